import { readFileSync } from 'node:fs'
import { envExample } from './env-example'

test('.env.example: is what npm run env:example writes, and names every setting', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
  expect(envExample()).toContain('# DATABASE_URL=')
})
