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

interface CustomizationsUpdate extends CustomizationsBody {
  viewer: Viewer
  id: string
}

/**
 * Replaces the owner's customizations, and stores the rating and comment. Every picture's URL changes with the version.
 * @throws story_not_found (for another visitor's too), story_unfinished, story_changed if `version` is outdated,
 *   unkind_words
 */
export async function saveCustomizations(
  db: Db,
  { viewer, id, customizations, comment, version }: CustomizationsUpdate,
): Promise<Story> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  return db.$transaction(async (tx) => {
    // Locks the story's row: concurrent saves can't leave elements of both.
    await saveVersion(tx, { id, visitorId, change: 'customized' })
    const { count } = await tx.story.updateMany({
      where: { id, visitorId, state: 'ready', ...(version === undefined ? {} : { version }) },
      data: { customizations, version: { increment: 1 }, ...PICTURES_UNAPPROVED },
    })
    if (count === 0) throw await explainRefusal(tx, { id, visitorId })
    await tx.storyCustomization.deleteMany({ where: { storyId: id } })
    await tx.storyCustomization.createMany({
      data: elementsOf(customizations).map((element) => ({ ...element, storyId: id, visitorId })),
    })
    const story = presentStory(await tx.story.findUniqueOrThrow({ where: { id }, select: storyColumns }), viewer)
    if (comment && judgeText(comment, story.language, listedWords) === 'refused')
      throw new AppError('unkind_words', { field: 'comment' })
    if (customizations.rating !== undefined)
      await saveReview(tx, { storyId: id, visitorId, rating: customizations.rating, comment })
    return story
  })
}

/** The new pictures have to be approved again. */
const PICTURES_UNAPPROVED = { approved: false, imagesApproved: false, declinedAt: null }

async function explainRefusal(tx: Tx, { id, visitorId }: { id: string; visitorId: string }): Promise<AppError> {
  const story = await tx.story.findFirst({ where: { id, visitorId }, select: { state: true } })
  if (!story) return new AppError('story_not_found')
  return new AppError(story.state === 'ready' ? 'story_changed' : 'story_unfinished')
}

/** One review of a story for each visitor. */
async function saveReview(
  tx: Tx,
  {
    storyId,
    visitorId,
    rating,
    comment,
  }: { storyId: string; visitorId: string; rating: number; comment: string | undefined },
): Promise<void> {
  const changes = comment === undefined ? {} : { comment: comment || null }
  await tx.storyReview.upsert({
    where: { storyId_visitorId: { storyId, visitorId } },
    create: { storyId, visitorId, rating, ...changes },
    update: { rating, ...changes },
  })
}

type Element = Pick<Prisma.StoryCustomizationCreateManyInput, 'customizationType' | 'elementId' | 'customData'>

/** One row for each element, as in the specification's data model. */
const elementsOf = ({ characters, furniture, colorScheme }: Customizations): Element[] => [
  ...characters.map((customData) => ({ customizationType: 'character', elementId: customData.id, customData })),
  ...furniture.map((customData) => ({ customizationType: 'furniture', elementId: customData.id, customData })),
  ...(colorScheme === null
    ? []
    : [{ customizationType: 'color', elementId: colorScheme, customData: { name: colorScheme } }]),
]
