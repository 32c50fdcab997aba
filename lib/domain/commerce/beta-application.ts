// Applying for the beta program (spec 2). Shared by the form and POST /api/beta-program/apply.
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { unlessLong } from '../too-long'

export const BETA_PLACES = 100
export const BETA_STORIES = 10
export const BETA_PLATFORMS = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube', 'other'] as const

const text = (least: number, most: number, message: string) =>
  z
    .string({ error: unlessLong(message) })
    .trim()
    .min(least, message)
    .max(most)

export const betaApplication = z.object({
  name: text(2, 120, 'Name must be at least 2 characters'),
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .pipe(z.email({ error: unlessLong('Please enter a valid email address') }).max(254)),
  platform: z.enum(BETA_PLATFORMS).default('facebook'),
  followers: text(1, 60, 'Please specify your follower count'),
  why: text(50, 3000, "Please tell us why you'd like to participate (minimum 50 characters)"),
  experience: text(20, 3000, "Please describe your experience with children's content"),
  language: z.enum(LANGUAGES).default('en'),
})
export type BetaApplication = z.output<typeof betaApplication>
export type BetaApplicationInput = z.input<typeof betaApplication>
