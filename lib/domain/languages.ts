/** The languages of shop and books, in the order shown. Every page carries this list, so it stands apart from those of the story form. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
