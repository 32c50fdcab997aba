/** The sheets of coloured paper. "deep" ones carry white text; see app/globals.css for their colours. */
export const TONES = [
  'paper',
  'paper-2',
  'coral',
  'coral-pale',
  'coral-deep',
  'eucalyptus',
  'eucalyptus-pale',
  'eucalyptus-deep',
  'sky',
  'sky-pale',
  'sky-deep',
  'sun',
  'sun-pale',
  'ink',
] as const
export type Tone = (typeof TONES)[number]
