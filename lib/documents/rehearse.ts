import type { Direction, Setting } from '../domain/illustration/direction'
import { familyLook } from '../domain/site-illustrations/families'
import type { DocumentBook } from './document-book'
import { createDocument } from './create-document'

const SETTINGS: Setting[] = [
  'garden',
  'kitchen',
  'beach',
  'bedroom',
  'forest',
  'street',
  'park',
  'school',
  'living-room',
  'river',
  'library',
  'market',
  'mountain',
  'playground',
]
const direction = (setting: Setting): Direction => ({
  setting,
  light: 'noon',
  weather: 'clear',
  shot: 'wide',
  textSpace: 'none',
  props: [{ prop: 'ball' }],
  actors: [
    { who: 'child', pose: 'walk', feeling: 'happy' },
    { who: 'pet1', pose: 'sit', feeling: 'happy' },
    { who: 'pet2', pose: 'stand', feeling: 'curious' },
  ],
})
const BOOK: DocumentBook = {
  title: 'A walk',
  language: 'en',
  childName: 'Mila',
  petNames: ['Biscuit', 'Marmalade'],
  credit: 'Wagtale Press',
  words: [],
  questions: [],
  summary: '',
  phrases: {
    starring: 'starring',
    belongsTo: 'belongs to',
    words: 'words',
    questions: 'questions',
    theEnd: 'The End',
    thanks: 'Thank you.',
    forName: 'For you',
    cast: 'Everyone',
    presentFrom: 'From',
    colourIn: 'Colour',
    draw: 'Draw',
  },
  look: familyLook('mila'),
  pages: SETTINGS.map((setting, i) => ({
    pageNumber: i + 1,
    text: 'They walk and they walk.',
    alt: '',
    direction: direction(setting),
  })),
}

/**
 * Makes a short book that nobody reads: faces and printer are then open, and the code that draws has run, for the first one that
 * somebody waits for. Without it that took twice as long as those after it.
 */
export const rehearse = async (fonts: string): Promise<void> => {
  await createDocument({ kind: 'pdf', paper: 'square', book: BOOK }, fonts)
}
