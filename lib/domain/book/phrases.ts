// The few words of a printed book that are neither the story's nor the shop's, in the story's language.
import type { Language } from '../story/lists'

export interface Phrases {
  starring: string
  /** "This book belongs to", on a line of its own above the name. */
  belongsTo: string
  words: string
  questions: string
  theEnd: string
  /** Names joined as the language joins them stand in the place of {names}. */
  thanks: string
}

const PHRASES: Record<Language, Phrases> = {
  en: { starring: 'starring', belongsTo: 'This book belongs to', words: 'Words to keep', questions: 'Let’s talk about it', theEnd: 'The End', thanks: 'Thank you for reading with {names}.' },
  es: { starring: 'con', belongsTo: 'Este libro es de', words: 'Palabras para guardar', questions: 'Hablemos del cuento', theEnd: 'Fin', thanks: 'Gracias por leer con {names}.' },
  fr: { starring: 'avec', belongsTo: 'Ce livre appartient à', words: 'Des mots à garder', questions: 'Parlons-en', theEnd: 'Fin', thanks: 'Merci d’avoir lu avec {names}.' },
  de: { starring: 'mit', belongsTo: 'Dieses Buch gehört', words: 'Wörter zum Merken', questions: 'Lass uns darüber reden', theEnd: 'Ende', thanks: 'Danke, dass du mit {names} gelesen hast.' },
  it: { starring: 'con', belongsTo: 'Questo libro è di', words: 'Parole da tenere', questions: 'Parliamone insieme', theEnd: 'Fine', thanks: 'Grazie per aver letto con {names}.' },
  pt: { starring: 'com', belongsTo: 'Este livro é de', words: 'Palavras para guardar', questions: 'Vamos conversar', theEnd: 'Fim', thanks: 'Obrigado por ler com {names}.' },
  zh: { starring: '主角', belongsTo: '这本书属于', words: '新词语', questions: '一起聊一聊', theEnd: '完', thanks: '谢谢你和{names}一起读书。' },
  ja: { starring: '出演', belongsTo: 'この本のもちぬし', words: 'おぼえたいことば', questions: 'いっしょに話そう', theEnd: 'おしまい', thanks: '{names}といっしょに読んでくれてありがとう。' },
  hi: { starring: 'कहानी में', belongsTo: 'यह किताब इनकी है', words: 'याद रखने के शब्द', questions: 'आओ बात करें', theEnd: 'समाप्त', thanks: '{names} के साथ पढ़ने के लिए धन्यवाद।' },
  ar: { starring: 'بطولة', belongsTo: 'هذا الكتاب ملك', words: 'كلمات نحفظها', questions: 'لنتحدث معًا', theEnd: 'النهاية', thanks: 'شكرًا لأنك قرأت مع {names}.' },
}

export const phrases = (language: Language): Phrases => PHRASES[language]
export const rightToLeft = (language: Language): boolean => language === 'ar'
export const joinNames = (names: readonly string[], language: Language): string => new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
