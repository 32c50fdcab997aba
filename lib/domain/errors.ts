// Every error of the API: its status and its English message. Other languages: messages, `errors.<code>`.

export const ERRORS = {
  invalid: { status: 400, text: 'Please check the marked fields.' },
  /** Field errors whose schema has no message of its own. */
  too_long: { status: 400, text: 'Please keep to {most} characters' },
  too_short: { status: 400, text: 'At least {least} characters, please' },
  number_too_large: { status: 400, text: 'At most {most}, please' },
  number_too_small: { status: 400, text: 'At least {least}, please' },
  field_missing: { status: 400, text: 'Please fill this in.' },
  field_wrong: { status: 400, text: 'Please check this: it can’t be read as it is.' },
  field_choice: { status: 400, text: 'Please choose one of these: {choices}.' },
  field_email: { status: 400, text: 'Please enter a valid email address' },
  field_unknown: { status: 400, text: 'There is no field called {name}.' },
  not_offered: { status: 400, text: 'In this address, “{name}” must be one of these: {choices}.' },
  voice_language: { status: 400, text: 'Wagtale’s own voice reads only books in English so far.' },
  braille_language: { status: 400, text: 'Books in this language can’t be had in braille yet.' },
  braille_absent: { status: 501, text: 'Braille files are not made here. Every other file of the book can be had.' },
  sound_not_mp3: { status: 400, text: 'This isn’t a sound that the book can play. Please record the page again.' },
  sound_too_short: { status: 400, text: 'That was too short to hear anything. Please record the page again.' },
  sound_too_long: { status: 413, text: 'A page may take {minutes} minutes at most. Please record it again.' },
  bad_json: { status: 400, text: 'The request is not valid JSON.' },
  code_unknown: { status: 400, text: 'This gift code is not valid', wrong: true },
  code_used: { status: 400, text: 'This gift code has already been used', wrong: true },
  code_expired: { status: 400, text: 'This gift code has expired', wrong: true },
  code_inactive: { status: 400, text: 'This gift code is no longer active', wrong: true },
  bad_signature: { status: 400, text: 'The signature of this message is not valid.' },
  sign_in_required: { status: 401, text: 'Please sign in first.' },
  sign_in_failed: { status: 401, text: 'The username or the password is wrong.', wrong: true },
  sign_in_code_failed: {
    status: 401,
    text: 'The code of the second step is missing, wrong, or was used before. Your app shows a new one every 30 seconds.',
    wrong: true,
  },
  payment_required: { status: 402, text: 'A complete story needs a purchase or a gift code.' },
  foreign_origin: { status: 403, text: 'This request came from another site.' },
  forbidden: { status: 403, text: 'You may not do this.' },
  not_confirmed: { status: 403, text: 'The password or the code is not right. Nothing was changed.', wrong: true },
  not_found: { status: 404, text: 'Not found.' },
  story_not_found: { status: 404, text: 'Story Not Found' },
  recording_not_found: {
    status: 404,
    text: 'This link has run out, or was taken back. Please ask whoever sent it for a new one.',
    wrong: true,
  },
  link_not_valid: { status: 404, text: 'This link is no longer valid. You can sign up again at the foot of any page.' },
  find_link_not_valid: {
    status: 404,
    text: 'This link has been used, or has run out. You can ask for a new one on “My Stories”.',
    wrong: true,
  },
  order_unknown: {
    status: 404,
    text:
      'We can’t find this order yet. Please check the number and the email. A new order can take a few ' +
      'minutes to reach us.',
    wrong: true,
  },
  room_code_unknown: {
    status: 404,
    text: 'No story has this invite code. Please check it, or ask for a new link.',
    wrong: true,
  },
  room_code_revoked: {
    status: 410,
    text: 'This invite code was replaced by a new one. Please ask for the new link.',
    wrong: true,
  },
  room_not_joined: { status: 403, text: 'Please join this story first.' },
  room_removed: { status: 403, text: 'You are no longer part of this story.' },
  room_creator_only: { status: 403, text: 'Only the person who began this story can do this.' },
  room_item_gone: { status: 404, text: 'This is no longer on the table: somebody has taken it away.' },
  room_full: { status: 409, text: 'All {most} places at this table are taken.' },
  room_closed: { status: 409, text: 'This story is closed. It can be read, but nothing can be added.' },
  room_ideas_full: { status: 409, text: 'There is room for {most} ideas. Please take one away first.' },
  room_no_ideas: { status: 409, text: 'Please add an idea first.' },
  room_no_cast: { status: 409, text: 'Please choose the child and a pet for this story first.' },
  room_generating: { status: 409, text: 'The story is being written right now. Please wait a moment.' },
  room_nothing_new: { status: 409, text: 'Nothing has changed since the last version. Add an idea, then write again.' },
  room_no_text: { status: 409, text: 'There is no text yet. Please write the story first.' },
  recording_absent: { status: 404, text: 'Nobody has recorded this book whose voice you may hear.' },
  recording_not_adult: { status: 403, text: 'Please say first that you are a grown-up.' },
  recording_words_changed: {
    status: 409,
    text: 'The words of this page have changed since you read them. Please reload and record the page again.',
  },
  recordings_full: { status: 409, text: 'A book has room for {most} readers. Please erase one first.' },
  room_texts_used: { status: 429, text: 'This story was written {most} times today. Please try again tomorrow.' },
  card_unknown: { status: 404, text: 'There is no such gift card.', wrong: true },
  order_refunded: { status: 409, text: 'This order was refunded, so there is nothing left to use.' },
  beta_full: { status: 409, text: 'All 100 places of the beta program are taken.' },
  beta_known: {
    status: 409,
    text: 'This email address has already been used for an application. Its gift code was mailed to it.',
  },
  answered_meanwhile: {
    status: 409,
    text: 'Somebody else has answered this message meanwhile. Your words are kept below: look at that answer first.',
  },
  print_paid: { status: 409, text: 'This order has been paid, so please write to us to cancel it.' },
  order_moved: { status: 409, text: 'This order has changed meanwhile. Please look at how it stands now.' },
  order_stays: { status: 409, text: 'An order can’t go back to an earlier status.' },
  series_full: { status: 409, text: 'A series holds at most {max} stories.' },
  series_skill_told: {
    status: 409,
    text: 'This series has a story about this life skill already. Please choose another one.',
  },
  proof_outdated: {
    status: 409,
    text: 'The book was changed after you looked at this proof. Please reload the page and look at it again.',
  },
  print_below_cost: {
    status: 422,
    text: 'Printing and posting this book to that country costs more than its price, so it isn’t sold there.',
  },
  print_not_posted: { status: 422, text: 'The printer doesn’t post this book to that country.' },
  print_sum_changed: {
    status: 409,
    text: 'What this order costs has changed meanwhile. Please reload the page and look at the sum first.',
  },
  story_printed: { status: 409, text: 'This book has gone to the printer, so its words stay as they are.' },
  story_changed: {
    status: 409,
    text: 'This book was changed in another window in the meantime. Please reload the page and look at it first.',
  },
  key_reused: { status: 409, text: 'This request was sent before with other content.' },
  review_outdated: { status: 409, text: 'This story has been changed since you opened it. Please look at it again.' },
  review_conflict: { status: 409, text: 'This step is not open for this story as it stands.' },
  story_unfinished: { status: 409, text: 'This story is still being written.' },
  kdp_check_failed: {
    status: 422,
    text: 'The print files did not pass their check, so no package was made. The page lists what to look at.',
  },
  asin_taken: { status: 409, text: 'Another book has this number already. Please check it.' },
  too_large: { status: 413, text: 'The request is too large.' },
  not_image: { status: 415, text: 'Please upload an image file.' },
  not_json: { status: 415, text: 'The request must be JSON.' },
  order_mismatch: { status: 422, text: 'This order does not match what we sell, so it was not taken.' },
  image_too_large: { status: 422, text: 'This picture has too many pixels. Please choose a smaller one.' },
  no_template: { status: 422, text: 'Story template not found for this life skill.' },
  no_template_for_age: { status: 422, text: 'Story template not available for this age range.' },
  private_words: {
    status: 422,
    text: 'A book that may be shared holds no address, telephone number, email or link. Please leave them out.',
  },
  unkind_words: {
    status: 422,
    text: 'Some of these words do not belong in a picture book. Please choose kinder ones.',
  },
  rate_limited: { status: 429, text: 'Too many tries (rate limit). Please wait {minutes} min and try again.' },
  day_limited: { status: 429, text: 'The limit for one day is reached. Please try again in {hours} h.' },
  unexpected: { status: 500, text: 'Something unexpected went wrong. Please try again. (Reference: {id})' },
  payment_provider: {
    status: 502,
    text: 'Card payments can’t be reached right now. Nothing has been charged. Please try again in a moment.',
  },
  refund_refused: {
    status: 502,
    text:
      'The card provider refused this refund. No money went back, and nothing was changed here. Its own ' +
      'dashboard says why.',
  },
  refund_unknown: {
    status: 502,
    text:
      'The card provider could not be heard, so it isn’t certain whether the money went back. Please ask ' +
      'again: it can’t go back twice.',
  },
  refund_unwritten: {
    status: 500,
    text:
      'The money went back, but this could not be written down here: the order still shows as paid. Please ' +
      'ask again, which gives nothing back a second time.',
  },
  unavailable: {
    status: 503,
    text: 'The database connection is not available right now. Please try again in a moment.',
  },
  sounds_unavailable: {
    status: 503,
    text: 'The sound of this book can’t be had right now. Please try again in a moment.',
  },
  documents_busy: { status: 503, text: 'Many books are being made right now. Please try again in a moment.' },
  crowded: { status: 503, text: 'Very many people are here right now. Please try again in a moment.' },
  busy: { status: 503, text: 'Story generation is temporarily busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string; wrong?: true }>

export type ErrorCode = keyof typeof ERRORS
export type ErrorParams = Record<string, string | number>

/** Field path ('pets.0.name') to its messages. */
export type FieldErrors = Record<string, string[]>

export class AppError extends Error {
  override readonly name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly fields?: FieldErrors,
  ) {
    super(code)
  }
}

/** Replaces `{name}` in a text; a parameter that is missing stays as it is. */
export const fill = (text: string, params: ErrorParams): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole))
