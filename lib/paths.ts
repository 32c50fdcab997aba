// Every path of the site, without a language: `localePath` and the Link of lib/i18n/navigation add it.
type Query = Record<string, string | number | undefined>

const at = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
const seg = encodeURIComponent

export const paths = {
  createStory: (query: { code?: string; ref?: string } = {}) => at('/', query),
  preview: '/preview',
  storyPreview: (query: { gift_code?: string } = {}) => at('/story-preview', query),
  home: '/home',
  create: '/create',
  createStoryAfterPayment: '/create-story',
  createSequel: (query: { childName: string; petName: string; petType: string; previousStoryId: string }) =>
    at('/create-sequel', query),

  purchase: '/purchase',
  /** Buying the illustrated book of a room. */
  buyRoomBook: (room: string) => at('/purchase', { room }),
  /** Placeholder for a store without an address. */
  shop: '/purchase/shop',
  checkout: (query: { client_secret?: string; email?: string } = {}) => at('/checkout', query),
  paymentSuccess: (query: { source?: string; email?: string; payment_intent?: string | undefined } = {}) =>
    at('/payment-success', query),
  paymentGuide: '/payment-guide',
  /** A purchase by its access token. */
  access: (token: string) => `/access/${seg(token)}`,
  /** Buying a gift, and its card. */
  give: '/give',
  giftCard: (token: string) => `/gift-card/${seg(token)}`,
  redeem: '/redeem',

  myStories: '/my-stories',
  /** Further pages of "My stories", and the hidden stories. */
  shelf: (query: { page?: number | undefined; hidden?: 'shown' | undefined }) => at('/my-stories', query),
  findStories: (token: string) => `/my-stories/find/${seg(token)}`,
  story: (id: string) => `/story/${seg(id)}`,
  readStory: (id: string) => `/story/${seg(id)}/read`,
  downloadStory: (id: string) => `/story/${seg(id)}/download`,
  corrections: (id: string) => `/story/${seg(id)}/corrections`,
  printOrder: (id: string, query: { book?: string } = {}) => at(`/story/${seg(id)}/print-order`, query),
  sampleStory: '/sample-story',
  /**
   * Reading a book aloud, page by page: `#recording` for its owner, `#recording.token` for whoever was sent the link.
   */
  record: '/record',

  pricing: '/pricing',
  collaborate: '/collaborate',
  /** Joining with a code. */
  joinRoom: (query: { code?: string } = {}) => at('/collaborate', query),
  room: (id: string, query: { code?: string } = {}) => at(`/collaboration-playground/${seg(id)}`, query),
  betaProgram: '/beta-program',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/privacy#terms',
  howItWorks: '/how-it-works',
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  giftCards: '/gift-cards',
  newsletterConfirm: (token: string) => at('/newsletter/confirm', { token }),
  newsletterLeave: (token: string) => at('/newsletter/leave', { token }),
  openingConfirm: (token: string) => at('/newsletter/opening', { token }),
  landing: '/landing',
  embedDashboard: '/embed-dashboard',
  partnerships: '/partnerships',

  signIn: (query: { next?: string } = {}) => at('/sign-in', query),
  adminDashboard: '/admin/dashboard',
  adminApproval: '/admin/approval',
  adminGiftCodes: '/admin/gift-codes',
  adminInbox: '/admin/inbox',
  adminOrders: '/admin/orders',
  adminAudit: '/admin/audit',
  adminSecurity: '/admin/security',
  domainRedirect: '/domain-redirect',
  creatorStore: '/admin/stanstore-setup',
  storeLink: '/shopify-update',
  betaDashboard: '/beta-dashboard',
  domainRedirectDashboard: '/domain-redirect-dashboard',
  kdpDashboard: '/kdp-dashboard',
} as const

/** The specification's API, at its paths. */
export const api = {
  /** Answers a form that exceeds the size limit. */
  tooLarge: '/api/too-large',
  stories: '/api/stories',
  featuredStories: '/api/stories/featured',
  story: (id: string) => `/api/stories/${seg(id)}`,
  storyPdf: (id: string) => `/api/stories/${seg(id)}/download`,
  /** A page of a draft. */
  draftPicture: (id: string, page: number) => `/api/stories/${seg(id)}/pages/${page}/picture.svg?draft=1`,
  /** A version of a book, read aloud: how that stands, its events, and the sound of its pages. */
  narration: (id: string, voice: string, query: { v?: number; part?: string | undefined } = {}) =>
    at(`/api/stories/${seg(id)}/narrations/${seg(voice)}`, query),
  narrationEvents: (id: string, voice: string, query: { v: number; part?: string | undefined }) =>
    at(`/api/stories/${seg(id)}/narrations/${seg(voice)}/events`, query),
  pageSound: (id: string, voice: string, page: number, v: string) =>
    at(`/api/stories/${seg(id)}/narrations/${seg(voice)}/pages/${page}/sound.mp3`, { v }),
  /** The family's voices: of one book, and each by itself. */
  recordings: (id: string) => `/api/stories/${seg(id)}/recordings`,
  recordingsSharing: (id: string) => `/api/stories/${seg(id)}/recordings/sharing`,
  recording: (recording: string) => `/api/recordings/${seg(recording)}`,
  recordingAdult: (recording: string) => `/api/recordings/${seg(recording)}/adult`,
  recordingLink: (recording: string) => `/api/recordings/${seg(recording)}/link`,
  recordedNarration: (recording: string, v: number) => at(`/api/recordings/${seg(recording)}/narration`, { v }),
  recordedSound: (recording: string, page: number, v: string) =>
    at(`/api/recordings/${seg(recording)}/pages/${page}/sound.mp3`, { v }),
  recordingPicture: (recording: string, page: number) => `/api/recordings/${seg(recording)}/pages/${page}/picture.svg`,
  recordTake: (recording: string, page: number, words: string) =>
    at(`/api/recordings/${seg(recording)}/pages/${page}/take`, { words }),
  bookLanguages: '/api/stories/languages',
  storyEvents: (id: string) => `/api/stories/${seg(id)}/events`,
  storySharePicture: (id: string, version: number) => `/api/stories/${seg(id)}/share.png?v=${version}`,
  corrections: (id: string) => `/api/stories/${seg(id)}/corrections`,
  storyVersion: (id: string, version: number) => `/api/stories/${seg(id)}/versions/${version}`,
  sharing: (id: string) => `/api/stories/${seg(id)}/sharing`,
  customizations: (id: string) => `/api/stories/${seg(id)}/customizations`,
  sequelBase: (id: string) => `/api/stories/${seg(id)}/sequel`,
  printOrder: (id: string) => `/api/stories/${seg(id)}/print-order`,
  /** A page of the printed book, 0 being its cover's sheet. */
  proofPage: (id: string, page: number, query: { book: string; v: number; dedication?: string | undefined }) =>
    at(`/api/stories/${seg(id)}/proof/${page}/page.svg`, query),
  ownPrintOrder: (id: string, order: string) => `/api/stories/${seg(id)}/print-order/${seg(order)}`,
  exportStories: '/api/users/me/stories/export',
  moderateImage: '/api/moderate-image',

  purchase: '/api/purchase',
  /** Redirects to a store. */
  store: (store: string, query: { email?: string; product?: string } = {}) => at(`/api/purchase/${seg(store)}`, query),
  /** The invoice or the credit note of a paid order; `key` opens it from a letter. */
  invoice: (id: string, query: { key?: string } = {}) => at(`/api/purchases/${seg(id)}/invoice`, query),
  creditNote: (id: string, query: { key?: string } = {}) => at(`/api/purchases/${seg(id)}/credit-note`, query),
  giftCertificate: (token: string, language: string) => at(`/api/gift-cards/${seg(token)}/certificate`, { language }),
  credits: '/api/credits',
  validateGiftCode: '/api/gift-codes/validate',
  redeemGiftCode: '/api/gift-codes/redeem',

  rooms: '/api/collaborative-stories',
  findRoom: '/api/collaborative-stories/find',
  room: (id: string) => `/api/collaborative-stories/${seg(id)}`,
  /** Lets a member in from another device. */
  enterRoom: (id: string, token: string, language: string) =>
    at(`/api/collaborative-stories/${seg(id)}/enter`, { token, language }),
  roomMembers: (id: string) => `/api/collaborative-stories/${seg(id)}/collaborators`,
  roomMember: (id: string, memberId: string) => `/api/collaborative-stories/${seg(id)}/collaborators/${seg(memberId)}`,
  roomIdeas: (id: string) => `/api/collaborative-stories/${seg(id)}/contributions`,
  roomIdea: (id: string, ideaId: string) => `/api/collaborative-stories/${seg(id)}/contributions/${seg(ideaId)}`,
  roomMessages: (id: string) => `/api/collaborative-stories/${seg(id)}/messages`,
  roomMessage: (id: string, messageId: string) => `/api/collaborative-stories/${seg(id)}/messages/${seg(messageId)}`,
  roomTyping: (id: string) => `/api/collaborative-stories/${seg(id)}/typing`,
  roomGenerate: (id: string) => `/api/collaborative-stories/${seg(id)}/generate`,
  roomBook: (id: string) => `/api/collaborative-stories/${seg(id)}/book`,
  roomEvents: (id: string, after: number) => at(`/api/collaborative-stories/${seg(id)}/events`, { after }),

  openingNotice: '/api/opening-notice',
  contact: '/api/contact',
  newsletterLeave: (token: string) => at('/api/newsletter/leave', { token }),
  adminApproval: (id: string) => `/api/admin/stories/${seg(id)}/approval`,
  adminGiftCodes: '/api/admin/gift-codes',
  betaApply: '/api/beta-program/apply',
  /** How other sites ask for a book's embed code (oembed.com). */
  oEmbed: (url: string) => at('/api/oembed', { url, format: 'json' }),
  /** `rewrite` has it written again, in place of what stands. */
  kdpMetadata: (id: string, query: { rewrite?: 1 } = {}) => at(`/api/kdp/generate-metadata/${seg(id)}`, query),
  kdpSubmit: (id: string) => `/api/kdp/submit/${seg(id)}`,
  kdpPublication: (id: string) => `/api/kdp/publication/${seg(id)}`,
  kdpStatus: (id: string) => `/api/kdp/status/${seg(id)}`,
  kdpPackage: (id: string) => `/api/kdp/package/${seg(id)}`,
  /** Redirects from the custom domain to the site. */
  domainRedirectGo: '/api/domain-redirect/go',
  domainRedirectConfig: '/api/domain-redirect/config',
  /** The redirect page as it stands on another host. */
  domainRedirectPage: '/api/domain-redirect/page',
  betaStats: '/api/beta-program/stats',
  stanstoreWebhook: '/api/stanstore/webhook/purchase',
  stanstoreProductInfo: '/api/stanstore/product-info',
  stanstoreAnalytics: '/api/stanstore/analytics',
  stanstoreSetup: '/api/stanstore/setup-product',
  shopifyUpdate: '/api/shopify/update-product',
} as const
