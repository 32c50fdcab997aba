// Japanese words for traits. A noun is one and many ("ほうき"); a verb is given as a story needs it.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import { joinTraits } from '../../world/traits'
import type { TraitFacts, TraitWords } from '../../world/traits'
import { CHILD_TRAIT_LINES, PET_TRAIT_LINES } from './trait-lines'

/** `do` fits "...のが すき", `doing` is followed by what else is done; `has` is a sentence about somebody: "しっぽが ありません". */
interface JapaneseFacts extends TraitFacts {
  /** "あなを ほります" */
  does?: string
}

const thing = (noun: string) => ({ thing: noun, a: noun, things: noun })

/** Of a verb: its dictionary form, the stem of its polite forms. */
const acts = (dictionary: string, stem: string) => ({
  do: dictionary,
  does: `${stem}ます`,
  did: `${stem}ました`,
  doing: `${stem}ながら`,
})
const takes = (what: string) => acts(`${what}を もって いく`, `${what}を もって いき`)
const sleeps = (where: string) => ({ ...acts(`${where} ねる`, `${where} ね`), where })

const THUNDER = thing('とおくの かみなり')
const STICK = { ...thing('ぼうきれ'), prop: 'stick' } as const

const PETS: Record<PetTrait, JapaneseFacts> = {
  broom: { ...thing('ほうき'), prop: 'broom' },
  thunder: THUNDER,
  baths: thing('おふろ'),
  balloons: { ...thing('ふうせん'), prop: 'balloon' },
  umbrellas: { ...thing('かさ'), prop: 'umbrella' },
  socks: { ...thing('くつした'), ...takes('くつした'), prop: 'sock' },
  sandwiches: { ...thing('サンドイッチ'), ...takes('サンドイッチ'), prop: 'sandwich' },
  slippers: { ...thing('スリッパ'), ...takes('スリッパ'), prop: 'slippers' },
  spoons: { ...thing('スプーン'), ...takes('スプーン'), prop: 'spoon' },
  howls: { ...acts('とおぼえを する', 'とおぼえを し'), sound: 'わおーん' },
  snores: { ...acts('いびきを かく', 'いびきを かき'), sound: 'ぐうぐう' },
  sings: { ...acts('うたう', 'うたい'), sound: 'らんらら' },
  grumbles: { ...acts('ぶつぶつ いう', 'ぶつぶつ いい'), sound: 'ぶつぶつ' },
  threelegs: { has: 'あしが さんぼんです' },
  oneeye: { has: 'めが ひとつです' },
  oneearup: { has: 'かたみみが ぴんと して います' },
  notail: { has: 'しっぽが ありません' },
  deaf: { has: 'おとが きこえません' },
  old: { is: 'もう おとしより' },
  young: { is: 'まだ こども' },
  ball: { ...thing('ボール'), prop: 'ball' },
  blanket: { ...thing('もうふ'), prop: 'blanket' },
  cheese: thing('チーズ'),
  stick: STICK,
  laundrybasket: { ...sleeps('せんたくかごで'), prop: 'basket' },
  childsbed: { ...sleeps('{Kim}の ベッドで'), prop: 'bed' },
  boxes: { ...sleeps('はこの なかで'), prop: 'box' },
  sunnyspot: sleeps('ひなたで'),
  digs: { ...acts('あなを ほる', 'あなを ほり'), prop: 'hole' },
  spins: acts('くるくる まわる', 'くるくる まわり'),
  licks: acts('みんなを なめる', 'みんなを なめ'),
  follows: acts('{Kim}に ついて いく', '{Kim}に ついて いき'),
  sitsonthings: acts('なんにでも すわる', 'なんにでも すわり'),
  hidesthings: acts('ものを かくす', 'ものを かくし'),
  opensdoors: { ...acts('ドアを あける', 'ドアを あけ'), prop: 'door' },
  catches: acts('ぱくっと うけとめる', 'ぱくっと うけとめ'),
  findsthings: acts('さがしものを みつける', 'さがしものを みつけ'),
  jumps: acts('たかく とぶ', 'たかく とび'),
  shakeshands: acts('あくしゅを する', 'あくしゅを し'),
}

const CHILD: Record<ChildTrait, JapaneseFacts> = {
  dark: thing('くらい ところ'),
  thunder: THUNDER,
  spiders: thing('くも'),
  deepwater: thing('ふかい みず'),
  loudnoises: thing('おおきな おと'),
  stones: { ...thing('いしころ'), prop: 'rock' },
  sticks: STICK,
  shells: { ...thing('かいがら'), prop: 'shell' },
  feathers: { ...thing('はね'), prop: 'feather' },
  hums: { ...acts('はなうたを うたう', 'はなうたを うたい'), sound: 'ふんふん' },
  whispers: { ...acts('ひそひそ はなす', 'ひそひそ はなし'), sound: 'ひそひそ' },
  talksalot: { ...acts('ぺちゃくちゃ はなす', 'ぺちゃくちゃ はなし'), sound: 'それでね、それでね' },
  missingtooth: { has: 'まえばが いっぽん ありません' },
  freckles: { has: 'はなの うえに そばかすが あります' },
  dinosaurs: thing('きょうりゅう'),
  trains: thing('でんしゃ'),
  pancakes: { ...thing('ホットケーキ'), prop: 'pancake' },
  // The boots that are drawn are yellow.
  redboots: thing('あかい ながぐつ'),
  toyrabbit: thing('うさぎの ぬいぐるみ'),
  nightlight: { ...sleeps('まめでんきを つけて'), prop: 'lamp' },
  sleepwithtoys: { ...sleeps('ぬいぐるみの なかで'), prop: 'teddy' },
  askswhy: acts('どうしてと きく', 'どうしてと きき'),
  counts: acts('なんでも かぞえる', 'なんでも かぞえ'),
  drawsonthings: { ...acts('なんにでも かく', 'なんにでも かき'), prop: 'crayon' },
  loseshats: { ...acts('ぼうしを なくす', 'ぼうしを なくし'), prop: 'hat' },
  whistles: acts('くちぶえを ふく', 'くちぶえを ふき'),
  jokes: acts('だじゃれを いう', 'だじゃれを いい'),
  songs: acts('うたを つくる', 'うたを つくり'),
  remembers: acts('なんでも おぼえて いる', 'なんでも おぼえて い'),
}

export const PET_TRAIT_WORDS: Record<PetTrait, TraitWords & JapaneseFacts> = joinTraits(PETS, PET_TRAIT_LINES)
export const CHILD_TRAIT_WORDS: Record<ChildTrait, TraitWords & JapaneseFacts> = joinTraits(CHILD, CHILD_TRAIT_LINES)
