import { drawCover } from './cover/draw-cover'
import type { EngineVersion } from './engine-version'
import { illustrate, planPages } from './illustrate'
import { illustrateFrame, illustrateFull } from './illustrate-full'

export interface Engine {
  illustrate: typeof illustrate
  illustrateFull: typeof illustrateFull
  illustrateFrame: typeof illustrateFrame
  drawCover: typeof drawCover
  planPages: typeof planPages
}

/**
 * The newest version is this folder's code. Each older one is a bundle that was made of it before a change (`npm run
 * golden -- --freeze`).
 */
const ENGINES: Record<EngineVersion, Engine> = {
  1: { illustrate, illustrateFull, illustrateFrame, drawCover, planPages },
}

/** The engine for a stored book, by the version stored with it. */
export const getEngine = (version: EngineVersion): Engine => ENGINES[version]
