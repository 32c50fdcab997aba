// Where there is no mail server, a letter is a file in the data directory.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

export const letterFolder = (): string => path.resolve(/* turbopackIgnore: true */ env().WAGTALE_DATA_DIR, 'mail')
export const letterFile = (messageId: string): string =>
  path.join(letterFolder(), `${messageId.replace(/[^\w.-]/g, '_')}.eml`)

/** Letters that went out by a mail server have no file, and are their readers’ now. */
export async function removeLetters(messageIds: readonly string[]): Promise<void> {
  await Promise.all(messageIds.map((messageId) => rm(letterFile(messageId), { force: true })))
}
