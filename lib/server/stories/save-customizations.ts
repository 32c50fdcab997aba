import { AppError } from '@/lib/domain/errors'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import type { CustomizationsBody } from '@/lib/domain/illustration/customizations-body'
import { judgeText } from '@/lib/domain/moderation/check-request'
import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db, Tx } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { saveVersion } from '@/lib/server/corrections/save-version'
import { storyColumns } from './columns'
import { presentStory } from './present-story'

interface Save extends CustomizationsBody {
  viewer: Viewer
  id: string
}

/**
 * Keeps what the owner chose in the customizer, in the place of what was chosen before, and the stars with it. Every picture's address
 * changes with the story's version. Anybody else, and a story that isn't there, is the same `story_not_found`; one still being written,
 * `story_unfinished`; one that was changed after the version that the owner looked at, `story_changed`.
 */
export async function saveCustomizations(
  db: Db,
  { viewer, id, customizations, comment, version }: Save,
): Promise<Story> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  return db.$transaction(async (tx) => {
    // Holds the story's row, so two saves at once can't leave elements of both.
    await saveVersion(tx, { id, visitorId, change: 'customized' })
    const { count } = await tx.story.updateMany({
      where: { id, visitorId, state: 'ready', ...(version === undefined ? {} : { version }) },
      data: { customizations, version: { increment: 1 }, ...PICTURES_UNSEEN },
    })
    if (count === 0) throw await whyNot(tx, { id, visitorId })
    await tx.storyCustomization.deleteMany({ where: { storyId: id } })
    await tx.storyCustomization.createMany({
      data: elementsOf(customizations).map((element) => ({ ...element, storyId: id, visitorId })),
    })
    const story = presentStory(await tx.story.findUniqueOrThrow({ where: { id }, select: storyColumns }), viewer)
    if (comment && judgeText(comment, story.language, listedWords) === 'refused')
      throw new AppError('unkind_words', { field: 'comment' })
    if (customizations.rating !== undefined)
      await review(tx, { storyId: id, visitorId, rating: customizations.rating, comment })
    return story
  })
}

/** What the public sees is looked at again: other pictures than those that were approved. */
const PICTURES_UNSEEN = { approved: false, imagesApproved: false, declinedAt: null }

async function whyNot(tx: Tx, { id, visitorId }: { id: string; visitorId: string }): Promise<AppError> {
  const story = await tx.story.findFirst({ where: { id, visitorId }, select: { state: true } })
  if (!story) return new AppError('story_not_found')
  return new AppError(story.state === 'ready' ? 'story_changed' : 'story_unfinished')
}

/** One review of a story by each visitor: the newest. */
async function review(
  tx: Tx,
  {
    storyId,
    visitorId,
    rating,
    comment,
  }: { storyId: string; visitorId: string; rating: number; comment: string | undefined },
): Promise<void> {
  const said = comment === undefined ? {} : { comment: comment || null }
  await tx.storyReview.upsert({
    where: { storyId_visitorId: { storyId, visitorId } },
    create: { storyId, visitorId, rating, ...said },
    update: { rating, ...said },
  })
}

type Element = Pick<Prisma.StoryCustomizationCreateManyInput, 'customizationType' | 'elementId' | 'customData'>

/** One row an element, as the specification stores them. */
const elementsOf = ({ characters, furniture, colorScheme }: Customizations): Element[] => [
  ...characters.map((customData) => ({ customizationType: 'character', elementId: customData.id, customData })),
  ...furniture.map((customData) => ({ customizationType: 'furniture', elementId: customData.id, customData })),
  ...(colorScheme === null
    ? []
    : [{ customizationType: 'color', elementId: colorScheme, customData: { name: colorScheme } }]),
]
