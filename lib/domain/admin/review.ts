// The review of a finished story (spec 2, section 4): three flags and the allowed steps between their states.
import { z } from 'zod'
import type { AuditAction } from './audit-actions'

export interface Flags {
  approved: boolean
  contentApproved: boolean
  imagesApproved: boolean
}

export const REVIEW_STATUSES = ['pending', 'content', 'images', 'final', 'approved'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** 'Pending Review', 'Content Approved', 'Images Approved', 'Ready for Final Approval', 'Fully Approved'. */
export function reviewStatus({ approved, contentApproved, imagesApproved }: Flags): ReviewStatus {
  if (approved) return 'approved'
  if (contentApproved && imagesApproved) return 'final'
  return contentApproved ? 'content' : imagesApproved ? 'images' : 'pending'
}

export const LONGEST_NOTES = 2000
/** Characters of the text that the review panel shows. */
const PREVIEW_LENGTH = 500
/** Pages whose pictures the panel shows, spread over the book. */
export const PREVIEW_PICTURES = [1, 7, 14, 20] as const

const counter = z.int().min(0)
/** Without NUL, which PostgreSQL can't store. */
export const reviewNotes = z
  .string()
  .trim()
  .max(LONGEST_NOTES)
  .transform((notes) => notes.replaceAll('\0', ''))

/** `POST /api/admin/stories/{id}/approval`. With the two counters, a story that changed meanwhile is refused. */
export const decisionBody = z.object({
  action: z.enum(['approve', 'reject']),
  type: z.enum(['content', 'images', 'both']),
  notes: reviewNotes.optional(),
  reviewVersion: counter.optional(),
  version: counter.optional(),
})
export type DecisionInput = z.input<typeof decisionBody>
export type Decision = Pick<z.output<typeof decisionBody>, 'action' | 'type'>

interface ReviewStep {
  act: AuditAction
  /** The flags that the step requires. */
  from: Partial<Flags>
  to: Partial<Flags>
}

/**
 * A part can be approved or rejected until it is approved; a story is published once both parts are. Rejecting both
 * resets all flags and withdraws a published story.
 */
export const STEPS: Record<Decision['action'], Record<Decision['type'], ReviewStep>> = {
  approve: {
    content: {
      act: 'story.approve-content',
      from: { contentApproved: false, approved: false },
      to: { contentApproved: true },
    },
    images: {
      act: 'story.approve-images',
      from: { imagesApproved: false, approved: false },
      to: { imagesApproved: true },
    },
    both: {
      act: 'story.publish',
      from: { contentApproved: true, imagesApproved: true, approved: false },
      to: { approved: true },
    },
  },
  reject: {
    content: { act: 'story.reject-content', from: { contentApproved: false, approved: false }, to: {} },
    images: { act: 'story.reject-images', from: { imagesApproved: false, approved: false }, to: {} },
    both: { act: 'story.withdraw', from: {}, to: { contentApproved: false, imagesApproved: false, approved: false } },
  },
}

export const isStepAllowed = ({ action, type }: Decision, flags: Flags): boolean => {
  const { from } = STEPS[action][type]
  return (['approved', 'contentApproved', 'imagesApproved'] as const).every(
    (flag) => from[flag] === undefined || from[flag] === flags[flag],
  )
}

/** The beginning of a text without line breaks, cut between characters. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length <= PREVIEW_LENGTH ? line : `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}
