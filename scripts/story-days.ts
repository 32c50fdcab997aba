// Writes lib/domain/author/world/story-days.ts anew from the plans: npm run -s story-days.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readStoryDays } from '../lib/domain/author/library/read-story-days'

const file = path.resolve(import.meta.dirname, '../lib/domain/author/world/story-days.ts')
const [head = ''] = readFileSync(file, 'utf8').split('> = {')
const source = `${head}> = ${JSON.stringify(await readStoryDays())}`
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
