// Widths of the title face's letters (Corben Bold), in hundredths of an em: the same everywhere, so that a title has
// the same lines on screens, where nobody measures, and on paper.
const BY_WIDTH: readonly (readonly [width: number, letters: string])[] = [
  [33, ' '],
  [32, "'"],
  [34, '¸‚'],
  [36, ',.|¦·‘’'],
  [40, '!:;`¡´'],
  [42, '[]'],
  [46, 'jĵ'],
  [48, '°›'],
  [50, '()/<>\\ilìíîïıĩīĭįĺļ'],
  [52, '^f§¹‹łḟ'],
  [54, 'ItÌÍÎÏ÷ĨĪĮİţťŧṫ'],
  [56, '1{}¬²×•'],
  [58, '=_'],
  [62, '-257?s¤¯³¿–śŝšṡṣ'],
  [64, '"+3cçćĉċčľş'],
  [66, 'erz¢±èéêë„ēĕėęěŕŗřźżžẑ'],
  [68, '~”'],
  [70, '“'],
  [72, '¶º'],
  [74, '48¨'],
  [76, '$69CLSaoÇàáâãäåðòóôõöøāăąĆĈĊČĹĻŁōŏőŚŜŞŠṠṢ†'],
  [78, 'ZvxªŹŻŽ'],
  [80, 'JgyýÿĝğġģĴŷẏỳ'],
  [82, '0F£Ḟ'],
  [84, 'GTVp»þĜĞĠĢĽŢŤŦṗṪ'],
  [86, 'EXYÈÉÊËÝĒĖĘĚŶŸỲ'],
  [88, 'ANbdq¥ÀÁÂÃÄÅÑÞĀĂĄđŃŅŇŊḃḋ'],
  [90, 'k—ķĸ'],
  [92, 'BOPQUÒÓÔÕÖØÙÚÛÜŌŐŨŪŬŮŰŲḂṖ'],
  [94, 'hu«ùúûüĥħŋũūŭůűų'],
  [96, 'DnÐßñĎĐńņňḊṅ'],
  [98, '©®µ'],
  [100, '#*RďŔŖŘ'],
  [102, 'KwĶŵẁẃẅ'],
  [104, '&æ'],
  [106, '¼'],
  [108, 'HMœĤĦṀ'],
  [112, '½'],
  [114, '…'],
  [120, 'Æ'],
  [122, '¾'],
  [130, 'Œ'],
  [134, 'WmŴṁẀẂẄ'],
  [150, '@'],
  [164, '%'],
]
const KNOWN = new Map(
  BY_WIDTH.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100] as const)),
)

/** Other scripts: about the widest that their letters are, since each is centred where it stands. */
const BY_SCRIPT: readonly (readonly [script: RegExp, width: number])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{sc=Hangul}/u, 0.95],
  [/\p{sc=Arabic}/u, 0.48],
  [/\p{sc=Devanagari}/u, 0.74],
  [/\p{Emoji_Presentation}/u, 1.2],
]
const OTHER = 0.7

/** Width of one letter with its marks, in em. */
export function advanceOf(letter: string): number {
  const known = KNOWN.get(letter.normalize('NFC'))
  if (known !== undefined) return known
  const [base = ''] = letter
  return KNOWN.get(base) ?? BY_SCRIPT.find(([script]) => script.test(base))?.[1] ?? OTHER
}
