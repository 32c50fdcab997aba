import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Answer, Visitor } from './visitor'

const manifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string(), filename: z.string() })),
})

interface Action {
  /** The page that it is called from. */
  page: string
  /** In the source: `app/[locale]/(site)/my-stories`. */
  folder: string
  name: string
}

/** The number that the build gave a server action. */
function idOf(build: string, { folder, name }: Action): string {
  const file = path.join(build, 'server/server-reference-manifest.json')
  const found = Object.entries(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).node).find(
    ([, { exportedName, filename }]) => exportedName === name && filename === `${folder}/actions.ts`,
  )
  if (!found) throw new Error(`no action ${name} in ${folder}`)
  return found[0]
}

/** Calls a server action with one object, as React does. */
export const act = (visitor: Visitor, build: string, action: Action, given: object): Promise<Answer> =>
  visitor.send(action.page, {
    method: 'POST',
    raw: JSON.stringify([given]),
    headers: { 'next-action': idOf(build, action), 'content-type': 'text/plain;charset=UTF-8' },
  })

/** Sends a form to a server action that also takes the form's state before. */
export function sendForm(
  visitor: Visitor,
  build: string,
  action: Action,
  form: Record<string, string>,
): Promise<Answer> {
  const part = (field: string, value: string) =>
    `--drill\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  const fields = Object.entries(form).map(([field, value]) => part(`_1_${field}`, value))
  return visitor.send(action.page, {
    method: 'POST',
    raw: `${fields.join('')}${part('0', '[null,"$K1"]')}--drill--\r\n`,
    headers: { 'next-action': idOf(build, action), 'content-type': 'multipart/form-data; boundary=drill' },
  })
}
