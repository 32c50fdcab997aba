// The few words of a printed book that are neither the story's nor the shop's, in the story's language.
import type { Language } from '../story/lists'
import { withLineMarks } from './line-order'

export interface Phrases {
  starring: string
  /** "This book belongs to", on a line of its own above the name. */
  belongsTo: string
  words: string
  questions: string
  theEnd: string
  /** Names joined as the language joins them stand in the place of {names}. */
  thanks: string
  /** A printed book's dedication; the child's name stands in the place of {name}. */
  forName: string
  cast: string
  /** Above a line to write on. */
  presentFrom: string
  colourIn: string
  draw: string
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    starring: 'starring',
    belongsTo: 'This book belongs to',
    words: 'Words to keep',
    questions: 'Let’s talk about it',
    theEnd: 'The End',
    thanks: 'Thank you for reading with {names}.',
    forName: 'For {name}',
    cast: 'Meet everyone',
    presentFrom: 'A present from',
    colourIn: 'Colour me in',
    draw: 'What happens next? Draw it here.',
  },
  es: {
    starring: 'con',
    belongsTo: 'Este libro es de',
    words: 'Palabras para guardar',
    questions: 'Hablemos del cuento',
    theEnd: 'Fin',
    thanks: 'Gracias por leer con {names}.',
    forName: 'Para {name}',
    cast: 'Estos son los protagonistas',
    presentFrom: 'Un regalo de',
    colourIn: 'Coloréame',
    draw: '¿Y qué pasa después? Dibújalo aquí.',
  },
  fr: {
    starring: 'avec',
    belongsTo: 'Ce livre appartient à',
    words: 'Des mots à garder',
    questions: 'Parlons-en',
    theEnd: 'Fin',
    thanks: 'Merci d’avoir lu avec {names}.',
    forName: 'Pour {name}',
    cast: 'Voici tout le monde',
    presentFrom: 'Un cadeau de',
    colourIn: 'Colorie-moi',
    draw: 'Et ensuite ? Dessine-le ici.',
  },
  de: {
    starring: 'mit',
    belongsTo: 'Dieses Buch gehört',
    words: 'Wörter zum Merken',
    questions: 'Lass uns darüber reden',
    theEnd: 'Ende',
    thanks: 'Danke, dass du mit {names} gelesen hast.',
    forName: 'Für {name}',
    cast: 'Das sind alle',
    presentFrom: 'Ein Geschenk von',
    colourIn: 'Mal mich aus',
    draw: 'Wie geht es weiter? Mal es hierher.',
  },
  it: {
    starring: 'con',
    belongsTo: 'Questo libro è di',
    words: 'Parole da tenere',
    questions: 'Parliamone insieme',
    theEnd: 'Fine',
    thanks: 'Grazie per aver letto con {names}.',
    forName: 'Per {name}',
    cast: 'Ecco tutti quanti',
    presentFrom: 'Un regalo di',
    colourIn: 'Colorami',
    draw: 'E poi che succede? Disegnalo qui.',
  },
  pt: {
    starring: 'com',
    belongsTo: 'Este livro é de',
    words: 'Palavras para guardar',
    questions: 'Vamos conversar',
    theEnd: 'Fim',
    thanks: 'Obrigado por ler com {names}.',
    forName: 'Para {name}',
    cast: 'Conhece toda a gente',
    presentFrom: 'Um presente de',
    colourIn: 'Pinta-me',
    draw: 'E depois, o que acontece? Desenha aqui.',
  },
  zh: {
    starring: '主角',
    belongsTo: '这本书属于',
    words: '新词语',
    questions: '一起聊一聊',
    theEnd: '完',
    thanks: '谢谢你和{names}一起读书。',
    forName: '献给{name}',
    cast: '认识一下大家',
    presentFrom: '赠书人',
    colourIn: '给我涂上颜色',
    draw: '接下来会发生什么？画在这里吧。',
  },
  ja: {
    starring: '出演',
    belongsTo: 'この本のもちぬし',
    words: 'おぼえたいことば',
    questions: 'いっしょに話そう',
    theEnd: 'おしまい',
    thanks: '{names}といっしょに読んでくれてありがとう。',
    forName: '{name}へ',
    cast: 'みんなのしょうかい',
    presentFrom: 'おくりもの　だれから',
    colourIn: 'ぬってね',
    draw: 'このあと、どうなる？ ここにかいてみよう。',
  },
  hi: {
    starring: 'कहानी में',
    belongsTo: 'यह किताब इनकी है',
    words: 'याद रखने के शब्द',
    questions: 'आओ बात करें',
    theEnd: 'समाप्त',
    thanks: '{names} के साथ पढ़ने के लिए धन्यवाद।',
    forName: '{name} के लिए',
    cast: 'सबसे मिलिए',
    presentFrom: 'यह उपहार दिया',
    colourIn: 'मुझमें रंग भरो',
    draw: 'आगे क्या होगा? यहाँ बनाओ।',
  },
  ar: {
    starring: 'بطولة',
    belongsTo: 'هذا الكتاب ملك',
    words: 'كلمات نحفظها',
    questions: 'لنتحدث معًا',
    theEnd: 'النهاية',
    thanks: 'شكرًا لأنك قرأت مع {names}.',
    forName: 'إلى {name}',
    cast: 'تعرّفوا إلى الجميع',
    presentFrom: 'هدية من',
    colourIn: 'لوّنني',
    draw: 'ماذا يحدث بعد ذلك؟ ارسمه هنا.',
  },
}

export const phrases = (language: Language): Phrases => PHRASES[language]
export const rightToLeft = (language: Language): boolean => language === 'ar'
export const joinNames = (names: readonly string[], language: Language): string =>
  withLineMarks(new Intl.ListFormat(language, { type: 'conjunction' }).format(names), rightToLeft(language))
