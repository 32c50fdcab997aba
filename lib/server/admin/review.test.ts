import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { excerpt, isStepAllowed, reviewStatus, STEPS, type Decision } from '@/lib/domain/admin/review'
import { reviewFilter } from '@/lib/domain/admin/review-filter'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import type { Viewer } from '@/lib/domain/viewer'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { listFeatured } from '@/lib/server/stories/list-featured'
import { decideStories } from './decide-stories'
import { decideStory, type ExpectedVersion } from './decide-story'
import { featureStory } from './feature-story'
import { listAuditEvents } from './list-audit-events'
import { countWaiting, listReviews, REVIEWS_AT_ONCE } from './list-reviews'
import { listAllStories } from './list-all-stories'
import { noteStory } from './note-story'
import { readReview } from './read-review'

jest.setTimeout(60_000)
const database = testDatabase()
const by = (username: string) => ({ visitorId: null, admin: { id: username, username } })
const [ada, bob, stranger] = [by('ada'), by('bob'), { visitorId: 'v', admin: null }]
const decide = (
  id: string,
  action: Decision['action'],
  type: Decision['type'],
  more: { viewer?: Viewer; expected?: ExpectedVersion; notes?: string } = {},
) => decideStory(database.db, { viewer: ada, id, decision: { action, type }, now: NOW, ...more })
const flags = async (id: string) => {
  const row = await database.db.story.findUniqueOrThrow({ where: { id } })
  return {
    content: row.contentApproved,
    images: row.imagesApproved,
    approved: row.approved,
    featured: row.featured,
    declined: row.declinedAt !== null,
    by: row.approvedBy,
    notes: row.moderationNotes,
  }
}
const NOTHING = {
  content: false,
  images: false,
  approved: false,
  featured: false,
  declined: false,
  by: null,
  notes: null,
}
const acts = async (id: string) =>
  (await listAuditEvents(database.db, { viewer: ada, subject: { type: 'story', id } })).acts.map(
    ({ action, actor }) => `${actor} ${action}`,
  )

test('the three review flags change by the specified steps only', () => {
  const each = [false, true]
  for (const contentApproved of each)
    for (const imagesApproved of each)
      for (const approved of each) {
        const state = { contentApproved, imagesApproved, approved }
        expect(isStepAllowed({ action: 'approve', type: 'both' }, state)).toBe(
          contentApproved && imagesApproved && !approved,
        )
        expect(isStepAllowed({ action: 'approve', type: 'content' }, state)).toBe(!contentApproved && !approved)
        expect(isStepAllowed({ action: 'reject', type: 'images' }, state)).toBe(!imagesApproved && !approved)
        expect(reviewStatus({ ...state, ...STEPS.reject.both.to })).toBe('pending')
      }
  expect(reviewStatus({ contentApproved: true, imagesApproved: false, approved: false })).toBe('content')
  expect(reviewStatus({ contentApproved: true, imagesApproved: true, approved: false })).toBe('final')
})

test('publishing before both approvals is refused; then content, images, publish, feature; each is logged', async () => {
  const { id } = await makeWrittenStory(database.db)
  await expect(decide(id, 'approve', 'both')).rejects.toMatchObject({ code: 'review_conflict' })
  await expect(
    featureStory(database.db, { viewer: ada, id, featured: true, expected: {}, now: NOW }),
  ).rejects.toMatchObject({ code: 'review_conflict' })
  expect(await flags(id)).toEqual(NOTHING)
  await decide(id, 'approve', 'content', { notes: 'a lovely ending' })
  await expect(decide(id, 'approve', 'content')).rejects.toMatchObject({ code: 'review_conflict' })
  await expect(decide(id, 'reject', 'content')).rejects.toMatchObject({ code: 'review_conflict' })
  await expect(decide(id, 'approve', 'both')).rejects.toMatchObject({ code: 'review_conflict' })
  await decide(id, 'approve', 'images', { viewer: bob })
  await decide(id, 'approve', 'both', { viewer: bob })
  await featureStory(database.db, { viewer: ada, id, featured: true, expected: {}, now: NOW })
  expect(await flags(id)).toEqual({
    ...NOTHING,
    content: true,
    images: true,
    approved: true,
    featured: true,
    by: 'bob',
    notes: 'a lovely ending',
  })
  expect((await listFeatured(database.db)).find((story) => story.id === id)?.pets).toHaveLength(2)
  await decide(id, 'reject', 'both', { notes: '' })
  expect(await flags(id)).toEqual({ ...NOTHING, declined: true })
  expect(await database.db.storyPet.count({ where: { featured: true } })).toBe(0)
  await decide(id, 'approve', 'content')
  expect(await flags(id)).toEqual({ ...NOTHING, content: true })
  expect(await acts(id)).toEqual([
    'ada story.approve-content',
    'ada story.withdraw',
    'ada story.feature',
    'bob story.publish',
    'bob story.approve-images',
    'ada story.approve-content',
  ])
})

test('concurrent decisions: a step is taken once, and one based on an outdated version is refused', async () => {
  const { id } = await makeWrittenStory(database.db)
  const expected = { reviewVersion: 0, version: 1 }
  const both = await Promise.allSettled([
    decide(id, 'approve', 'content', { expected }),
    decide(id, 'reject', 'content', { viewer: bob, expected }),
  ])
  expect(
    both.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done')).sort(),
  ).toEqual(['done', 'review_outdated'])
  const rush = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => decide(id, 'approve', 'images', { viewer: i % 2 ? ada : bob })),
  )
  expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await acts(id)).filter((act) => act.endsWith('approve-images'))).toHaveLength(1)
  // The owner changed the pictures meanwhile.
  await database.db.story.update({ where: { id }, data: { version: { increment: 1 } } })
  const now = await readReview(database.db, { viewer: ada, id })
  await expect(
    noteStory(database.db, {
      viewer: ada,
      id,
      notes: 'n',
      expected: { reviewVersion: now?.reviewVersion, version: 1 },
      now: NOW,
    }),
  ).rejects.toMatchObject({ code: 'review_outdated' })
  expect(now).toMatchObject({ version: 2, reviewVersion: 2, last: { action: 'story.approve-images' } })
})

test('a batch decision takes the step where allowed and names the other stories', async () => {
  const [one, two] = await Promise.all([makeWrittenStory(database.db), makeWrittenStory(database.db)])
  await decide(two.id, 'approve', 'content', { viewer: bob })
  const stories = [one.id, two.id, 'no-such-story'].map((id) => ({ id, reviewVersion: 0, version: 1 }))
  expect(
    await decideStories(database.db, {
      viewer: ada,
      stories,
      decision: { action: 'approve', type: 'content' },
      now: NOW,
    }),
  ).toEqual({
    done: [one.id],
    left: [
      { id: two.id, code: 'review_outdated' },
      { id: 'no-such-story', code: 'story_not_found' },
    ],
  })
})

test('a private story can’t be featured; an unfinished one can’t be approved', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  for (const type of ['content', 'images', 'both'] as const) await decide(id, 'approve', type)
  await database.db.story.update({ where: { id }, data: { shared: false } })
  await expect(
    featureStory(database.db, { viewer: ada, id, featured: true, expected: {}, now: NOW }),
  ).rejects.toMatchObject({ code: 'review_conflict' })
  const held = await redeemGiftCode(database.db, {
    code: await makeGiftCode(database.db),
    visitorId,
    request: makeRequest({
      pets: [{ name: 'Rex', type: 'Dog', gender: 'male', description: 'Lives at 12 Wattle Street' }],
    }),
    now: NOW,
  })
  await expect(decide(held, 'approve', 'content')).rejects.toMatchObject({ code: 'review_conflict' })
  expect(await readReview(database.db, { viewer: ada, id: held })).toMatchObject({
    state: 'held',
    pictures: [],
    held: [{ text: 'Lives at 12 Wattle Street', rules: ['address'] }],
  })
  expect((await listReviews(database.db, { viewer: ada, filter: 'held' })).stories.map((story) => story.id)).toEqual([
    held,
  ])
})

test('lists: each filter has its stories, pages are complete, and searches match prefixes', async () => {
  await database.db.story.deleteMany()
  const visitorId = await makeVisitor(database.db)
  const place = (i: number) => ({
    id: `s${String(i).padStart(3, '0')}`,
    createdAt: new Date(NOW.getTime() + Math.floor(i / 3) * 1000),
  })
  await database.db.story.createMany({
    data: Array.from({ length: 70 }, (_, i) => ({
      ...place(i),
      visitorId,
      title: `Book ${i}`,
      childName: i % 2 ? 'Zoë' : 'Mila',
      childAge: '5-6',
      petName: 'Pip',
      petType: 'Dog',
      lifeSkill: i % 5 ? 'courage' : 'patience',
      seed: 's',
      engineVersion: 1,
      state: 'ready',
      storyContent: 'Once.',
      searchTerms: searchTerms(`Book ${i}`, i % 2 ? 'Zoë' : 'Mila', 'Pip'),
      contentApproved: i % 7 === 0,
      approved: i === 35,
      ...(i === 36 ? { declinedAt: NOW } : {}),
    })),
  })
  const all = async (query: Omit<Parameters<typeof listReviews>[1], 'viewer' | 'after'>) => {
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await listReviews(database.db, { viewer: ada, ...query, after })
      expect(page.stories.length).toBeLessThanOrEqual(REVIEWS_AT_ONCE)
      ids.push(...page.stories.map(({ id }) => id))
      after = page.next
    } while (after !== undefined)
    return ids
  }
  const newest = (keep: (i: number) => boolean) =>
    Array.from({ length: 70 }, (_, i) => i)
      .filter(keep)
      .reverse()
      .map((i) => place(i).id)
  expect(await all({ filter: 'all' })).toEqual(newest(() => true))
  expect(await all({ filter: 'waiting' })).toEqual(newest((i) => i !== 35 && i !== 36))
  expect(await all({ filter: 'content' })).toEqual(newest((i) => i % 7 === 0 && i !== 35))
  expect(await all({ filter: 'declined' })).toEqual(newest((i) => i === 36))
  expect(await all({ filter: 'waiting', lifeSkill: 'patience' })).toEqual(
    newest((i) => i % 5 === 0 && i !== 35 && i !== 36),
  )
  expect(await all({ filter: 'all', search: 'zoe' })).toEqual(newest((i) => i % 2 === 1))
  expect(await all({ filter: 'approved', search: 'ZO' })).toEqual(newest((i) => i === 35))
  expect(await all({ filter: 'all', search: 'book 1' })).toEqual(newest((i) => i === 1 || (i > 9 && i < 20)))
  expect(await all({ filter: 'all', search: "'; DROP TABLE stories; --" })).toEqual([])
  expect(await all({ filter: 'all', search: '%_"' })).toEqual(newest(() => true))
  expect(await countWaiting(database.db, { viewer: ada })).toBe(68)
  const page = await listAllStories(database.db, { viewer: ada, filter: 'waiting' })
  expect([page.stories.length, page.stories[0]?.id, page.next === undefined]).toEqual([50, 's069', false])
  // A renamed story is found by its new title only, a deleted one not at all.
  await database.db.story.update({ where: { id: 's001' }, data: { searchTerms: searchTerms('Quartz') } })
  expect(await all({ filter: 'all', search: 'quartz' })).toEqual(['s001'])
  expect(await all({ filter: 'all', search: 'zoe' })).not.toContain('s001')
  await database.db.story.delete({ where: { id: 's001' } })
  expect(await all({ filter: 'all', search: 'quartz' })).toEqual([])
  for (const after of ['nonsense', '1~', '~', `${'9'.repeat(15)}~x`, '1~\u0000'])
    await expect(listReviews(database.db, { viewer: ada, filter: 'all', after })).resolves.toBeDefined()
})

test('only administrators read and decide', async () => {
  const { id } = await makeWrittenStory(database.db)
  const refused = { code: 'sign_in_required' }
  await expect(decide(id, 'approve', 'content', { viewer: stranger })).rejects.toMatchObject(refused)
  await expect(
    decideStories(database.db, {
      viewer: stranger,
      stories: [],
      decision: { action: 'approve', type: 'content' },
      now: NOW,
    }),
  ).rejects.toMatchObject(refused)
  await expect(
    featureStory(database.db, { viewer: stranger, id, featured: false, expected: {}, now: NOW }),
  ).rejects.toMatchObject(refused)
  await expect(
    noteStory(database.db, { viewer: stranger, id, notes: '', expected: {}, now: NOW }),
  ).rejects.toMatchObject(refused)
  await expect(readReview(database.db, { viewer: stranger, id })).rejects.toMatchObject(refused)
  await expect(listReviews(database.db, { viewer: stranger, filter: 'all' })).rejects.toMatchObject(refused)
  await expect(listAllStories(database.db, { viewer: stranger, filter: 'all' })).rejects.toMatchObject(refused)
  await expect(countWaiting(database.db, { viewer: stranger })).rejects.toMatchObject(refused)
  expect(await flags(id)).toEqual(NOTHING)
})

test('search terms, excerpts and filters of any input', () => {
  expect(searchTerms('Zoë & Mila’s Träume', null, 'İstanbul', 'ミラと海', '  ')).toEqual([
    'zoe',
    'mila',
    's',
    'traume',
    'istanbul',
    'ミラと海',
  ])
  expect(searchTerms('x'.repeat(90))[0]).toHaveLength(40)
  expect(excerpt('a'.repeat(500))).toHaveLength(500)
  expect(excerpt('😀'.repeat(501))).toBe(`${'😀'.repeat(500)}…`)
  expect([
    reviewFilter('pending', 'approved'),
    reviewFilter('all', 'approved'),
    reviewFilter('all', undefined),
  ]).toEqual(['waiting', 'approved', 'all'])
})
