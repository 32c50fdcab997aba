import { AppError } from '@/lib/domain/errors'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import type { Story } from '@/lib/domain/story/story'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { storyColumns } from './columns'
import { presentStory } from './present-story'

/**
 * Keeps what the owner chose in the customizer, in the place of what was chosen before. Every picture's address changes with the
 * story's version. Anybody else, and a story that isn't there, is the same `story_not_found`; one still being written, `story_unfinished`.
 */
export async function saveCustomizations(db: Db, { viewer, id, customizations }: { viewer: Viewer; id: string; customizations: Customizations }): Promise<Story> {
  const { visitorId } = viewer
  if (visitorId === null) throw new AppError('story_not_found')
  return db.$transaction(async (tx) => {
    const { count } = await tx.story.updateMany({ where: { id, visitorId, state: 'ready' }, data: { customizations, version: { increment: 1 } } })
    if (count === 0) throw new AppError((await tx.story.count({ where: { id, visitorId } })) === 0 ? 'story_not_found' : 'story_unfinished')
    // The update holds the story's row, so two saves at once can't leave elements of both.
    await tx.storyCustomization.deleteMany({ where: { storyId: id } })
    await tx.storyCustomization.createMany({ data: elementsOf(customizations).map((element) => ({ ...element, storyId: id, visitorId })) })
    return presentStory(await tx.story.findUniqueOrThrow({ where: { id }, select: storyColumns }), viewer)
  })
}

type Element = Pick<Prisma.StoryCustomizationCreateManyInput, 'customizationType' | 'elementId' | 'customData'>

/** One row an element, as the specification stores them. */
const elementsOf = ({ characters, furniture, colorScheme }: Customizations): Element[] => [
  ...characters.map((customData) => ({ customizationType: 'character', elementId: customData.id, customData })),
  ...furniture.map((customData) => ({ customizationType: 'furniture', elementId: customData.id, customData })),
  ...(colorScheme === null ? [] : [{ customizationType: 'color', elementId: colorScheme, customData: { name: colorScheme } }]),
]
