// What the alternative text of a page adds where its picture goes over both pages of an opening.
import type { Language } from '../languages'

const HALVES: Record<Language, Record<'left' | 'right', string>> = {
  en: {
    left: 'The picture goes over both pages; this is its left half.',
    right: 'The picture goes over both pages; this is its right half.',
  },
  fr: {
    left: 'L’image s’étend sur les deux pages ; en voici la moitié gauche.',
    right: 'L’image s’étend sur les deux pages ; en voici la moitié droite.',
  },
  de: {
    left: 'Das Bild reicht über beide Seiten; dies ist seine linke Hälfte.',
    right: 'Das Bild reicht über beide Seiten; dies ist seine rechte Hälfte.',
  },
  es: {
    left: 'La imagen ocupa las dos páginas; esta es su mitad izquierda.',
    right: 'La imagen ocupa las dos páginas; esta es su mitad derecha.',
  },
  it: {
    left: 'L’immagine occupa entrambe le pagine; questa è la metà sinistra.',
    right: 'L’immagine occupa entrambe le pagine; questa è la metà destra.',
  },
  pt: {
    left: 'A imagem ocupa as duas páginas; esta é a metade esquerda.',
    right: 'A imagem ocupa as duas páginas; esta é a metade direita.',
  },
  ar: {
    left: 'تمتد الصورة على الصفحتين؛ وهذا نصفها الأيسر.',
    right: 'تمتد الصورة على الصفحتين؛ وهذا نصفها الأيمن.',
  },
  hi: {
    left: 'चित्र दोनों पन्नों पर फैला है; यह उसका बायाँ आधा भाग है।',
    right: 'चित्र दोनों पन्नों पर फैला है; यह उसका दायाँ आधा भाग है।',
  },
  zh: {
    left: '图画横跨两页，这是左半边。',
    right: '图画横跨两页，这是右半边。',
  },
  ja: {
    left: '絵は見開きの二ページにわたり、これはその左半分です。',
    right: '絵は見開きの二ページにわたり、これはその右半分です。',
  },
}

/** Between sentences, where the language has a space there. */
const gapOf = (language: Language): string => (language === 'zh' || language === 'ja' ? '' : ' ')
const ENDS_A_SENTENCE = /[.!?…。！？।؟]["”’»)」』]*$/u

export function altOfHalf(alt: string, half: 'left' | 'right', language: Language): string {
  const stop = ENDS_A_SENTENCE.test(alt)
    ? ''
    : language === 'zh' || language === 'ja'
      ? '。'
      : language === 'hi'
        ? '।'
        : '.'
  return `${alt}${stop}${gapOf(language)}${HALVES[language][half]}`
}
