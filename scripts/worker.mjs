import { ensureInstalled, typescript } from './install.mjs'

ensureInstalled()
await typescript()
await import('./run-worker.ts')
