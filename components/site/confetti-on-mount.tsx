'use client'
import { useEffect } from 'react'
import { throwConfetti } from '@/components/site/confetti'

/** Confetti when the page is opened. */
export function ConfettiOnMount({ preset }: { preset: Parameters<typeof throwConfetti>[0] }) {
  useEffect(() => void throwConfetti(preset), [preset])
  return null
}
