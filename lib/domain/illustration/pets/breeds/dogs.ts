import type { QuadRow } from '../breed-row'
import { LAP_DOGS } from './dogs-lap'
import { MIDDLING_DOGS } from './dogs-middling'
import { TALL_DOGS } from './dogs-tall'

export const DOGS: Record<string, QuadRow> = { ...TALL_DOGS, ...MIDDLING_DOGS, ...LAP_DOGS }
