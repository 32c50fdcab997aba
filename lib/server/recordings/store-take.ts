import { RECORDING } from '@/lib/domain/book/recording/limits'
import { readMp3 } from '@/lib/domain/book/recording/read-mp3'
import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { claimSound, storeSound } from '@/lib/server/sounds/store-sound'
import { hashWords } from './hash-words'
import { openRecording } from './open-recording'
import { recordableBy, type Asking } from './recording-access'

interface Take extends Asking {
  id: string
  /** From 1, as the reader counts. */
  page: number
  /** Of the words that were read (StudioPage). */
  words: string
  mp3: Uint8Array<ArrayBuffer>
}

/**
 * Stores what somebody read of a page, in place of what was there.
 * @throws recording_not_found, recording_not_adult, recording_words_changed; sound_not_mp3, sound_too_long,
 *   sound_too_short; ObjectStoreError
 */
export async function storeTake(
  db: Db,
  { id, page, words, mp3, ...asking }: Take,
): Promise<{ take: string; durationMs: number }> {
  const { script, adultAt } = await openRecording(db, { id, ...asking })
  if (adultAt === null) throw new AppError('recording_not_adult')
  const position = page - 1
  const spoken = script[position]
  if (!spoken) throw new AppError('not_found')
  if (hashWords(spoken) !== words) throw new AppError('recording_words_changed')
  const durationMs = checkSound(mp3)
  const columns = await storeSound(db, mp3)
  // A row of its own, so that its address is a new one. It may have been erased, or the link taken back, a moment ago.
  const take = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM recordings WHERE id = ${id}::uuid FOR UPDATE`
    const open = await tx.recording.count({ where: { AND: [{ id }, recordableBy(asking)] } })
    if (open === 0) throw new AppError('recording_not_found')
    await claimSound(tx, columns)
    await tx.recordedPage.deleteMany({ where: { recordingId: id, position } })
    return tx.recordedPage.create({
      data: { recordingId: id, position, wordsHash: words, durationMs, ...columns },
      select: { id: true },
    })
  })
  return { take: take.id, durationMs }
}

/** How long it is heard. @throws as above */
function checkSound(mp3: Uint8Array<ArrayBuffer>): number {
  const facts = readMp3(mp3)
  if (!facts?.isMono || facts.sampleRate !== RECORDING.sampleRate) throw new AppError('sound_not_mp3')
  if (facts.durationMs < RECORDING.leastMs) throw new AppError('sound_too_short')
  // A second more: the encoder fills its last frames.
  if (facts.durationMs > (RECORDING.seconds + 1) * 1000)
    throw new AppError('sound_too_long', { minutes: RECORDING.seconds / 60 })
  return facts.durationMs
}
