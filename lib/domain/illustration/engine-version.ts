// Every story stores the version of the engine that drew it and is always drawn by that version: docs/pictures.md,
// "Versions".
export const ENGINE_VERSIONS = [1] as const
export type EngineVersion = (typeof ENGINE_VERSIONS)[number]

/** The version that draws new books. */
export const ENGINE_VERSION: EngineVersion = 1

/**
 * The engine version for a stored number. For a number that this release doesn't know (a rollback), the newest version
 * is used, so that the book can still be read.
 */
export const engineVersionOf = (stored: number): EngineVersion =>
  ENGINE_VERSIONS.find((known) => known === stored) ?? ENGINE_VERSION
