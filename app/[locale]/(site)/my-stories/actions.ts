'use server'
import { formResult, type FormResult } from '@/components/site/newsletter/form-result'
import { eraseForm, findForm, findToken, hideForm, renameForm } from '@/lib/domain/book/my-stories'
import { action } from '@/lib/http/action'
import { ensureVisitor } from '@/lib/http/viewer'
import { now } from '@/lib/platform/clock'
import { requestFindLink as sendFindLink } from '@/lib/server/my-stories/request-find-link'
import { attachStoriesToVisitor } from '@/lib/server/my-stories/attach-stories-to-visitor'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { hideStory } from '@/lib/server/my-stories/hide-story'
import { renameStory } from '@/lib/server/my-stories/rename-story'

const renaming = action({ name: 'rename-story', body: renameForm }, ({ db, viewer, body }) =>
  renameStory(db, { viewer, ...body }),
)
const hiding = action({ name: 'hide-story', body: hideForm }, ({ db, viewer, body }) =>
  hideStory(db, { viewer, ...body, now: now() }),
)
const erasing = action({ name: 'erase-story', body: eraseForm }, ({ db, viewer, body }) =>
  eraseStory(db, { viewer, ...body }),
)
const asking = action({ name: 'find-stories', body: findForm, limit: 'mail' }, ({ db, body }) =>
  sendFindLink(db, { ...body, now: now() }),
)
const bringing = action({ name: 'bring-stories', body: findToken, limit: 'codes' }, async ({ db, viewer, body }) => {
  const { visitorId } = await ensureVisitor(db, viewer)
  return attachStoriesToVisitor(db, { visitorId, token: body.token, now: now() })
})

export const rename = async (form: { id: string; title: string }) => renaming(form)
export const hide = async (form: { id: string; hidden: boolean }) => hiding(form)
export const erase = async (form: { id: string }) => erasing(form)
export const attachStories = async (form: { token: string }) => bringing(form)

export async function requestFindLink(_: FormResult | null, form: FormData): Promise<FormResult> {
  return formResult(await asking(Object.fromEntries(form)), form)
}
