'use client'
import { useEffect, useRef, useState } from 'react'

/** One sound at a time, fetched when it is wanted. */
export function usePlayback() {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const audio = useRef<HTMLAudioElement>(undefined)
  const stop = () => {
    const playing = audio.current
    audio.current = undefined
    if (playing) {
      playing.pause()
      URL.revokeObjectURL(playing.src)
    }
    setState('idle')
  }
  useEffect(
    () => () => {
      audio.current?.pause()
    },
    [],
  )
  const play = async (load: () => Promise<Blob>) => {
    stop()
    const player = new Audio()
    audio.current = player
    setState('playing')
    try {
      player.src = URL.createObjectURL(await load())
      player.addEventListener('ended', () => {
        if (audio.current === player) stop()
      })
      if (audio.current === player) await player.play()
    } catch (error) {
      if (audio.current !== player) return
      console.warn('not played', error)
      stop()
      setState('failed')
    }
  }
  return { state, play: (load: () => Promise<Blob>) => void play(load), stop }
}
