// Sends a rendered mail: by SMTP if SMTP_URL is set, else as an .eml file in the data directory.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { env } from '../env'
import { withSpan } from '../tracing'
import { emlFile, emlFolder } from './eml-files'

export interface MailMessage {
  to: string
  subject: string
  html: string
  text: string
  /** The same on every retry, so that a mailbox that gets it twice shows it once. Without the angle brackets. */
  messageId: string
  replyTo?: string
  headers?: Record<string, string>
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** @throws when the server did not accept it */
export const deliver = (letter: MailMessage): Promise<void> =>
  withSpan('letter', { transport: env().SMTP_URL ? 'smtp' : 'files' }, () => send(letter))

async function send(letter: MailMessage): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env()
  const message = {
    ...letter,
    from: MAIL_FROM,
    messageId: `<${letter.messageId}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (SMTP_URL) {
    const transport = createTransport({ url: SMTP_URL, ...TIMEOUTS })
    try {
      await transport.sendMail(message)
    } finally {
      transport.close()
    }
    return
  }
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(
    message,
  )
  // They hold names and access links, which are no other local account's business.
  await mkdir(emlFolder(), { recursive: true, mode: 0o700 })
  const file = emlFile(letter.messageId)
  await writeFile(`${file}.part`, Buffer.isBuffer(bytes) ? bytes : '', { mode: 0o600 })
  await rename(`${file}.part`, file)
}
