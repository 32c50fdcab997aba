import { ensureInstalled, typescript } from './install.mjs'

ensureInstalled()
await typescript()
const { serve } = await import('./serve.ts')
await serve('start')
