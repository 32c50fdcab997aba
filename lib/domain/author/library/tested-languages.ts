// What the tests of the stories know of each language.
import type { Language, ReadingLevel } from '../../story/lists'
import type { Earlier } from '../../story/request'
import { PROOFREADING as ENGLISH } from '../languages/en/proofreading'
import { PROOFREADING as FRENCH } from '../languages/fr/proofreading'
import { PROOFREADING as GERMAN } from '../languages/de/proofreading'
import { PROOFREADING as JAPANESE } from '../languages/ja/proofreading'
import { PROOFREADING as SPANISH } from '../languages/es/proofreading'
import type { Proofreading } from '../languages/proofreading'

interface Tested {
  rules: Proofreading
  /** The earlier book in sequel cases, by level: `recall` and `deed` are as long as the longest in the library. */
  earlier: Record<ReadingLevel, Earlier>
  /** Where that book took place, as a sequel says it. */
  back: string
  /** Questions that can be answered with yes or no end a conversation. */
  shutQuestion: RegExp
}

const earlierBook = (recall: string, deed: string, language: Language): Earlier => ({
  title: 'Earlier',
  lifeSkill: 'sharing',
  language,
  recall,
  deed,
  place: 'new-delhi',
})
export const TESTED: Partial<Record<Language, Tested>> = {
  en: {
    rules: ENGLISH,
    earlier: {
      '0-4': earlierBook('the blanket with the hole', 'got a long stick home, nose first', 'en'),
      '5-8': earlierBook('the way out of the museum', 'filled both sides of six sheets with thanks', 'en'),
      '9-12': earlierBook('the lamp with two hundred lights', 'called for a ball in front of everyone', 'en'),
    },
    back: 'in New Delhi',
    shutQuestion: /(?:^|[.?!] )(?:is|was|were|did|do|does|have|has|can|could|would|will|are|should) [^.?!]*\?$/i,
  },
  de: {
    rules: GERMAN,
    earlier: {
      '0-4': earlierBook('der Schirm im Park', 'Lulu die einzige gute Schaufel gegeben', 'de'),
      '5-8': earlierBook('die Woche mit der Socke', 'die Socke ausgezogen und den Anfang gemacht', 'de'),
      '9-12': earlierBook('die Lampe mit zweihundert Lichtern', 'vor allen Leuten laut den Ball verlangt', 'de'),
    },
    back: 'in Neu-Delhi',
    shutQuestion: /(?:^|[.?!] )(?:ist|war|waren|hat|haben|kann|kannst|will|willst|soll|bist|darf|gibt) [^.?!]*\?$/i,
  },
  fr: {
    rules: FRENCH,
    earlier: {
      '0-4': earlierBook('le parapluie du parc', 'donné la seule pelle à Lulu', 'fr'),
      '5-8': earlierBook('la semaine de la chaussette', 'retiré la chaussette et montré l’exemple', 'fr'),
      '9-12': earlierBook('la lampe aux deux cents lumières', 'demandé le ballon devant tout le monde', 'fr'),
    },
    back: 'à New Delhi',
    shutQuestion:
      /(?:^|[.?!] )(?:est-ce que|est|était|a-t|as-tu|avez|peux|peut|veux|dois|doit|faut|y a|es-tu|aimes) [^.?!]*\?$/i,
  },
  es: {
    rules: SPANISH,
    earlier: {
      '0-4': earlierBook('el paraguas del parque', 'le dio a Lulú la única pala', 'es'),
      '5-8': earlierBook('la semana del calcetín', 'se quitó el calcetín y dio ejemplo', 'es'),
      '9-12': earlierBook('la lámpara de las doscientas luces', 'pidió la pelota delante de todo el mundo', 'es'),
    },
    back: 'en Nueva Delhi',
    shutQuestion:
      /(?:^|[.?!] )¿(?:es|está|era|fue|hay|ha|has|tiene|tienes|puede|puedes|quiere|quieres|debe|sabe|te gusta|le gusta) [^.?!]*\?$/i,
  },
  ja: {
    rules: JAPANESE,
    earlier: {
      '0-4': earlierBook('こうえんの　かさ', 'ルルちゃんに　スコップを　かしました', 'ja'),
      '5-8': earlierBook('くつしたの　一しゅうかん', 'くつしたを　ぬいで、先に　やりました', 'ja'),
      '9-12': earlierBook('あかりが　二百の　ランプ', 'みんなの　まえで　ボールを　ちょうだいと　いいました', 'ja'),
    },
    back: 'ニューデリーで',
    shutQuestion: /^(?!.*(?:だれ|なに|なん|どう|どこ|どんな|どれ|いつ|なぜ|いくつ|どの)).*[?？]$/u,
  },
}
