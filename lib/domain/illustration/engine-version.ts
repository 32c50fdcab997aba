// Every story keeps the version of the engine that drew it, and goes on being drawn by it: see docs/pictures.md.
export const ENGINE_VERSIONS = [1] as const
export type EngineVersion = (typeof ENGINE_VERSIONS)[number]

/** What new books are drawn with. */
export const ENGINE_VERSION: EngineVersion = 1

/** The engine for a stored number; for one that this release doesn't know (it was taken back) the newest stands in, so that the book can be read. */
export const engineVersionOf = (stored: number): EngineVersion =>
  ENGINE_VERSIONS.find((known) => known === stored) ?? ENGINE_VERSION
