'use client'

/** Which recording a page's address names: the owner's browser needs no token. */
export interface RecordingKey {
  id: string
  token: string | null
}

/** From an address's fragment, which no server and no log ever sees. */
export function recordingKey(hash: string): RecordingKey | null {
  const [, id, token] = /^#([0-9a-f-]{36})(?:\.([\w-]{16,64}))?$/.exec(hash) ?? []
  return id === undefined ? null : { id, token: token ?? null }
}

export const recordingHash = (id: string, token: string): string => `#${id}.${token}`
