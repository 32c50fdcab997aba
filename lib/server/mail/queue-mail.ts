import type { Tx } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'
import type { TemplateName, TemplateParams } from './templates'

export interface Outgoing<T extends TemplateName> {
  template: T
  to: string
  language: string
  params: TemplateParams<T>
  /** What it is about: a second mail with the same key is not sent. */
  dedupeKey: string
  /** Not before. */
  at?: Date
}

/** Puts a mail into the outbox, in the transaction that brings about what it says. @returns whether it is new */
export async function queueMail<T extends TemplateName>(
  tx: Tx,
  { template, to, language, params, dedupeKey, at }: Outgoing<T>,
): Promise<boolean> {
  const rows = await tx.mailOutbox.createManyAndReturn({
    data: [{ template, recipient: to, language, params, dedupeKey }],
    skipDuplicates: true,
    select: { id: true },
  })
  for (const { id } of rows) await addJob(tx, 'send-mail', { mailId: id }, { key: `mail:${id}`, ...(at ? { at } : {}) })
  return rows.length > 0
}
