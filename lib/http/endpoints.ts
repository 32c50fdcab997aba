/**
 * The calls that the browser makes, by name: method, path, what is sent, and the schema of the answer. What is sent is a
 * type alone, of the very schema that the route parses, so that no page loads that schema for it.
 */
import { z } from 'zod'
import type { createStoryBody, redeemBody } from '@/lib/domain/story/create-body'
import { storyJson } from '@/lib/domain/story/story-json'
import type { StoryRequestInput } from '@/lib/domain/story/request'
import { api } from '@/lib/paths'

export interface Endpoint<Body, Answer> {
  method: 'GET' | 'POST'
  path: string
  answer: z.ZodType<Answer>
  /** Never there: it carries the type of what is sent. */
  body?: Body
}

const get = <A>(path: string, answer: z.ZodType<A>): Endpoint<undefined, A> => ({ method: 'GET', path, answer })
const post =
  <B>() =>
  <A>(path: string, answer: z.ZodType<A>): Endpoint<B, A> => ({ method: 'POST', path, answer })

/** What forms send; the route reads '' and null as left open. */
type Sent<S extends z.ZodType> = z.input<S> extends infer I ? (unknown extends I ? Partial<StoryRequestInput> : I) : never
type Redemption = Sent<typeof redeemBody> & { code: string; email: string }
type NewStory = Sent<typeof createStoryBody> & { isSequel?: boolean; previousStoryId?: string }

export const endpoints = {
  validateGiftCode: post<{ code: string }>()(api.validateGiftCode, z.object({ valid: z.boolean(), reason: z.string().optional() })),
  redeemGiftCode: post<Redemption>()(api.redeemGiftCode, z.object({ story: storyJson })),
  createStory: post<NewStory>()(api.stories, storyJson),
  story: (id: string) => get(api.story(id), storyJson),
  featuredStories: get(api.featuredStories, z.array(storyJson)),
  myStories: get(api.userStories('me'), z.array(storyJson)),
}
