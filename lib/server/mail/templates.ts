import type { z } from 'zod'
import { accessLink } from './templates/access-link'
import { betaCode } from './templates/beta-code'
import { contactNotice } from './templates/contact-notice'
import { contactReceived } from './templates/contact-received'
import { contactReply } from './templates/contact-reply'
import { findStories } from './templates/find-stories'
import { giftBought } from './templates/gift-bought'
import { giftCode } from './templates/gift-code'
import { giftCodeIssued } from './templates/gift-code-issued'
import { newsletterConfirm } from './templates/newsletter-confirm'
import { newsletterWelcome } from './templates/newsletter-welcome'
import { openingConfirm, shopOpen } from './templates/opening'
import { order } from './templates/order'
import { paymentFailed } from './templates/payment-failed'
import { printCancelled, printDelivered, printShipped, printStarted } from './templates/print-update'
import { refunded } from './templates/refunded'
import { roomCreated } from './templates/room-created'
import { roomInvitation } from './templates/room-invitation'
import { storyFailed } from './templates/story-failed'
import { storyFinished } from './templates/story-finished'
import { storyUnopened } from './templates/story-unopened'

/** Every mail template, by the name that the outbox stores; its words stand under the same name in `mail.json`. */
export const TEMPLATES = {
  order,
  'access-link': accessLink,
  'payment-failed': paymentFailed,
  refunded,
  'gift-bought': giftBought,
  'gift-code': giftCode,
  'gift-code-issued': giftCodeIssued,
  'beta-code': betaCode,
  'story-finished': storyFinished,
  'story-failed': storyFailed,
  'story-unopened': storyUnopened,
  'find-stories': findStories,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'opening-confirm': openingConfirm,
  'shop-open': shopOpen,
  'contact-received': contactReceived,
  'contact-notice': contactNotice,
  'contact-reply': contactReply,
  'room-created': roomCreated,
  'room-invitation': roomInvitation,
  'print-started': printStarted,
  'print-shipped': printShipped,
  'print-delivered': printDelivered,
  'print-cancelled': printCancelled,
}

export type TemplateName = keyof typeof TEMPLATES
export type TemplateParams<T extends TemplateName> = z.output<(typeof TEMPLATES)[T]['params']>
export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)
