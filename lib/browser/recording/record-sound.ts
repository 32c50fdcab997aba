'use client'
// One take by the browser's microphone. It doesn't know React.

export type MicrophoneFailure = 'unsupported' | 'refused' | 'absent' | 'failed'

export class MicrophoneError extends Error {
  constructor(readonly reason: MicrophoneFailure) {
    super(`no microphone: ${reason}`)
    this.name = 'MicrophoneError'
  }
}

export interface Recorded {
  sound: Blob
  /** Whoever reads, the longest time that a page may take, or the microphone itself: a call, a cable. */
  endedBy: 'reader' | 'limit' | 'microphone'
}

export interface RunningRecording {
  stop: () => void
  /** How loud it is right now, from 0 to 1. */
  level: () => number
  done: Promise<Recorded>
}

const FAILURES: Record<string, MicrophoneFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
}

async function openMicrophone(): Promise<MediaStream> {
  // Absent in old browsers, and wherever the page isn't served securely.
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) throw new MicrophoneError('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    console.warn('no microphone', error)
    throw new MicrophoneError((error instanceof DOMException && FAILURES[error.name]) || 'failed')
  }
}

/** Speech is much softer than what a meter could show. */
const METER_GAIN = 5

function meter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext()
  // Asked for permission, a browser may have forgotten the press that began it.
  void context.resume()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * METER_GAIN)
    },
    close: () => void context.close(),
  }
}

/**
 * Begins to record; the microphone is let go when it ends. @throws MicrophoneError
 */
export async function recordSound({ seconds }: { seconds: number }): Promise<RunningRecording> {
  const stream = await openMicrophone()
  const { level, close } = meter(stream)
  const recorder = new MediaRecorder(stream)
  let endedBy: Recorded['endedBy'] = 'microphone'
  const end = (by: Recorded['endedBy']) => {
    if (recorder.state === 'inactive') return
    endedBy = by
    recorder.stop()
  }
  const done = new Promise<Recorded>((resolve) => {
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      clearTimeout(limit)
      for (const track of stream.getTracks()) track.stop()
      close()
      resolve({ sound: new Blob(parts, { type: recorder.mimeType }), endedBy })
    })
  })
  for (const track of stream.getTracks()) track.addEventListener('ended', () => end('microphone'))
  recorder.addEventListener('error', () => end('microphone'))
  const limit = setTimeout(() => end('limit'), seconds * 1000)
  // In parts, so that a microphone that fails leaves what came before.
  recorder.start(1000)
  return { stop: () => end('reader'), level, done }
}
