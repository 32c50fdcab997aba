// Every journey watches the browser's console: an error that no test expects fails it.
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { z } from 'zod'

declare global {
  interface Window {
    pointerLog?: string[]
  }
}

/**
 * Keeps, in the page, what was pressed and let go last, and which parts moved: a click on what moves under the
 * pointer is lost, and no picture of the end shows it.
 */
function recordPointer(): void {
  const KEPT = 60
  const log: string[] = (window.pointerLog = [])
  const add = (time: number, ...words: string[]) => {
    log.push([`${Math.round(time)} ms`, ...words].join(' '))
    if (log.length > KEPT) log.shift()
  }
  const name = (node: unknown) =>
    node instanceof HTMLInputElement
      ? `input ${node.name}=${node.value} checked=${node.checked}`
      : node instanceof Element
        ? `${node.tagName.toLowerCase()} "${(node.textContent ?? '').slice(0, 30)}"`
        : String(node)
  for (const type of ['pointerdown', 'pointerup', 'click', 'change'])
    document.addEventListener(
      type,
      (event) =>
        add(
          event.timeStamp,
          type,
          name(event.target),
          event instanceof MouseEvent ? `at ${event.clientX},${event.clientY}` : '',
          `scrolled ${Math.round(scrollY)}`,
        ),
      true,
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[])
      add(
        entry.startTime,
        'moved:',
        ...(entry.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} ${Math.round(previousRect.y)}>${Math.round(currentRect.y)};`,
        ),
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Stops the balloons of the shop's pages where they hang, as their button does. */
function pauseBalloons(): void {
  if (location.hostname === 'localhost' && top === self) localStorage.setItem('wagtale-balloons', 'paused')
}

export const test = base.extend<{ expectedErrors: RegExp[]; balloons: 'hang' | 'float'; watched: undefined }>({
  // Each page on which they float costs a sixth of a core for as long as it is open: public.spec.ts and main-job.spec.ts
  // have them afloat.
  balloons: ['hang', { option: true }],
  // Filled by a journey that provokes an error on purpose (a refused call is logged by the browser itself).
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ page, context, balloons, expectedErrors }, use, testInfo) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.addInitScript(recordPointer)
      if (balloons === 'hang') await context.addInitScript(pauseBalloons)
      // Journeys begin when the page has hydrated; slow-line.spec.ts looks at what comes before.
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...options) => {
        const response = await goto(...options)
        await hydrated(page)
        return response
      }
      page.reload = async (...options) => {
        const response = await reload(...options)
        await hydrated(page)
        return response
      }
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = await page.evaluate(() => window.pointerLog?.join('\n')).catch(() => undefined)
        // Attachments are cut after a few lines.
        if (body) process.stdout.write(`${testInfo.title}: where the pointer went, and what moved\n${body}\n`)
      }
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/**
 * Until React has hydrated the page, parts that are streamed after the frame included: no control waits for it any more
 * (lib/browser/use-hydrated.ts). At once for what isn't a page of the shop (a picture, a PDF, an embedded frame).
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      (document.documentElement.dataset['hydrated'] !== undefined && !document.querySelector('[data-hydrating]')) ||
      !document.querySelector('#main'),
  )

/**
 * Words and controls that reach over the screen's edge: what is clipped there makes no page wider. Side rails and
 * what is shut don't count.
 */
export const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, textarea)')]
      .filter(
        (element) => element.checkVisibility() && !scrolls(element) && !element.matches('.sr-only, [aria-hidden] *'),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > innerWidth + 1 || left < -1
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

/**
 * What axe finds on the page as it stands: each fault with where it is. In one go within the page, at a third of the
 * time: the other way is for frames of other sites, and there is none.
 */
export async function faults(page: Page): Promise<string[]> {
  // A page that is made for each request, and entered by a link, gets its title a moment after its words: Next sends
  // that apart.
  await page.waitForFunction(() => document.title !== '')
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

export interface Family {
  child: string
  age: string
  gender: string
  pets: { name: string; type: string; gender: string }[]
  skill: string
}

export const MILA: Family = {
  child: 'Mila',
  age: '5-6',
  gender: 'Girl',
  skill: 'Overcoming Fears',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'Male' },
    { name: 'Olive', type: 'Cat', gender: 'Female' },
  ],
}

export async function fillForm(page: Page, family: Family): Promise<void> {
  await page.getByLabel("Child's name").fill(family.child)
  await page.getByRole('radio', { name: new RegExp(`^${family.age}`) }).check()
  await page.getByRole('radio', { name: family.gender, exact: true }).check()
  for (const [i, pet] of family.pets.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add Pet' }).click()
    const fields = page.getByRole('group', { name: `Pet ${i + 1}` })
    await fields.getByLabel('Name').fill(pet.name)
    await fields.getByLabel('Type').selectOption({ label: pet.type })
    await fields.getByRole('radio', { name: pet.gender, exact: true }).check()
  }
  await page.getByRole('radio', { name: family.skill, exact: true }).check()
}

/** From the form to the finished story's own page, by the demo code. */
export async function redeem(page: Page, family: Family): Promise<string> {
  await page.goto('/')
  await fillForm(page, family)
  await page.getByLabel('Gift code', { exact: true }).fill('wagtale1')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  await page.getByLabel('Email for story delivery').fill('parent@example.com')
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await page.getByRole('button', { name: 'Create My Free Story Now!' }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await isWritten(page, id)
  return id
}

/** On a busy machine the page of a book opens while the book is still written. */
export async function isWritten(page: Page, id: string): Promise<void> {
  const pagesOf = z.object({ pages: z.array(z.unknown()) })
  await expect
    .poll(async () => pagesOf.parse(await (await page.request.get(`/api/stories/${id}`)).json()).pages.length, {
      timeout: 60_000,
    })
    .toBe(20)
}

/** A book that this browser owns, made with the demo code and no screen: for journeys that begin where there is one. */
export async function ownBook(
  page: Page,
  {
    child = 'Mila',
    email = 'parent@example.com',
    description,
  }: { child?: string; email?: string; description?: string } = {},
): Promise<string> {
  const pets = [
    { name: 'Biscuit', type: 'Dog', gender: 'male', ...(description ? { description } : {}) },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ]
  const answer = await page.request.post('/api/gift-codes/redeem', {
    data: {
      code: 'WAGTALE1',
      childName: child,
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'courage',
      language: 'en',
      email,
      seed: child,
      pets,
    },
  })
  const { id } = z.object({ story: z.object({ id: z.string() }) }).parse(await answer.json()).story
  // One with a description may be held for staff, and isn't written then.
  if (description === undefined) await isWritten(page, id)
  return id
}
