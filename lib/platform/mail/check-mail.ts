import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '../env'

export const mailTransport = (): 'smtp' | 'files' => (env().SMTP_URL ? 'smtp' : 'files')

/**
 * Health check: connects to the mail server and signs in, or writes a file to the mail folder. @throws when that fails
 */
export async function checkMail(patienceMs: number): Promise<void> {
  const { SMTP_URL, WAGTALE_DATA_DIR } = env()
  if (SMTP_URL) {
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
    return
  }
  const folder = path.resolve(/* turbopackIgnore: true */ WAGTALE_DATA_DIR, 'mail')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${randomUUID()}.part`)
  await writeFile(file, 'x')
  await rm(file)
}
