import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '../env'
import { deliver } from './deliver'

jest.mock('../env')

const folder = mkdtempSync(join(tmpdir(), 'wagtale-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without a mail server a letter is a file that only its own account can read', async () => {
  jest
    .mocked(env)
    .mockReturnValue({ WAGTALE_DATA_DIR: folder, MAIL_FROM: 'shop@example.com' } as ReturnType<typeof env>)
  await deliver({ to: 'ann@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', messageId: 'a@b' })
  const mail = join(folder, 'mail')
  expect(statSync(mail).mode & 0o777).toBe(0o700)
  expect(readdirSync(mail).map((file) => statSync(join(mail, file)).mode & 0o777)).toEqual([0o600])
})
