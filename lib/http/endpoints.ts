/**
 * The browser's calls by name: method, path, type of the body, and the schema of the part of the answer that it reads.
 * The body is only a type, so that no page loads the route's schema.
 */
import { z } from 'zod'
import type { BookVoice, NarratedPart } from '@/lib/domain/book/narration/book-voices'
import { narrationAnswer, narrationProgress, type narrationRequest } from '@/lib/domain/book/narration/narration-answer'
import { createdRecording, recordingLink, recordingsSharing } from '@/lib/domain/book/recording/recording'
import {
  printOrderAnswer,
  printOrderChange,
  type PrintOrderBody,
  type PrintOrderChange,
} from '@/lib/domain/commerce/print-order'
import { purchaseAnswer, type PurchaseBodyInput } from '@/lib/domain/commerce/purchase'
import type { NewGiftCodeInput } from '@/lib/domain/commerce/new-gift-code'
import type { BetaApplicationInput } from '@/lib/domain/commerce/beta-application'
import type { ContactMessageInput } from '@/lib/domain/contact/contact-message'
import type {
  ChangeIdeaBody,
  ChangeRoomBody,
  CreateRoomBody,
  JoinRoomBody,
  NewIdeaBody,
  NewMessageBody,
} from '@/lib/domain/collaboration/room'
import { roomIdea, roomMember, roomMessage, roomSnapshot } from '@/lib/domain/collaboration/room-log'
import { LANGUAGES } from '@/lib/domain/story/lists'
import type { DecisionInput } from '@/lib/domain/admin/review'
import type { PublicationAnswers, StatusChangeInput } from '@/lib/domain/publishing/publication'
import type { StoryRequestInput } from '@/lib/domain/story/request'
import { api } from '@/lib/paths'

export interface Endpoint<Body, Answer> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** Throws for anything else. */
  answer: { parse: (body: unknown) => Answer }
  /** Never set: it only carries the body's type. */
  body?: Body
}

const get = <Answer>(path: string, answer: z.ZodType<Answer>): Endpoint<undefined, Answer> => ({
  method: 'GET',
  path,
  answer,
})
const post =
  <Body>() =>
  <Answer>(path: string, answer: z.ZodType<Answer>): Endpoint<Body, Answer> => ({ method: 'POST', path, answer })

const patch =
  <Body>() =>
  <Answer>(path: string, answer: z.ZodType<Answer>): Endpoint<Body, Answer> => ({ method: 'PATCH', path, answer })
/** The call answers 204. */
const nothing = z.undefined()
const remove = (path: string): Endpoint<undefined, undefined> => ({ method: 'DELETE', path, answer: nothing })

const storyState = z.enum(['writing', 'ready', 'failed', 'held'])

type SequelBody = StoryRequestInput & { isSequel: true; previousStoryId: string }
const sequelAnswer = z.object({
  id: z.string().min(1),
  state: storyState,
  title: z.string(),
  seriesNumber: z.int(),
  imageUrl: z.string().nullable(),
})

const fullStory = z.object({
  id: z.string().min(1),
  state: storyState,
  title: z.string(),
  lifeSkill: z.string(),
  imageUrl: z.string().nullable(),
  storyContent: z.string(),
  childName: z.string(),
  petName: z.string(),
  petType: z.string(),
  language: z.enum(LANGUAGES),
})
export type WholeStory = z.infer<typeof fullStory>

export const endpoints = {
  contact: post<ContactMessageInput>()(api.contact, z.object({ success: z.literal(true) })),
  purchase: post<PurchaseBodyInput>()(api.purchase, purchaseAnswer),
  openingNotice: post<{ email: string; language: string }>()(api.openingNotice, z.object({ success: z.literal(true) })),
  restoreVersion: (id: string, version: number) =>
    post<{ version: number }>()(api.storyVersion(id, version), z.object({ version: z.int() })),
  setSharing: (id: string) => post<{ shared: boolean }>()(api.sharing(id), z.object({ shared: z.boolean() })),
  printOrder: (id: string) => post<PrintOrderBody>()(api.printOrder(id), printOrderAnswer),
  photosOpen: get(api.moderateImage, z.object({ open: z.boolean() })),
  cancelPrintOrder: (id: string, order: string) =>
    patch<PrintOrderChange>()(api.ownPrintOrder(id, order), printOrderChange),
  narration: (id: string, voice: BookVoice, query: { v: number; part?: NarratedPart | undefined }) =>
    get(api.narration(id, voice, query), narrationAnswer),
  requestNarration: (id: string, voice: BookVoice) =>
    post<z.input<typeof narrationRequest>>()(api.narration(id, voice), narrationProgress),
  createRecording: (id: string) => post<{ name: string }>()(api.recordings(id), createdRecording),
  shareRecordings: (id: string) => post<{ shared: boolean }>()(api.recordingsSharing(id), recordingsSharing),
  linkRecording: (recording: string) => post<undefined>()(api.recordingLink(recording), recordingLink),
  unlinkRecording: (recording: string) => remove(api.recordingLink(recording)),
  eraseRecording: (recording: string) => remove(api.recording(recording)),
  recordedNarration: (recording: string, version: number) =>
    get(api.recordedNarration(recording, version), narrationAnswer),
  createGiftCode: post<NewGiftCodeInput>()(
    api.adminGiftCodes,
    z.object({ giftCode: z.object({ code: z.string().min(1) }) }),
  ),
  decideStory: (id: string) => post<DecisionInput>()(api.adminApproval(id), z.object({ success: z.literal(true) })),
  createStory: post<StoryRequestInput>()(api.stories, z.object({ id: z.string().min(1), state: storyState })),
  createSequel: post<SequelBody>()(api.stories, sequelAnswer),
  redeemSequel: post<SequelBody & { code: string; email: string }>()(
    api.redeemGiftCode,
    z.object({ story: sequelAnswer }),
  ),
  createWholeStory: post<StoryRequestInput>()(api.stories, fullStory),
  redeemWholeStory: post<StoryRequestInput & { code: string; email: string }>()(
    api.redeemGiftCode,
    z.object({ story: fullStory }),
  ),
  moderateImage: post<{ image: string }>()(
    api.moderateImage,
    z.object({
      isAppropriate: z.boolean(),
      containsPet: z.boolean(),
      petDescription: z.string(),
      issues: z.array(z.string()),
      colours: z.array(z.string()).optional(),
    }),
  ),
  betaApply: post<BetaApplicationInput>()(api.betaApply, z.object({ giftCode: z.string().min(1) })),
  betaStats: get(
    api.betaStats,
    z.object({
      totalBetaTesters: z.int(),
      activeBetaTesters: z.int(),
      totalTestStories: z.int(),
      remainingSlots: z.int(),
    }),
  ),
  setUpCreatorStore: post<undefined>()(
    api.stanstoreSetup,
    z.object({
      success: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum(['address', 'page', 'secret', 'order']),
          state: z.enum(['done', 'missing', 'failed', 'waiting']),
        }),
      ),
    }),
  ),
  updateStoreProduct: post<undefined>()(
    api.shopifyUpdate,
    z.object({
      success: z.boolean(),
      message: z.string().optional(),
      error: z.string().optional(),
      link: z.string().optional(),
    }),
  ),
  generateKdpMetadata: (id: string, query: { rewrite?: 1 } = {}) =>
    post<undefined>()(api.kdpMetadata(id, query), z.object({ metadataBy: z.string() })),
  submitToKdp: (id: string) => post<undefined>()(api.kdpSubmit(id), z.object({ status: z.string() })),
  saveKdpAnswers: (id: string) => post<PublicationAnswers>()(api.kdpPublication(id), z.object({ revision: z.int() })),
  setKdpStatus: (id: string) => post<StatusChangeInput>()(api.kdpStatus(id), z.object({ status: z.string() })),
  validateGiftCode: post<{ code: string }>()(
    api.validateGiftCode,
    z.object({ valid: z.boolean(), reason: z.string().optional() }),
  ),
  redeemGiftCode: post<StoryRequestInput & { code: string; email: string }>()(
    api.redeemGiftCode,
    z.object({ story: z.object({ id: z.string().min(1), state: storyState }) }),
  ),
}

/** The calls of a room. */
export const roomEndpoints = {
  create: post<CreateRoomBody>()(
    api.rooms,
    roomSnapshot.pick({
      id: true,
      title: true,
      description: true,
      inviteCode: true,
      status: true,
      maxCollaborators: true,
    }),
  ),
  find: post<{ inviteCode: string }>()(api.findRoom, roomSnapshot.pick({ id: true, title: true, creatorName: true })),
  read: (id: string) => get(api.room(id), roomSnapshot),
  change: (id: string) => patch<ChangeRoomBody>()(api.room(id), roomSnapshot),
  join: (id: string) => post<JoinRoomBody>()(api.roomMembers(id), roomMember),
  removeMember: (id: string, memberId: string) => remove(api.roomMember(id, memberId)),
  ideas: (id: string) => get(api.roomIdeas(id), z.array(roomIdea)),
  addIdea: (id: string) => post<NewIdeaBody>()(api.roomIdeas(id), roomIdea),
  changeIdea: (id: string, ideaId: string) => patch<ChangeIdeaBody>()(api.roomIdea(id, ideaId), roomIdea),
  removeIdea: (id: string, ideaId: string) => remove(api.roomIdea(id, ideaId)),
  sendMessage: (id: string) => post<NewMessageBody>()(api.roomMessages(id), roomMessage),
  removeMessage: (id: string, messageId: string) => remove(api.roomMessage(id, messageId)),
  typing: (id: string) => post<{ where: 'idea' | 'message' }>()(api.roomTyping(id), nothing),
  generate: (id: string): Endpoint<undefined, { version: number }> => ({
    method: 'POST',
    path: api.roomGenerate(id),
    answer: z.object({ version: z.int() }),
  }),
  book: (id: string) => post<{ giftCode?: string }>()(api.roomBook(id), z.object({ storyId: z.string().min(1) })),
}
