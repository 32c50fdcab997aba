/**
 * What a member's browser holds of a room, and the ordered log that keeps it up to date. GET of the room answers a
 * snapshot with the number of the last entry in it; the event stream goes on from there.
 */
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { storyTable } from '../story/story-table'
import { IDEA_FATES, IDEA_TYPES, MEMBER_ROLES, ROOM_STATUSES, roomCast } from './room'

const when = z.iso.datetime()
export const roomMember = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: when,
  removed: z.boolean(),
})
export const roomIdea = z.object({
  id: z.uuid(),
  type: z.enum(IDEA_TYPES),
  content: z.string(),
  order: z.number(),
  contributorId: z.uuid(),
  /** The giver's name when it was given. */
  contributor: z.string(),
  createdAt: when,
  likedBy: z.array(z.uuid()),
  fate: z.enum(IDEA_FATES).nullable(),
  clientId: z.uuid().nullable(),
})
export type RoomIdea = z.infer<typeof roomIdea>
export const roomMessage = z.object({
  id: z.uuid(),
  collaboratorId: z.uuid(),
  collaboratorName: z.string(),
  message: z.string(),
  timestamp: when,
  type: z.enum(['system', 'message']),
  clientId: z.uuid().nullable(),
})
/**
 * Characters `start` to `end` of a page's text that tell an idea; `drawn` where the picture shows it, `quoted` at the
 * back.
 */
export const ideaTrace = z.object({
  ideaId: z.uuid(),
  as: z.enum(['told', 'drawn', 'quoted']),
  page: z.int().min(1),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
})
export type IdeaTrace = z.infer<typeof ideaTrace>
export const roomVersion = z.object({
  id: z.uuid(),
  number: z.int().min(1),
  createdAt: when,
  title: z.string(),
  language: z.enum(LANGUAGES).default('en'),
  pages: z.array(z.string()),
  traces: z.array(ideaTrace),
  /** Its last page, as the book has it: ideas may have been changed or removed since. */
  table: storyTable.default({ quoted: [], credits: [] }),
  /** Who wrote it: 'built-in@1', a model's name. */
  author: z.string(),
  /** The illustrated book made of it, once bought. */
  storyId: z.string().nullable(),
})
export type RoomVersion = z.infer<typeof roomVersion>

export const roomSnapshot = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  creatorName: z.string(),
  /** For the creator only. */
  creatorEmail: z.string().optional(),
  status: z.enum(ROOM_STATUSES),
  /** Empty for somebody who hasn't joined. */
  inviteCode: z.string(),
  maxCollaborators: z.int(),
  /**
   * How many sit at the table, and how many ideas lie on it: all that somebody who hasn't joined is shown of either.
   */
  counts: z.object({ members: z.int(), ideas: z.int() }).optional(),
  cast: roomCast,
  collaborators: z.array(roomMember),
  contributions: z.array(roomIdea),
  messages: z.array(roomMessage),
  /** The text of the newest version, its pages joined by blank lines; null before the first. */
  generatedContent: z.string().nullable(),
  versions: z.array(roomVersion),
  /** Illustrated versions that are paid for and not made yet. */
  booksLeft: z.int().min(0),
  /** Members with an open page somewhere. */
  online: z.array(z.uuid()),
  /** The asking member; null for somebody who hasn't joined, who gets no ideas, messages or versions. */
  me: z.object({ id: z.uuid(), role: z.enum(MEMBER_ROLES), lastSeen: z.int().min(0) }).nullable(),
  /** Number of the last entry of the log that this answer contains. */
  lastEvent: z.int().min(0),
  /** When the room forgets itself. */
  forgottenAt: when,
})
export type RoomSnapshot = z.infer<typeof roomSnapshot>

/** One entry of the log: numbered from 1 in each room, without gaps. */
export const roomEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('member-joined'), member: roomMember }),
  z.object({ type: z.literal('member-removed'), memberId: z.uuid() }),
  z.object({ type: z.literal('idea-added'), idea: roomIdea }),
  z.object({ type: z.literal('idea-changed'), idea: roomIdea }),
  z.object({ type: z.literal('idea-removed'), ideaId: z.uuid(), by: z.uuid() }),
  z.object({ type: z.literal('message-added'), message: roomMessage }),
  z.object({ type: z.literal('message-removed'), messageId: z.uuid(), by: z.uuid() }),
  z.object({
    type: z.literal('room-changed'),
    title: z.string(),
    description: z.string().nullable(),
    cast: roomCast,
    inviteCode: z.string(),
  }),
  z.object({ type: z.literal('status-changed'), status: z.enum(ROOM_STATUSES) }),
  /** The book grows: a page's text while a version is written. */
  z.object({ type: z.literal('page-written'), version: z.int().min(1), page: z.int().min(1), content: z.string() }),
  z.object({ type: z.literal('version-finished'), version: roomVersion }),
  z.object({ type: z.literal('version-failed'), version: z.int().min(1) }),
  z.object({ type: z.literal('book-made'), version: z.int().min(1), storyId: z.string() }),
  z.object({ type: z.literal('books-changed'), booksLeft: z.int().min(0) }),
])
export type RoomEvent = z.infer<typeof roomEvent>

/** Events of the stream that stand in no log and carry no number. */
export const fleetingEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('presence'), online: z.array(z.uuid()) }),
  z.object({ type: z.literal('typing'), memberId: z.uuid(), where: z.enum(['idea', 'message']) }),
  /** The asking member was removed, or the room closed for good: the stream ends and isn't to be opened again. */
  z.object({ type: z.literal('gone'), reason: z.enum(['removed', 'forgotten']) }),
])
export type FleetingEvent = z.infer<typeof fleetingEvent>
