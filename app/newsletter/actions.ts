'use server'
import { formResult, type FormResult } from '@/components/site/newsletter/form-result'
import { newsletterToken, subscription } from '@/lib/domain/newsletter/subscription'
import { action } from '@/lib/http/action'
import { now } from '@/lib/platform/clock'
import { confirmSubscription } from '@/lib/server/newsletter/confirm'
import { unsubscribe as endSubscription } from '@/lib/server/newsletter/unsubscribe'
import { subscribe as startSubscription } from '@/lib/server/newsletter/subscribe'

const subscribing = action({ name: 'newsletter-subscribe', body: subscription, limit: 'mail' }, ({ db, body }) =>
  startSubscription(db, { ...body, now: now() }),
)
const confirming = action({ name: 'newsletter-confirm', body: newsletterToken }, ({ db, body }) =>
  confirmSubscription(db, { ...body, now: now() }),
)
const leaving = action({ name: 'newsletter-leave', body: newsletterToken }, ({ db, body }) =>
  endSubscription(db, { ...body, now: now() }),
)

async function answered(work: typeof subscribing, form: FormData): Promise<FormResult> {
  return formResult(await work(Object.fromEntries(form)), form)
}

export const subscribe = async (_: FormResult | null, form: FormData): Promise<FormResult> =>
  answered(subscribing, form)
export const confirm = async (_: FormResult | null, form: FormData): Promise<FormResult> => answered(confirming, form)
export const unsubscribe = async (_: FormResult | null, form: FormData): Promise<FormResult> => answered(leaving, form)
