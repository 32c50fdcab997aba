// Loaded first by the servers of the journeys (playwright.config.ts): what is built may only load what `npm ci
// --omit=dev` installs. Next decides by itself which packages it bundles, so nothing else would notice that one of
// them is missing in production.
import { readFileSync } from 'node:fs'
import Module from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const build = path.join(root, 'build') + path.sep
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const resolveFile = Module._resolveFilename

Module._resolveFilename = function resolveProduction(request, parent, ...rest) {
  const file = resolveFile.call(this, request, parent, ...rest)
  const [folder] = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path.relative(root, file)) ?? []
  if (folder && parent?.filename?.startsWith(build) && packages[folder.replaceAll('\\', '/')]?.dev)
    throw new Error(`${parent.filename} loads ${request}, a development package: it must be one of "dependencies"`)
  return file
}
