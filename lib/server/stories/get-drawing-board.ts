import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { AppError } from '@/lib/domain/errors'
import type { Cast } from '@/lib/domain/illustration/cast'
import type { Setting } from '@/lib/domain/illustration/direction'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import { placeOf } from '@/lib/domain/illustration/stage/places/table'
import type { Extra } from '@/lib/domain/story/manuscript'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { bookLook, lookColumns } from './book-look'
import { manuscriptOf } from './present-story'

/**
 * Everything that the customizer draws a story's pictures from, for its owner.
 * @throws story_not_found, story_unfinished
 */
export async function getDrawingBoard(
  db: Db,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Omit<DrawingBoard, 'withPets'>> {
  const { visitorId } = viewer
  const row =
    visitorId === null
      ? null
      : await db.story.findFirst({
          where: { id, visitorId },
          select: {
            state: true,
            version: true,
            childName: true,
            manuscript: true,
            ...lookColumns,
            pets: { orderBy: { position: 'asc' }, select: { name: true } },
          },
        })
  if (!row) throw new AppError('story_not_found')
  const manuscript = manuscriptOf(row)
  const [first] = manuscript?.pages ?? []
  if (row.state !== 'ready' || !manuscript || !first) throw new AppError('story_unfinished')
  const { cast, seed, engineVersion, customizations = null } = bookLook(row)
  const pages = manuscript.pages.map(({ pageNumber, direction, shot, alt }) => ({
    pageNumber,
    direction,
    shot,
    alt,
    indoors: isIndoors(direction.setting),
  }))
  return {
    version: row.version,
    title: manuscript.title,
    language: manuscript.language,
    cast: [...cast],
    seed,
    engineVersion,
    customizations,
    members: membersOf(cast, {
      childName: row.childName,
      petNames: row.pets.map((pet) => pet.name),
      extras: manuscript.extras,
    }),
    pages: [
      {
        pageNumber: COVER_PAGE,
        direction: first.direction,
        alt: manuscript.title,
        indoors: isIndoors(first.direction.setting),
      },
      ...pages,
    ],
  }
}

const isIndoors = (setting: Setting): boolean => 'indoor' in placeOf(setting).place

function membersOf(
  cast: Cast,
  { childName, petNames, extras }: { childName: string; petNames: readonly string[]; extras: readonly Extra[] },
): DrawingBoard['members'] {
  const nameOf = (who: string) =>
    (who === 'child'
      ? childName
      : who.startsWith('pet')
        ? petNames[Number(who.slice(3)) - 1]
        : extras.find((extra) => extra.who === who)?.name) ?? ''
  return cast.map(({ who, kind }) => ({ who, kind, name: nameOf(who) }))
}
