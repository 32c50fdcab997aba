/**
 * A room in which several people write one story (the specification's collaborative story): its lists, its bounds and
 * the bodies of its calls. Shared by forms, routes and use cases.
 */
import { z } from 'zod'
import { hash } from '../chance'
import { unlessLong } from '../too-long'
import { plain, petRequest, storyRequest } from '../story/request'
import { PETS_AT_MOST, type Language } from '../story/lists'
import { RETENTION_DAYS } from '../retention/retention'

export const ROOM_STATUSES = ['draft', 'collecting', 'generating', 'finished', 'closed'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]
export const MEMBER_ROLES = ['creator', 'contributor'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const IDEA_TYPES = ['character', 'plot', 'setting', 'dialogue', 'theme'] as const
export type IdeaType = (typeof IDEA_TYPES)[number]
/** What becomes of an idea in the book: told in the text, drawn in a picture, quoted at the end, or set aside. */
export const IDEA_FATES = ['told', 'drawn', 'quoted', 'set-aside'] as const
export type IdeaFate = (typeof IDEA_FATES)[number]

export const ROOM_BOUNDS = {
  /** Members, the creator among them. */
  members: { least: 2, most: 10, usual: 5 },
  invitees: 5,
  idea: 280,
  message: 500,
  /** Ideas that the text tells; the others are drawn or quoted. */
  // eslint-disable-next-line id-denylist -- the name of what becomes of an idea
  told: 12,
  /** Ideas of a room. */
  ideas: 200,
  /** Texts that Claude writes for a room in a day. */
  textsADay: 5,
} as const

/** A room is deleted this many days after the last act in it. */
export const ROOM_DAYS = RETENTION_DAYS.rooms

/** Signs that nobody sees are no text. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u
const text = (most: number, required: string) =>
  z.string({ error: required }).transform(plain).pipe(z.string().regex(VISIBLE, required).max(most))
const email = z
  .string({ error: 'Valid email is required' })
  .trim()
  .pipe(z.email({ error: unlessLong('Valid email is required') }).max(254))

/** The child and the pets of the room's book, as far as the room has chosen them. */
export const roomCast = z.object({
  childName: storyRequest.shape.childName.optional(),
  childAge: storyRequest.shape.childAge.optional(),
  childGender: storyRequest.shape.childGender.optional(),
  look: storyRequest.shape.look,
  pets: z.array(petRequest).max(PETS_AT_MOST, 'Maximum 5 pets allowed').default([]),
  lifeSkill: storyRequest.shape.lifeSkill.optional(),
})
export type RoomCast = z.output<typeof roomCast>

/** Seed of the room's family and book: the table draws whom the book will show. Tells nobody the room's id. */
export const roomSeed = (id: string): string => `room-${hash(id)}`

/**
 * The request for the room's book, from its cast: a child and at least one pet have to be chosen; age, gender and life
 * skill may stay open. Null while something is missing.
 */
export function roomStoryRequest(cast: RoomCast, { language, seed }: { language: Language; seed: string }) {
  const request = storyRequest.safeParse({
    childAge: '5-6',
    childGender: 'non-specific',
    lifeSkill: 'teamwork',
    ...cast,
    language,
    seed,
  })
  return request.success ? request.data : null
}

/** POST /api/collaborative-stories. */
export const createRoomBody = z.object({
  title: text(120, 'Story title is required'),
  description: z.string().max(1000).transform(plain).optional(),
  creatorName: text(60, 'Creator name is required'),
  creatorEmail: email,
  maxCollaborators: z
    .int()
    .min(ROOM_BOUNDS.members.least)
    .max(ROOM_BOUNDS.members.most)
    .default(ROOM_BOUNDS.members.usual),
  /** A new room is always a draft; another value is ignored. */
  status: z.string().max(20).optional(),
  /** Kept only if non-empty and containing '@' (specification 2, section 6). */
  collaboratorEmails: z
    .array(z.string().max(254))
    .max(20)
    .default([])
    .transform((all) =>
      [...new Set(all.map((one) => one.trim()).filter((one) => one.includes('@')))].slice(0, ROOM_BOUNDS.invitees),
    ),
  cast: roomCast.optional(),
})
export type CreateRoomBody = z.input<typeof createRoomBody>

/** POST /api/collaborative-stories/{id}/collaborators. Without the invite code a room can't be joined. */
export const joinRoomBody = z.object({
  name: text(60, 'Please enter your name.'),
  email: z.string().max(254).optional(),
  role: z.literal('contributor').default('contributor'),
  inviteCode: z.string({ error: 'Please enter the invite code.' }).max(40),
})
export type JoinRoomBody = z.input<typeof joinRoomBody>

/** POST /api/collaborative-stories/{id}/contributions. */
export const newIdeaBody = z.object({
  content: text(ROOM_BOUNDS.idea, 'Content is required'),
  type: z.enum(IDEA_TYPES, { error: 'Please choose a type.' }),
  order: z.number().int().min(0).max(100_000).optional(),
  /** The member at hand; another's id is refused. */
  contributorId: z.uuid().optional(),
  /** Made by the browser, so that sending an idea again after a lost answer doesn't add it twice. */
  clientId: z.uuid().optional(),
})
export type NewIdeaBody = z.input<typeof newIdeaBody>

/**
 * PATCH /api/collaborative-stories/{id}/contributions/{idea}: its giver changes words and type, the creator its fate.
 */
export const changeIdeaBody = z.object({
  content: newIdeaBody.shape.content.optional(),
  type: newIdeaBody.shape.type.optional(),
  /** The idea that it now follows; null: it is the first. */
  after: z.uuid().nullable().optional(),
  /** The creator's choice; null: left to the author. */
  fate: z.enum(IDEA_FATES).nullable().optional(),
  liked: z.boolean().optional(),
})
export type ChangeIdeaBody = z.input<typeof changeIdeaBody>

/** PATCH /api/collaborative-stories/{id}. Cast by every member; title, description and closing by the creator. */
export const changeRoomBody = z.object({
  title: createRoomBody.shape.title.optional(),
  description: createRoomBody.shape.description,
  cast: roomCast.optional(),
  status: z.literal('closed').optional(),
  /** true: the old invite code is revoked and a new one drawn. */
  newInviteCode: z.literal(true).optional(),
})
export type ChangeRoomBody = z.input<typeof changeRoomBody>

/** POST /api/collaborative-stories/{id}/messages. */
export const newMessageBody = z.object({
  message: text(ROOM_BOUNDS.message, 'Content is required'),
  clientId: z.uuid().optional(),
})
export type NewMessageBody = z.input<typeof newMessageBody>
