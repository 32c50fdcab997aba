import { ensureInstalled, typescript } from './install.mjs'

ensureInstalled()
await typescript()
const { check } = await import('./test-runner.ts')
await check(process.argv.slice(2))
