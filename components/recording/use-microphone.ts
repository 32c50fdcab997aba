'use client'
import { useEffect, useRef, useState } from 'react'
import {
  MicrophoneError,
  recordSound,
  type MicrophoneFailure,
  type Recorded,
  type RunningRecording,
} from '@/lib/browser/recording/record-sound'
import { RECORDING } from '@/lib/domain/book/recording/limits'

const METER_MS = 100
/** On the meter; below it nobody would hear a word. */
const AUDIBLE_LEVEL = 0.04
const QUIET_AFTER_MS = 4_000

interface Heard {
  level: number
  ms: number
  /** Nothing has been loud so far, and that for a while. */
  isQuiet: boolean
}
const NOTHING: Heard = { level: 0, ms: 0, isQuiet: false }

export interface Microphone {
  phase: 'idle' | 'asking' | 'recording'
  sound: Heard
  failure: MicrophoneFailure | null
  start: () => void
  stop: () => void
}

/** The microphone of one page at a time: what it is doing, how loud it is, and why it isn't. */
export function useMicrophone(onRecorded: (recorded: Recorded) => void): Microphone {
  const [phase, setPhase] = useState<Microphone['phase']>('idle')
  const [sound, setHeard] = useState(NOTHING)
  const [failure, setFailure] = useState<MicrophoneFailure | null>(null)
  const running = useRef<RunningRecording>(undefined)
  const latest = useRef(onRecorded)
  useEffect(() => {
    latest.current = onRecorded
  })
  useEffect(() => () => running.current?.stop(), [])
  useEffect(() => {
    if (phase !== 'recording') return
    const begun = performance.now()
    let loudest = 0
    const timer = setInterval(() => {
      const level = running.current?.level() ?? 0
      const ms = performance.now() - begun
      loudest = Math.max(loudest, level)
      setHeard({ level, ms, isQuiet: loudest < AUDIBLE_LEVEL && ms > QUIET_AFTER_MS })
    }, METER_MS)
    // What is being said isn't stored anywhere yet.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('beforeunload', warn)
    }
  }, [phase])

  const start = async () => {
    setFailure(null)
    setHeard(NOTHING)
    setPhase('asking')
    try {
      running.current = await recordSound({ seconds: RECORDING.seconds })
    } catch (error) {
      setFailure(error instanceof MicrophoneError ? error.reason : 'failed')
      setPhase('idle')
      return
    }
    setPhase('recording')
    const recorded = await running.current.done
    running.current = undefined
    setPhase('idle')
    latest.current(recorded)
  }
  return { phase, sound, failure, start: () => void start(), stop: () => running.current?.stop() }
}
