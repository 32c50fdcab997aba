'use server'
import { formAnswer, type FormAnswer } from '@/components/site/newsletter/form-result'
import { newsletterToken, subscription } from '@/lib/domain/newsletter/subscription'
import { action } from '@/lib/http/action'
import { now } from '@/lib/platform/clock'
import { confirmSubscription } from '@/lib/server/newsletter/confirm'
import { leaveNewsletter } from '@/lib/server/newsletter/unsubscribe'
import { subscribe as subscribeTo } from '@/lib/server/newsletter/subscribe'

const subscribing = action({ name: 'newsletter-subscribe', body: subscription, limit: 'mail' }, ({ db, body }) =>
  subscribeTo(db, { ...body, now: now() }),
)
const confirming = action({ name: 'newsletter-confirm', body: newsletterToken }, ({ db, body }) =>
  confirmSubscription(db, { ...body, now: now() }),
)
const leaving = action({ name: 'newsletter-leave', body: newsletterToken }, ({ db, body }) =>
  leaveNewsletter(db, { ...body, now: now() }),
)

async function answered(work: typeof subscribing, form: FormData): Promise<FormAnswer> {
  return formAnswer(await work(Object.fromEntries(form)), form)
}

export const subscribe = async (_: FormAnswer | null, form: FormData): Promise<FormAnswer> =>
  answered(subscribing, form)
export const confirm = async (_: FormAnswer | null, form: FormData): Promise<FormAnswer> => answered(confirming, form)
export const leave = async (_: FormAnswer | null, form: FormData): Promise<FormAnswer> => answered(leaving, form)
