import * as current from './current-engine'
import type { EngineVersion } from './engine-version'

export type Engine = typeof current

/**
 * The newest version is this folder's code. Each older one is a bundle that was made of it before a change (`npm run
 * golden -- --freeze`).
 */
const ENGINES: Record<EngineVersion, Engine> = { 1: current }

/** The engine for a stored book, by the version stored with it. */
export const getEngine = (version: EngineVersion): Engine => ENGINES[version]
