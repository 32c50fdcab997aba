// Japanese colours: before a noun ("くろい"), and as a noun for two of them ("くろと しろの").

/** Before a noun, and as a noun. */
type Colour = readonly [before: string, noun: string]
const no = (noun: string): Colour => [`${noun}の`, noun]

const KURO: Colour = ['くろい', 'くろ']
const SHIRO: Colour = ['しろい', 'しろ']
const CHA: Colour = ['ちゃいろい', 'ちゃいろ']
const KIIRO: Colour = ['きいろい', 'きいろ']
const AO: Colour = ['あおい', 'あお']
const HAI = no('はいいろ')
const KIN = no('きんいろ')
const ORANGE = no('オレンジいろ')
const USUCHA = no('うすちゃいろ')
const AKACHA = no('あかちゃいろ')
const MIDORI = no('みどり')

const TABLE: Record<string, Colour> = {
  black: KURO,
  charcoal: no('こい はいいろ'),
  grey: HAI,
  'blue-grey': no('ブルーグレー'),
  silver: no('ぎんいろ'),
  white: SHIRO,
  cream: no('クリームいろ'),
  fawn: USUCHA,
  golden: KIN,
  sandy: no('すないろ'),
  palomino: KIN,
  ginger: ORANGE,
  red: AKACHA,
  tan: USUCHA,
  bay: AKACHA,
  chestnut: no('くりいろ'),
  brown: CHA,
  chocolate: no('チョコレートいろ'),
  'seal brown': no('こげちゃいろ'),
  lilac: no('ふじいろ'),
  yellow: KIIRO,
  orange: ORANGE,
  scarlet: ['まっかな', 'あか'],
  pink: no('ピンク'),
  purple: no('むらさきいろ'),
  blue: AO,
  'sky blue': no('みずいろ'),
  turquoise: no('あおみどり'),
  green: MIDORI,
  olive: no('オリーブいろ'),
  // As buyers write them.
  ...Object.fromEntries(['黒', '黒い', 'くろ', 'くろい', '黒色'].map((typed) => [typed, KURO])),
  ...Object.fromEntries(['白', '白い', 'しろ', 'しろい', '白色'].map((typed) => [typed, SHIRO])),
  ...Object.fromEntries(['茶', '茶色', '茶色い', 'ちゃいろ', 'ちゃいろい'].map((typed) => [typed, CHA])),
  ...Object.fromEntries(['灰色', 'グレー', 'はいいろ', 'ねずみ色'].map((typed) => [typed, HAI])),
  ...Object.fromEntries(['金', '金色', 'ゴールド', 'きんいろ'].map((typed) => [typed, KIN])),
  ...Object.fromEntries(['黄', '黄色', '黄色い', 'きいろ', 'きいろい'].map((typed) => [typed, KIIRO])),
  ...Object.fromEntries(['青', '青い', 'あお', 'あおい'].map((typed) => [typed, AO])),
  ...Object.fromEntries(['緑', '緑色', 'みどり', 'みどりいろ'].map((typed) => [typed, MIDORI])),
  ...Object.fromEntries(['オレンジ', 'オレンジ色', '茶トラ', 'ちゃとら'].map((typed) => [typed, ORANGE])),
  ...Object.fromEntries(['クリーム', 'クリーム色'].map((typed) => [typed, no('クリームいろ')])),
  ...Object.fromEntries(['三毛', 'みけ', 'ミケ'].map((typed) => [typed, no('みけ')])),
  ...Object.fromEntries(['ぶち', 'ブチ'].map((typed) => [typed, no('ぶち')])),
  ...Object.fromEntries(['トラ', 'しま', 'きじとら', 'キジトラ', 'サバトラ'].map((typed) => [typed, no('しまもよう')])),
}

const coloursOf = (typed: string | undefined): Colour[] =>
  (typed ?? '')
    .toLowerCase()
    .split(/[,、・]|と(?!ら)| and /)
    .flatMap((word) => {
      const typedColour = word.trim()
      const colour = Object.hasOwn(TABLE, typedColour) ? TABLE[typedColour] : undefined
      return colour ? [colour] : []
    })
    .filter((colour, i, all) => all.findIndex(([before]) => before === colour[0]) === i)
    .slice(0, 2)

/** "くろい ", "くろと しろの ", with the space that follows; empty if nothing is a colour. */
export function coloursBefore(typed: string | undefined, count: number): string {
  const [one, two] = coloursOf(typed).slice(0, count)
  if (!one) return ''
  return two ? `${one[1]}と ${two[1]}の ` : `${one[0]} `
}
