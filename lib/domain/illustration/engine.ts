import { drawCover } from './cover/draw-cover'
import type { EngineVersion } from './engine-version'
import { illustrate } from './illustrate'

export interface Engine {
  illustrate: typeof illustrate
  drawCover: typeof drawCover
}

/**
 * The newest version is this folder's code. Each older one is a bundle that was made of it before a change (`npm run
 * golden -- --freeze`).
 */
const ENGINES: Record<EngineVersion, Engine> = { 1: { illustrate, drawCover } }

/** The engine for a stored book, by the version stored with it. */
export const getEngine = (version: EngineVersion): Engine => ENGINES[version]
