// Why each column is kept, who sees it, and when it goes: what docs/privacy.md is made of, with the schema's own list
// of tables and columns. A column without a line here fails scripts/privacy/privacy-table.test.ts.
import { RETENTION_DAYS } from '@/lib/domain/retention/retention'

/** Names of columns, what for; then when and for whom, where that differs from the table's. */
type Columns = readonly [names: string, purpose: string, goes?: string | undefined, readers?: string]

interface TableEntry {
  /** Who sees it besides the machine. */
  readers: string
  goes: string
  columns: readonly Columns[]
}

const days = (count: number) => `${count} days`
const FAMILY = 'the family, staff'
const STAFF = 'staff'
const NOBODY = 'nobody'
const BOOK = `with the book: erased by the family, or unopened for BOOK_MONTHS (36) months, after letters`
const SALE = 'never: a sum without a person'
const PERSON = `${days(RETENTION_DAYS.purchases)} after the purchase (tax law)`
const ROOM = `with the room, ${days(RETENTION_DAYS.rooms)} after the last act in it`
const GIFT = `${days(RETENTION_DAYS.gifts)} after the code was used up or has run out`
const PARCEL = `${days(RETENTION_DAYS.parcels)} after it arrived or was cancelled; an erased book's at once, unless it is on its way`

/** Columns that mean the same in every table. */
export const COMMON: Readonly<Record<string, string>> = {
  id: 'names the row',
  created_at: 'when it was made; the order of lists',
  updated_at: 'when it was changed',
  language: 'language of pages, letters and books',
}

export const DATA_MAP: Readonly<Record<string, TableEntry>> = {
  visitors: {
    readers: NOBODY,
    goes: 'with the last thing that it owns, once that is BOOK_MONTHS ago',
    columns: [['email', 'an address that belongs to the browser', undefined, FAMILY]],
  },
  users: {
    readers: STAFF,
    goes: 'with the account',
    columns: [
      ['username', 'signing in'],
      ['password', 'a hash, to sign in', undefined, NOBODY],
      ['session_version', 'ends sessions', undefined, NOBODY],
      ['totp_secret totp_pending totp_last_step recovery_hashes', 'the second factor', undefined, NOBODY],
    ],
  },
  admin_sessions: {
    readers: NOBODY,
    goes: 'half an hour after its last use',
    columns: [['user_id seen_at', 'who is signed in, and since when they are idle']],
  },
  audit_log: {
    readers: STAFF,
    goes: `after ${days(RETENTION_DAYS.purchases)}; about an erased story, its id at once`,
    columns: [
      ['actor action', 'what an administrator did'],
      ['subject_type subject_id detail', 'to what; codes and figures only'],
    ],
  },
  stories: {
    readers: 'the family, whoever has the link while it is shared, staff',
    goes: BOOK,
    columns: [
      ['user_id', 'whose it is', undefined, NOBODY],
      ['title story_content manuscript pages', 'the book’s words'],
      ['child_name short_name child_age child_gender child_traits child_description look', 'who the book is about'],
      ['pet_name pet_type pet_breed pet_colors pet_description', 'the first pet, as the specification names it'],
      ['pet_photo', 'unused: photos are not kept'],
      ['life_skill preferred_location travel_destination special_event home_type', 'what happens in it'],
      ['email', 'letters that the book is ready, and that it goes', undefined, FAMILY],
      ['seed engine_version version cast customizations', 'the book’s pictures'],
      ['image_url story_images interactive_elements hidden_surprises', 'what older books hold'],
      ['state progress failure finished_at', 'where the writing stands'],
      ['held_for cleared_at moderation_notes declined_at', 'moderation', undefined, STAFF],
      ['dedication own_pages', 'what the family wrote itself'],
      ['series_id series_number previous_story_id', 'its place in a series'],
      ['hidden_at shared featured recordings_shared', 'who finds it, and who hears the family’s recordings'],
      [
        'approved content_approved images_approved approved_by approved_at review_version',
        'staff’s approval',
        undefined,
        STAFF,
      ],
      ['search_terms', 'staff find it by these', undefined, STAFF],
      ['opened_at warned_at', 'when it may be forgotten', undefined, NOBODY],
    ],
  },
  story_search_terms: { readers: STAFF, goes: BOOK, columns: [['term story_id', 'staff find the story by these']] },
  story_versions: {
    readers: 'the family',
    goes: BOOK,
    columns: [['story_id version change book', 'the book as it was before a change']],
  },
  narrations: {
    readers: 'as the story',
    goes: `${BOOK}; of a replaced version, within a day`,
    columns: [
      ['story_id version voice part language', 'which book, read by which voice'],
      ['script', 'the words that are read aloud, or what the pictures show'],
      ['state', 'where the making stands'],
      ['engine', 'whether the shop or the operator’s narrator server reads it'],
    ],
  },
  narration_pages: {
    readers: 'as the story',
    goes: 'with its narration',
    columns: [
      ['narration_id position', 'which page'],
      ['mp3 object_key sentences duration_ms', 'how it sounds (or where that is kept), and when each word is said'],
    ],
  },
  recordings: {
    readers: 'the family, whoever has a link to record; the name also whoever hears it',
    goes: `${BOOK}; or when the family erases the voice`,
    columns: [
      ['story_id name', 'which book, read by whom of the family'],
      ['adult_at', 'that an adult reads'],
      ['token_hash token_expires', 'the link by which somebody without an account records; a hash', undefined, NOBODY],
    ],
  },
  recorded_pages: {
    readers: 'the family; whoever may read the book, while the family shares the voices; not staff',
    goes: 'with its recording, or when the page is recorded again',
    columns: [
      ['recording_id position words_hash', 'which page, and which words of it'],
      ['mp3 object_key duration_ms', 'the recorded voice, or where it is kept'],
    ],
  },
  sound_deletions: {
    readers: NOBODY,
    goes: 'when the sound is deleted, within ten minutes of its row or an hour of its coming',
    columns: [['key due_at', 'sounds in the operator’s object store that are to be deleted; random names']],
  },
  story_drafts: {
    readers: NOBODY,
    goes: 'when the book is written',
    columns: [['story_id attempt pages extras', 'pages so far, with placeholders for names']],
  },
  author_calls: {
    readers: STAFF,
    goes: `after ${days(RETENTION_DAYS.authorCalls)}; of an erased story, its id at once`,
    columns: [
      ['story_id purpose model outcome', 'what Claude was asked for; no text'],
      ['input_tokens output_tokens cache_write_tokens cache_read_tokens cost_micros ms', 'what that cost'],
    ],
  },
  story_pets: {
    readers: 'as the story',
    goes: BOOK,
    columns: [
      ['story_id position', 'its place in the form'],
      ['name short_name type gender breed colors description drawn_as traits', 'who the book is about'],
      ['featured', 'copied from the story'],
    ],
  },
  series: {
    readers: FAMILY,
    goes: 'with its last book',
    columns: [
      ['user_id', 'whose it is'],
      ['child_name pet_name', 'unused: the release before finds a series by names'],
      ['count', 'the number of its newest book'],
    ],
  },
  story_reviews: {
    readers: FAMILY,
    goes: BOOK,
    columns: [['story_id user_id rating comment', 'what the family thinks of the book']],
  },
  story_customizations: {
    readers: FAMILY,
    goes: BOOK,
    columns: [['story_id user_id customization_type element_id custom_data', 'how the book was changed']],
  },
  idempotency_keys: {
    readers: NOBODY,
    goes: 'after a day',
    columns: [['user_id key fingerprint story_id', 'a double click orders one story']],
  },
  purchases: {
    readers: 'the buyer, staff',
    goes: SALE,
    columns: [
      ['order_id source payment_intent_id access_token', 'finding the order again'],
      ['user_id', 'whose browser bought it', PERSON],
      ['customer_email customer_name country', 'receipts and letters, tax', PERSON],
      ['product_name product amount quantity currency status processing_at completed_at refunded_at', 'what was paid'],
      [
        'story_preview',
        'the story that was begun',
        'with the book, or BOOK_MONTHS after the purchase; unpaid, after a day',
      ],
      ['fingerprint', 'the same order sent twice', PERSON, NOBODY],
      ['gift', 'recipient and card', GIFT],
      ['room_id', 'the room whose book it pays for', ROOM],
    ],
  },
  gift_codes: {
    readers: 'giver and recipient, staff',
    goes: SALE,
    columns: [
      ['code type is_active usage_limit usage_count expires_at', 'what the code is good for'],
      ['created_by notes', 'why staff made it', GIFT, STAFF],
      ['recipient_email recipient_name sender_name message deliver_at', 'the card and its letter', GIFT],
      ['used_by used_at', 'by whom it was used up', GIFT, STAFF],
      ['purchase_id', 'what paid for it'],
    ],
  },
  credits: {
    readers: FAMILY,
    goes: SALE,
    columns: [
      ['user_id room_id', 'whose it is'],
      ['source purchase_id gift_code_id gift_code_use', 'where it comes from'],
      ['product quantity spent revoked_at', 'how many books it makes'],
    ],
  },
  credit_spends: {
    readers: NOBODY,
    goes: `${SALE}; the story’s id with the book`,
    columns: [['credit_id unit story_id', 'no unit is used twice']],
  },
  invoices: {
    readers: 'the buyer, staff',
    goes: PERSON,
    columns: [['series number order_id content issued_at', 'the paper as it was issued']],
  },
  beta_applications: {
    readers: STAFF,
    goes: `after ${days(RETENTION_DAYS.beta)}`,
    columns: [
      ['place', 'a hundred places'],
      ['name email platform followers why experience', 'who applies, and why'],
      ['gift_code_id', 'the tester’s code'],
    ],
  },
  beta_program: { readers: NOBODY, goes: 'never: a number', columns: [['taken', 'places that are taken']] },
  print_orders: {
    readers: FAMILY,
    goes: SALE,
    columns: [
      ['story_id', 'which book', BOOK],
      ['user_id', 'whose order', PERSON],
      [
        'product_type product_name size quantity unit_price surcharge postage country total_price currency status',
        'what was ordered',
      ],
      ['shipping_address tracking_number', 'bringing the parcel', PARCEL],
      ['customization', 'the dedication', PARCEL],
      ['started_at shipped_at estimated_delivery actual_delivery printful_order_id', 'where the parcel is'],
    ],
  },
  print_payments: {
    readers: STAFF,
    goes: SALE,
    columns: [
      ['store_order_id order_number print_order_id', 'which order it paid'],
      ['amount currency as_ordered refunded_at', 'what was paid'],
    ],
  },
  kdp_publications: {
    readers: STAFF,
    goes: BOOK,
    columns: [
      ['story_id story_version asin amazon_url', 'which book, where'],
      ['title subtitle author description categories keywords age_min age_max', 'metadata for the bookseller'],
      ['status submission_date publish_date revision review_notes print_check', 'where it stands'],
      ['list_price prices currency sales_rank total_sales royalties_earned', 'prices and sales'],
      ['cover_image_url manuscript_url', 'what older publications hold'],
      ['metadata_by text_origin picture_origin', 'who made what, as the bookseller asks'],
    ],
  },
  collaborative_stories: {
    readers: 'the room, staff',
    goes: ROOM,
    columns: [
      ['title description generated_content cast seed', 'what is written together'],
      ['creator_name creator_email collaborator_emails', 'invitations'],
      ['status invite_code max_collaborators last_event forgotten_at', 'the room’s state'],
    ],
  },
  collaborators: {
    readers: 'the room',
    goes: ROOM,
    columns: [
      ['story_id role last_seen joined_at removed_at', 'who is in the room'],
      ['name', 'shown beside ideas'],
      ['email', 'one place for one address', undefined, 'nobody in the room'],
      ['token_hash', 'lets the browser in', undefined, NOBODY],
    ],
  },
  story_contributions: {
    readers: 'the room',
    goes: ROOM,
    columns: [['story_id contributor_id contributor_name content type order liked_by fate client_id', 'an idea']],
  },
  room_messages: {
    readers: 'the room',
    goes: ROOM,
    columns: [['room_id collaborator_id name message client_id', 'a message']],
  },
  room_versions: {
    readers: 'the room',
    goes: ROOM,
    columns: [
      ['room_id number state request request_hash manuscript traces author story_id', 'a text made of the ideas'],
    ],
  },
  room_events: {
    readers: 'the room',
    goes: ROOM,
    columns: [['room_id seq type payload subject_id', 'what happened in the room, for pages that come back']],
  },
  room_presence: {
    readers: 'the room',
    goes: 'within minutes',
    columns: [['room_id member_id process expires_at', 'who is here now']],
  },
  revoked_invite_codes: {
    readers: NOBODY,
    goes: ROOM,
    columns: [['code room_id', 'who has an old code is told so']],
  },
  contact_messages: {
    readers: STAFF,
    goes: `after ${days(RETENTION_DAYS.contact)}`,
    columns: [['name email subject message answered_at', 'answering']],
  },
  contact_replies: {
    readers: STAFF,
    goes: 'with the message',
    columns: [['message_id author body', 'what was answered']],
  },
  search_terms: {
    readers: STAFF,
    goes: 'with the row that it finds',
    columns: [['list term', 'staff find messages, orders and parcels by these']],
  },
  newsletter_subscribers: {
    readers: STAFF,
    goes: `${days(RETENTION_DAYS.newsletter)} after it left, or unconfirmed`,
    columns: [
      ['email', 'the letter'],
      ['token confirmed_at unsubscribed_at', 'who wants it'],
    ],
  },
  opening_notices: {
    readers: NOBODY,
    goes: `with the letter that the shop is open; unconfirmed, after ${days(RETENTION_DAYS.newsletter)}`,
    columns: [['email token confirmed_at', 'one letter']],
  },
  mail_outbox: {
    readers: 'its recipient',
    goes: `${days(RETENTION_DAYS.letters)} after it was sent; unsent, after ${days(RETENTION_DAYS.unsentLetters)}; about an erased story, at once`,
    columns: [
      ['dedupe_key template recipient params', 'a letter'],
      ['attempts last_error sent_at', 'sending it again'],
    ],
  },
  find_links: {
    readers: NOBODY,
    goes: `after ${days(RETENTION_DAYS.findLinks)}`,
    columns: [['email token_hash expires_at used_at', 'bringing books to another browser']],
  },
  rate_limits: {
    readers: NOBODY,
    goes: 'when its time is over: minutes to a day',
    columns: [['key count expires_at', 'requests of one network address, against abuse']],
  },
  queue_workers: { readers: NOBODY, goes: 'after an hour', columns: [['seen_at', 'which workers live']] },
  stats: { readers: STAFF, goes: 'never: numbers', columns: [['metric day amount', 'how the shop does']] },
  stat_deltas: {
    readers: NOBODY,
    goes: 'within ten minutes',
    columns: [['metric day amount', 'changes of those numbers']],
  },
  story_owners: { readers: NOBODY, goes: 'with the last book', columns: [['user_id stories', 'counts families']] },
}
