// An error or a warning that no test expects is a bug: it fails the test that caused it.
/// <reference types="@testing-library/jest-dom" />
import { TextDecoder as Decoder, TextEncoder as Encoder } from 'node:util'
import type * as dom from '@testing-library/dom'
import type * as planOnceFile from '@/e2e/fixtures/plan-once'
import type * as withShotsFile from '@/lib/server/stories/with-shots'

let complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  const real = console[level].bind(console)
  console[level] = (...args: unknown[]) => {
    complaints.push(`console.${level}: ${args.map(String).join(' ')}`)
    real(...args)
  }
}
beforeEach(() => {
  complaints = []
})
afterEach(() => {
  expect(complaints).toEqual([])
})
// Every browser has these; jsdom has not.
if (typeof TextDecoder === 'undefined') Object.assign(globalThis, { TextDecoder: Decoder, TextEncoder: Encoder })
// Only where there is a document: loading them takes a good part of a small test of the server.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom')
  // Machines that test are often busy, and what a test waits for takes a second there.
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })
}
// jsdom scrolls nothing.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}
// jsdom has no top layer.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => {}
// jsdom answers no media query.
if (typeof window !== 'undefined')
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  })
// Pictures of the same book are planned once a run.
jest.mock('@/lib/server/stories/with-shots', () => {
  const { planOnce } = jest.requireActual<typeof planOnceFile>('@/e2e/fixtures/plan-once')
  const actual = jest.requireActual<typeof withShotsFile>('@/lib/server/stories/with-shots')
  return { ...actual, withShots: planOnce(actual.withShots) }
})
