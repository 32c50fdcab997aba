import { randomBytes, randomUUID } from 'node:crypto'
import { BETA_STORIES, type BetaApplication } from '@/lib/domain/commerce/beta-application'
import { generateGiftCode } from '@/lib/domain/commerce/gift-code'
import { AppError } from '@/lib/domain/errors'
import { paths } from '@/lib/paths'
import type { Db } from '@/lib/platform/db/client'
import { localisedUrl } from '@/lib/server/mail/localised-url'

/**
 * Approves an application while a place is free: creates the tester's code and queues the mail with it. One per email
 * address. A single statement, so that the row that counts the places is locked only briefly under load.
 * @throws beta_full, beta_known
 */
export async function applyForBeta(
  db: Db,
  { application, now }: { application: BetaApplication; now: Date },
): Promise<{ code: string }> {
  const { name, platform, followers, why, experience, language } = application
  const email = application.email.toLowerCase()
  const [codeId, mailId, code] = [randomUUID(), randomUUID(), generateGiftCode(randomBytes)]
  const mailParams = JSON.stringify({ name, code, link: localisedUrl(language, paths.createStory({ code })) })
  const [result] = await db.$queryRaw<{ jobs: number; known: boolean }[]>`
    WITH place AS (
      UPDATE beta_program SET taken = taken + 1
      WHERE taken < 100 AND NOT EXISTS (SELECT 1 FROM beta_applications WHERE email = ${email}) RETURNING taken),
    code AS (
      INSERT INTO gift_codes
        (id, code, type, created_by, recipient_name, recipient_email, usage_limit, notes, created_at)
      SELECT ${codeId}::uuid, ${code}, 'beta', 'beta-program', ${name}, ${email}, ${BETA_STORIES}, ${platform}, ${now}
      FROM place RETURNING id),
    mail AS (
      INSERT INTO mail_outbox (id, dedupe_key, template, recipient, language, params, created_at)
      SELECT ${mailId}::uuid, ${`beta-code:${codeId}`}, 'beta-code', ${application.email}, ${language},
        ${mailParams}::jsonb, ${now}
      FROM place),
    tester AS (
      INSERT INTO beta_applications
        (id, place, name, email, platform, followers, why, experience, gift_code_id, created_at)
      SELECT ${randomUUID()}::uuid, place.taken, ${name}, ${email}, ${platform}, ${followers}, ${why}, ${experience},
        code.id, ${now}
      FROM place, code RETURNING place)
    SELECT (
        SELECT count((graphile_worker.add_job('send-mail', ${JSON.stringify({ mailId })}::json,
          job_key := ${`mail:${mailId}`}, max_attempts := 12)).id)
        FROM tester
      )::int AS jobs,
      EXISTS (SELECT 1 FROM beta_applications WHERE email = ${email}) AS known
  `.catch(async (error: unknown) => {
    // A concurrent request with the same address: the unique key refused this one.
    if (await db.betaApplication.findUnique({ where: { email }, select: { id: true } }))
      throw new AppError('beta_known')
    throw error
  })
  if (!result || result.jobs === 0) throw new AppError(result?.known ? 'beta_known' : 'beta_full')
  return { code }
}
