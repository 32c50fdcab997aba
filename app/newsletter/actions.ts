'use server'
import { formResult, type FormResult } from '@/components/site/newsletter/form-result'
import { newsletterToken, subscription } from '@/lib/domain/newsletter/subscription'
import { action } from '@/lib/http/action'
import { confirmOpeningNotice } from '@/lib/server/opening/confirm-opening-notice'
import { confirmSubscription } from '@/lib/server/newsletter/confirm'
import { unsubscribe as endSubscription } from '@/lib/server/newsletter/unsubscribe'
import { subscribe as startSubscription } from '@/lib/server/newsletter/subscribe'

const subscribeAction = action({ name: 'newsletter-subscribe', body: subscription, limit: 'mail' }, ({ db, body }) =>
  startSubscription(db, { ...body, now: new Date() }),
)
const confirmAction = action({ name: 'newsletter-confirm', body: newsletterToken }, ({ db, body }) =>
  confirmSubscription(db, { ...body, now: new Date() }),
)
const openingAction = action({ name: 'opening-confirm', body: newsletterToken }, ({ db, body }) =>
  confirmOpeningNotice(db, { ...body, now: new Date() }),
)
const unsubscribeAction = action({ name: 'newsletter-leave', body: newsletterToken }, ({ db, body }) =>
  endSubscription(db, { ...body, now: new Date() }),
)

async function runForm(work: typeof subscribeAction, form: FormData): Promise<FormResult> {
  return formResult(await work(Object.fromEntries(form)), form)
}

export const subscribe = async (_: FormResult | null, form: FormData): Promise<FormResult> =>
  runForm(subscribeAction, form)
export const confirm = async (_: FormResult | null, form: FormData): Promise<FormResult> => runForm(confirmAction, form)
export const confirmOpening = async (_: FormResult | null, form: FormData): Promise<FormResult> =>
  runForm(openingAction, form)
export const unsubscribe = async (_: FormResult | null, form: FormData): Promise<FormResult> =>
  runForm(unsubscribeAction, form)
