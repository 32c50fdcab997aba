import type { BookVoice } from '../../domain/book/narration/book-voices'
import { flite } from './flite'
import type { Voice } from './voice'

/** The engine behind each voice. */
export const VOICES: Record<BookVoice, Voice> = { wagtale: flite }
