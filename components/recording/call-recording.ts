'use client'
import type { RecordingKey } from '@/lib/browser/recording/recording-key'
import { storedTake, studio, type Studio } from '@/lib/domain/book/recording/recording'
import { callError } from '@/lib/http/client'
import { api } from '@/lib/paths'

/** @throws CallError when the server refuses; the browser's own error when it can't be reached */
async function send({ token }: RecordingKey, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const answer = await fetch(path, { ...init, headers, referrerPolicy: 'same-origin' })
  if (answer.ok) return answer
  throw await callError(answer)
}

export const loadStudio = async (key: RecordingKey): Promise<Studio> =>
  studio.parse(await (await send(key, api.recording(key.id))).json())

export async function sayAdult(key: RecordingKey): Promise<void> {
  await send(key, api.recordingAdult(key.id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adult: true }),
  })
}

export const sendTake = async (key: RecordingKey, page: number, words: string, sound: Blob): Promise<string> => {
  const answer = await send(key, api.recordTake(key.id, page, words), {
    method: 'PUT',
    headers: { 'content-type': 'audio/mpeg' },
    body: sound,
  })
  return storedTake.parse(await answer.json()).take
}

export const loadPicture = async (key: RecordingKey, picture: number): Promise<Blob> =>
  (await send(key, api.recordingPicture(key.id, picture))).blob()

export const loadTake = async (key: RecordingKey, page: number, take: string): Promise<Blob> =>
  (await send(key, api.recordedSound(key.id, page, take))).blob()
