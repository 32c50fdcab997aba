'use server'
import { formResult, type FormResult } from '@/components/site/newsletter/form-result'
import { eraseForm, findForm, findToken, hideForm, renameForm } from '@/lib/domain/book/my-stories'
import { action } from '@/lib/http/action'
import { ensureVisitor } from '@/lib/http/viewer'
import { requestFindLink as sendFindLink } from '@/lib/server/my-stories/request-find-link'
import { attachStoriesToVisitor } from '@/lib/server/my-stories/attach-stories-to-visitor'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { hideStory } from '@/lib/server/my-stories/hide-story'
import { renameStory } from '@/lib/server/my-stories/rename-story'

const renameAction = action({ name: 'rename-story', body: renameForm }, ({ db, viewer, body }) =>
  renameStory(db, { viewer, ...body }),
)
const hideAction = action({ name: 'hide-story', body: hideForm }, ({ db, viewer, body }) =>
  hideStory(db, { viewer, ...body, now: new Date() }),
)
const eraseAction = action({ name: 'erase-story', body: eraseForm }, ({ db, viewer, body }) =>
  eraseStory(db, { viewer, ...body }),
)
const findAction = action({ name: 'find-stories', body: findForm, limit: 'mail' }, ({ db, body }) =>
  sendFindLink(db, { ...body, now: new Date() }),
)
const attachAction = action(
  { name: 'bring-stories', body: findToken, limit: 'codes' },
  async ({ db, viewer, body }) => {
    const { visitorId } = await ensureVisitor(db, viewer)
    return attachStoriesToVisitor(db, { visitorId, token: body.token, now: new Date() })
  },
)

export const rename = async (form: { id: string; title: string }) => renameAction(form)
export const hide = async (form: { id: string; hidden: boolean }) => hideAction(form)
export const erase = async (form: { id: string }) => eraseAction(form)
export const attachStories = async (form: { token: string }) => attachAction(form)

export async function requestFindLink(_: FormResult | null, form: FormData): Promise<FormResult> {
  return formResult(await findAction(Object.fromEntries(form)), form)
}
