// Without SMTP_URL mails are written as .eml files into the data directory.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

export const emlFolder = (): string => path.resolve(/* turbopackIgnore: true */ env().WAGTALE_DATA_DIR, 'mail')
export const emlFile = (messageId: string): string =>
  path.join(emlFolder(), `${messageId.replace(/[^\w.-]/g, '_')}.eml`)

/** Mails sent by SMTP have no file. */
export async function removeEmlFiles(messageIds: readonly string[]): Promise<void> {
  await Promise.all(messageIds.map((messageId) => rm(emlFile(messageId), { force: true })))
}
