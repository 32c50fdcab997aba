import { drawCover } from './cover'
import type { EngineVersion } from './engine-version'
import { illustrate } from './illustrate'

export interface Engine {
  illustrate: typeof illustrate
  drawCover: typeof drawCover
}

/** The newest is this folder's own code, the others are bundles made of it when they were the newest (`npm run golden -- --freeze`). */
const ENGINES: Record<EngineVersion, Engine> = { 1: { illustrate, drawCover } }

/** Whoever draws a stored book asks here, by the version stored with it. */
export const getEngine = (version: EngineVersion): Engine => ENGINES[version]
