import { ensureInstalled, typescript } from './install.mjs'

ensureInstalled()
await typescript()
const { generateClient } = await import('./steps.ts')
await generateClient()
await import('./admin.ts')
