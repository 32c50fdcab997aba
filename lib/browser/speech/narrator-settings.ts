'use client'
import { z } from 'zod'
import { writeStorage, readStorage } from '@/lib/browser/storage'

export const SPEED = { min: 0.5, max: 2, step: 0.1, usual: 1 } as const
export const VOLUME = { min: 0, max: 1, step: 0.05, usual: 0.8 } as const

const KEY = 'wagtale-narrator'
/** Who reads: a voice of the device, Wagtale's own where it speaks the book's language, or somebody of the family. */
const SPEAKERS = ['device', 'wagtale', 'family'] as const

const settings = z.object({
  speaker: z.enum(SPEAKERS).catch('device'),
  /** The end of a narrator's id, 'female-1' to 'male-3': the same choice in each language. */
  narrator: z
    .string()
    .regex(/^(?:fe)?male-[123]$/)
    .catch('female-1'),
  /** Whose recording; of another book, the first one there is. */
  recording: z.string().catch(''),
  volume: z.number().min(VOLUME.min).max(VOLUME.max).catch(VOLUME.usual),
  speed: z.number().min(SPEED.min).max(SPEED.max).catch(SPEED.usual),
  muted: z.boolean().catch(false),
  /** Whether it is said what the pictures show. */
  describe: z.boolean().catch(false),
})
export type NarratorSettings = z.infer<typeof settings>

export function loadSettings(): NarratorSettings {
  let stored: unknown = {}
  try {
    stored = JSON.parse(readStorage(KEY) ?? '{}')
  } catch {
    // Not ours, or cut off.
  }
  return settings.catch(settings.parse({})).parse(stored)
}

export const saveSettings = (now: NarratorSettings): boolean => writeStorage(KEY, JSON.stringify(now))
