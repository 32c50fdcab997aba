import { fakeNarratePage } from '@/e2e/fakes/narrate-page'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { until } from '@/e2e/fixtures/until'
import type { NarrationProgress } from '@/lib/domain/book/narration/narration-answer'
import { describePages } from '@/lib/domain/book/narration/describe-pages'
import { buildReaderPages } from '@/lib/domain/book/reader-pages'
import type { Viewer } from '@/lib/domain/viewer'
import { log } from '@/lib/platform/log'
import { stopListening } from '@/lib/platform/pg-notify'
import { startQueue, type Queue } from '@/lib/platform/queue/start'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { renameStory } from '@/lib/server/my-stories/rename-story'
import { storyColumns } from '@/lib/server/stories/columns'
import { getBook } from '@/lib/server/stories/get-book'
import { presentStory } from '@/lib/server/stories/present-story'
import { tasksWith } from '@/lib/server/jobs'
import { failExhaustedNarrations, failNarration } from './fail-narration'
import { followNarration } from './follow-narration'
import { forgetReplacedNarrations } from './forget-replaced-narrations'
import { findProgress, getNarration, loadNarration } from './get-narration'
import { getPageSound } from './get-page-sound'
import { makeNarration, type NarratePage } from './make-narration'
import { requestNarration } from './request-narration'
import { scriptOf } from './script-of'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const queues: Queue[] = []
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop(2_000)
  await database.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})
afterAll(stopListening)

const PAGES = 22
const guest: Viewer = { visitorId: null, admin: null }
const jobs = () =>
  database.db.$queryRaw<{ id: string; priority: number }[]>`
    SELECT j.payload->>'narrationId' AS id, j.priority::int FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'narrate' AND j.attempts < j.max_attempts`
function work(narratePage: NarratePage) {
  queues.push(startQueue({ url: database.url, db: database.db, tasks: tasksWith(narratePage) }))
}
const wanted = (id: string, viewer = guest, version = 1) => ({
  viewer,
  id,
  version,
  voice: 'wagtale' as const,
  part: 'story' as const,
})
async function request(viewer = guest) {
  const { id, visitorId } = await makeWrittenStory(database.db)
  await requestNarration(database.db, wanted(id, viewer))
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id } })
  return { id, visitorId, narrationId, owner: { visitorId, admin: null } satisfies Viewer }
}
async function makeReady() {
  const story = await request()
  await makeNarration(database.db, { narrationId: story.narrationId, narratePage: fakeNarratePage })
  return story
}

test('twenty requests at once make one narration and one job, which others’ jobs go before', async () => {
  const { id } = await makeWrittenStory(database.db)
  await Promise.all(Array.from({ length: 20 }, () => requestNarration(database.db, wanted(id))))
  const narrations = await database.db.narration.findMany({ where: { storyId: id }, select: { id: true } })
  expect(narrations).toHaveLength(1)
  expect(await jobs()).toEqual([{ id: narrations[0]?.id, priority: 10 }])
})

test('a narration is made by the queue page by page, and says truly how far it is', async () => {
  const { id } = await request()
  const states: (NarrationProgress | 'beat')[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => void (release = resolve))
  const followed = (async () => {
    const signal = new AbortController().signal
    for await (const now of followNarration(database.db, { ...wanted(id), signal, beatMs: 5_000 })) states.push(now)
  })()
  let pages = 0
  work(async (page) => {
    if (++pages === 4) await held
    return fakeNarratePage(page)
  })
  await until(() => pages === 4, 'the fourth page')
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'making', done: 3, total: PAGES })
  release()
  await followed
  expect(states.at(-1)).toEqual({ state: 'ready', done: PAGES, total: PAGES })
  const counts = states.flatMap((state) => (state === 'beat' ? [] : [state.done]))
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts).toEqual(expect.arrayContaining([3, PAGES]))
  expect(pages).toBe(PAGES)
})

test('after a worker’s death another goes on with the pages that are missing', async () => {
  const { id, narrationId } = await request()
  const read: string[] = []
  const dying: NarratePage = async (page) => {
    if (read.length === 9) throw new Error('killed')
    read.push(page.page.name)
    return fakeNarratePage(page)
  }
  await expect(makeNarration(database.db, { narrationId, narratePage: dying })).rejects.toThrow('killed')
  // As a worker leaves it that was killed: locked, and no longer seen.
  await database.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '31 seconds', attempts = 1`
  work(async (page) => {
    read.push(page.page.name)
    return fakeNarratePage(page)
  })
  await until(async () => (await findProgress(database.db, wanted(id)))?.state === 'ready', 'the rest', 20_000)
  expect(read).toHaveLength(PAGES)
  expect(new Set(read).size).toBe(PAGES)
}, 30_000)

test('what the pictures show is read once somebody asks, beside the words, and is no part of the book’s files', async () => {
  const { id } = await makeReady()
  const pictures = { ...wanted(id), part: 'pictures' as const }
  expect(await findProgress(database.db, pictures)).toMatchObject({ state: 'absent' })
  await requestNarration(database.db, pictures)
  const { id: narrationId } = await database.db.narration.findFirstOrThrow({ where: { storyId: id, part: 'pictures' } })
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  const book = await getBook(database.db, { viewer: guest, id })
  const row = await database.db.story.findUniqueOrThrow({ where: { id }, select: storyColumns })
  if (!book || book === 'unfinished') throw new Error('no book')
  const read = await getNarration(database.db, pictures)
  // What the reader says itself, by the device's voice.
  const shown = describePages(buildReaderPages(presentStory(row, guest)))
  expect(shown.filter(Boolean).length).toBeGreaterThan(15)
  expect(read?.answer.pages.map(({ blocks }) => blocks[0] ?? null)).toEqual(shown)
  expect(read?.answer.pages.map(({ blocks }) => blocks.length)).toEqual(shown.map((text) => (text === null ? 0 : 1)))
  const words = await getNarration(database.db, wanted(id))
  expect(words?.answer.id).not.toBe(narrationId)
  const script = await scriptOf(book)
  const file = await loadNarration(database.db, { ...wanted(id), script })
  expect(file?.pages.map(({ blocks }) => blocks)).toEqual(script.map(({ blocks }) => blocks))
})

const SERVER = { url: 'http://127.0.0.1:9', model: 'm', voice: 'v' }

test('a narrator’s server reads the whole book; one that fails is left, and the book is in one voice all the same', async () => {
  const read: string[] = []
  const narratePage: NarratePage = async (wanted) => {
    read.push(`${wanted.server ? 'server' : 'own'} ${wanted.page.name}`)
    return fakeNarratePage(wanted)
  }
  const first = await request()
  await makeNarration(database.db, { narrationId: first.narrationId, narratePage, server: SERVER })
  expect(read).toHaveLength(PAGES)
  expect(read.every((one) => one.startsWith('server'))).toBe(true)

  const second = await request()
  read.length = 0
  const warned = jest.spyOn(log, 'warn')
  const failing: NarratePage = async (wanted) => {
    if (wanted.server && wanted.page.name === 'page-03') throw new Error('Error: narrator_status_500\n at Mila')
    return narratePage(wanted)
  }
  await makeNarration(database.db, { narrationId: second.narrationId, narratePage: failing, server: SERVER })
  expect(warned).toHaveBeenCalledWith('narrator server failed', {
    narrationId: second.narrationId,
    code: 'narrator_status_500',
  })
  expect(read.filter((one) => one.startsWith('own'))).toHaveLength(PAGES)
  expect(await findProgress(database.db, wanted(second.id))).toMatchObject({ state: 'ready', done: PAGES })
  expect(await database.db.narration.findUnique({ where: { id: second.narrationId } })).toMatchObject({ engine: 'own' })
})

test('whoever goes on with a book goes on with its engine, whatever the settings are by then', async () => {
  const { narrationId } = await request()
  const used: boolean[] = []
  const dying: NarratePage = async (wanted) => {
    if (used.length === 5) throw new Error('killed')
    used.push(wanted.server !== undefined)
    return fakeNarratePage(wanted)
  }
  await expect(makeNarration(database.db, { narrationId, narratePage: dying })).rejects.toThrow('killed')
  const narratePage: NarratePage = async (wanted) => {
    used.push(wanted.server !== undefined)
    return fakeNarratePage(wanted)
  }
  await makeNarration(database.db, { narrationId, narratePage, server: SERVER })
  expect(used).toEqual(Array.from({ length: PAGES }, () => false))
})

test('two workers with one narration end with each page once', async () => {
  const { id, narrationId } = await request()
  await Promise.all([1, 2].map(() => makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })))
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'ready', done: PAGES })
  expect(await database.db.narrationPage.count({ where: { narrationId } })).toBe(PAGES)
})

test('after its last attempt it has failed, keeps its pages, and goes on when it is asked for again', async () => {
  const { id, narrationId } = await request()
  let pages = 0
  await database.db.$executeRaw`UPDATE graphile_worker._private_jobs SET max_attempts = 1`
  work(async (page) => {
    if (++pages > 5) throw new Error('no voice')
    return fakeNarratePage(page)
  })
  await until(async () => (await findProgress(database.db, wanted(id)))?.state === 'failed', 'the failure')
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'failed', done: 5 })
  await queues.splice(0)[0]?.stop(2_000)
  await Promise.all([1, 2, 3].map(() => requestNarration(database.db, wanted(id))))
  expect((await jobs()).filter((job) => job.id === narrationId)).toHaveLength(1)
  await failExhaustedNarrations(database.db)
  const read: string[] = []
  work(async (page) => {
    read.push(page.page.name)
    return fakeNarratePage(page)
  })
  await until(async () => (await findProgress(database.db, wanted(id)))?.state === 'ready', 'the rest')
  expect(read).toHaveLength(PAGES - 5)
}, 30_000)

test('one whose job has no retries left is failed', async () => {
  const { id } = await request()
  await failExhaustedNarrations(database.db)
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'making' })
  await database.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`
  await failExhaustedNarrations(database.db)
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'failed' })
})

test('it has each word of the reader’s pages, with its time and the page’s sound', async () => {
  const { id, narrationId } = await makeReady()
  const found = await getNarration(database.db, wanted(id))
  const book = await getBook(database.db, { viewer: guest, id })
  if (!found || !book || book === 'unfinished') throw new Error('nothing was found')
  const { pages } = found.answer
  expect(pages).toHaveLength(PAGES)
  expect(pages[1]?.blocks.join('\n\n')).toBe(book.manuscript.pages[0]?.content)
  for (const { blocks, words, durationMs } of pages) {
    const times = words.map(([, , , beginMs]) => beginMs)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(durationMs)
    for (const [block, start, end] of words) expect(blocks[block]?.slice(start, end)).toMatch(/^[\p{L}\p{N}]/u)
  }
  const sound = await getPageSound(database.db, { viewer: guest, id, voice: 'wagtale', narrationId, page: 2 })
  expect(new TextDecoder().decode(sound?.mp3)).toBe('page-01')
})

test('files take it as it is, unless the words around the story are others by now', async () => {
  const { id } = await makeReady()
  const book = await getBook(database.db, { viewer: guest, id })
  if (!book || book === 'unfinished') throw new Error('no book')
  const script = await scriptOf(book)
  const narration = await loadNarration(database.db, { ...wanted(id), script })
  expect(narration?.pages.map(({ name, mp3 }) => [name, new TextDecoder().decode(mp3)])).toEqual(
    script.map(({ name }) => [name, name]),
  )
  const others = script.map((page) => (page.name === 'end' ? { ...page, blocks: ['Good night.'] } : page))
  expect(await loadNarration(database.db, { ...wanted(id), script: others })).toBeNull()
})

test('one that an earlier release made of other words is made again', async () => {
  const { id, narrationId } = await makeReady()
  await requestNarration(database.db, wanted(id))
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ id: narrationId, state: 'ready' })
  const script = [{ name: 'title', heading: 'Mila', blocks: ['Mila'] }]
  await database.db.narration.update({ where: { id: narrationId }, data: { script } })
  await requestNarration(database.db, wanted(id))
  expect(await findProgress(database.db, wanted(id))).toMatchObject({ state: 'making', done: 0, total: PAGES })
})

test('a changed book is read again; what was read of the old one goes, once nobody has it open', async () => {
  const { id, owner } = await makeReady()
  await renameStory(database.db, { viewer: owner, id, title: 'Mila and the Moon' })
  await expect(requestNarration(database.db, wanted(id))).rejects.toMatchObject({ code: 'story_changed' })
  expect(await findProgress(database.db, wanted(id, guest, 2))).toMatchObject({ state: 'absent' })
  await requestNarration(database.db, wanted(id, guest, 2))
  const versions = async () =>
    (await database.db.narration.findMany({ where: { storyId: id }, orderBy: { version: 'asc' } })).map(
      (n) => n.version,
    )
  await forgetReplacedNarrations(database.db, { now: new Date() })
  expect(await versions()).toEqual([1, 2])
  await forgetReplacedNarrations(database.db, { now: new Date(Date.now() + 3_601_000) })
  expect(await versions()).toEqual([2])
})

test('an erased book takes its narration with it, also while that is being made', async () => {
  const { id, owner, narrationId } = await request()
  let pages = 0
  await makeNarration(database.db, {
    narrationId,
    narratePage: async (page) => {
      if (++pages === 3) await eraseStory(database.db, { viewer: owner, id })
      return fakeNarratePage(page)
    },
  })
  expect(pages).toBe(3)
  expect(await database.db.narration.count({ where: { storyId: id } })).toBe(0)
  expect(await database.db.narrationPage.count({ where: { narrationId } })).toBe(0)
  await makeNarration(database.db, { narrationId, narratePage: fakeNarratePage })
  await failNarration(database.db, { narrationId })
})

test('a book that is not shared is nobody’s to listen to but its owner’s', async () => {
  const { id, owner, narrationId } = await makeReady()
  await database.db.story.update({ where: { id }, data: { shared: false } })
  const book = await getBook(database.db, { viewer: owner, id })
  if (!book || book === 'unfinished') throw new Error('no book')
  const script = await scriptOf(book)
  const sound = { id, voice: 'wagtale', narrationId, page: 1 } as const
  for (const visitorId of [null, await makeVisitor(database.db)]) {
    const viewer: Viewer = { visitorId, admin: null }
    await expect(requestNarration(database.db, wanted(id, viewer))).rejects.toMatchObject({ code: 'story_not_found' })
    expect(await getNarration(database.db, wanted(id, viewer))).toBeNull()
    expect(await getPageSound(database.db, { ...sound, viewer })).toBeNull()
    expect(await loadNarration(database.db, { ...wanted(id, viewer), script })).toBeNull()
    const signal = new AbortController().signal
    for await (const now of followNarration(database.db, { ...wanted(id, viewer), signal, beatMs: 50 }))
      throw new Error(`told ${JSON.stringify(now)}`)
  }
  expect((await getNarration(database.db, wanted(id, owner)))?.keepers).toBe('owner')
  expect(await getPageSound(database.db, { ...sound, viewer: owner })).toMatchObject({ keepers: 'owner' })
})

test('a book in another language, or one that is being written, is refused in words', async () => {
  const { id } = await makeWrittenStory(database.db, { language: 'de', lifeSkill: 'courage', childAge: '5-6' })
  await expect(requestNarration(database.db, wanted(id))).rejects.toMatchObject({ code: 'voice_language' })
  await database.db.story.update({ where: { id }, data: { state: 'writing' } })
  await expect(requestNarration(database.db, wanted(id))).rejects.toMatchObject({ code: 'story_unfinished' })
  expect(await database.db.narration.count({ where: { storyId: id } })).toBe(0)
})
