// Japanese words for places.
import { DESTINATIONS } from '../../../illustration/direction'
import type { Destination } from '../../../illustration/direction'
import { findPlaceIn } from '../../world/places'
import type { PlaceWords, Somewhere } from '../../world/places'
import { widenSpaces } from './normalise'

/** Nouns in kana; the particle is the story's. */
interface Place extends PlaceWords {
  /** What one sees there. */
  landmark: string
  /** Something that one rides there. */
  ride: string
  /** Where one walks. */
  street: string
  /** Fits "...の した". */
  tree: string
  /** Fits "...の まえ". */
  shop: string
  /** An animal of the place. */
  creature: string
  /** What one hears or sees there in the morning: a sentence without its mark. */
  wakes: string
}

const TABLE: Record<Destination, Omit<Place, 'id'>> = {
  sydney: {
    name: 'シドニー',
    at: 'シドニーで',
    landmark: 'オペラハウス',
    ride: 'みどりの フェリー',
    street: 'みなとの かいだん',
    tree: 'いちじくの き',
    shop: 'さかなの いちば',
    creature: 'おうむ',
    wakes: 'やねで おうむが さわぎます',
    aliases: ['sydney'],
  },
  melbourne: {
    name: 'メルボルン',
    at: 'メルボルンで',
    landmark: 'えきの とけい',
    ride: 'ちんちんでんしゃ',
    street: 'えの ある ろじ',
    tree: 'にれの き',
    shop: 'ドーナツの くるま',
    creature: 'ポッサム',
    wakes: 'さいしょの でんしゃが ちんと なります',
    aliases: ['melbourne'],
  },
  'gold-coast': {
    name: 'ゴールドコースト',
    at: 'ゴールドコーストで',
    landmark: 'たかい ビル',
    ride: 'はまべの でんしゃ',
    street: 'はまべの みち',
    tree: 'やしの き',
    shop: 'サーフィンの みせ',
    creature: 'にじいろの いんこ',
    wakes: 'いんこが はまべで おしゃべりを します',
    aliases: ['gold coast'],
  },
  'great-barrier-reef': {
    name: 'グレートバリアリーフ',
    at: 'グレートバリアリーフで',
    landmark: 'さんごの うみ',
    ride: 'さんごの うみの ふね',
    street: 'きの さんばし',
    tree: 'ココやしの き',
    shop: 'くだものの いちば',
    creature: 'うみがめ',
    wakes: 'かもめが さんばしを あるきます',
    aliases: ['great barrier reef', 'the reef', 'cairns', 'ケアンズ'],
  },
  uluru: {
    name: 'ウルル',
    at: 'ウルルで',
    landmark: 'あかい おおいわ',
    ride: 'キャンプの バス',
    street: 'あかい すなの みち',
    tree: 'さばくの かしのき',
    shop: 'キャンプの みせ',
    creature: 'はやぶさ',
    wakes: 'おおいわが はいいろから あかに なります',
    aliases: ['ayers rock', 'エアーズロック'],
  },
  tasmania: {
    name: 'タスマニア',
    at: 'タスマニアで',
    landmark: 'あおい やま',
    ride: 'あかい おおきな フェリー',
    street: 'いしの かいだん',
    tree: 'りんごの き',
    shop: 'りんごの みせ',
    creature: 'ウォンバット',
    wakes: 'くもが やまに すわります',
    aliases: ['hobart', 'タスマニア島'],
  },
  perth: {
    name: 'パース',
    at: 'パースで',
    landmark: 'ひろい かわ',
    ride: 'かわの フェリー',
    street: 'かわの みち',
    tree: 'おおきな ユーカリ',
    shop: 'ふるい いちば',
    creature: 'くろい はくちょう',
    wakes: 'くろい はくちょうが かわで なきます',
    aliases: ['perth'],
  },
  auckland: {
    name: 'オークランド',
    at: 'オークランドで',
    landmark: 'スカイタワー',
    ride: 'みなとの フェリー',
    street: 'みなとの みち',
    tree: 'ポフツカワの き',
    shop: 'さかなの いちば',
    creature: 'トゥイどり',
    wakes: 'さいしょの フェリーが みなとを でます',
    aliases: ['auckland'],
  },
  rotorua: {
    name: 'ロトルア',
    at: 'ロトルアで',
    landmark: 'おんせん',
    ride: 'ロープウェイ',
    street: 'みずうみの みち',
    tree: 'せかいじゅの き',
    shop: 'パイの みせ',
    creature: 'くろい はくちょう',
    wakes: 'ゆげが いえの あいだを のぼります',
    aliases: ['rotorua'],
  },
  queenstown: {
    name: 'クイーンズタウン',
    at: 'クイーンズタウンで',
    landmark: 'ながい みずうみ',
    ride: 'ふるい じょうきせん',
    street: 'みずうみの みち',
    tree: 'ぶなの き',
    shop: 'アイスの みせ',
    creature: 'ケアどり',
    wakes: 'みずうみが くろから あおに なります',
    aliases: ['queenstown'],
  },
  wellington: {
    name: 'ウェリントン',
    at: 'ウェリントンで',
    landmark: 'ケーブルカー',
    ride: 'あかい ケーブルカー',
    street: 'じぐざぐの かいだん',
    tree: 'おおきな しだ',
    shop: 'チョコレートの みせ',
    creature: 'カカどり',
    wakes: 'とりが やねの うえで なきます',
    aliases: ['wellington'],
  },
  london: {
    name: 'ロンドン',
    at: 'ロンドンで',
    landmark: 'ビッグベン',
    ride: 'あかい バス',
    street: 'うんがの みち',
    tree: 'すずかけの き',
    shop: 'かどの みせ',
    creature: 'きつね',
    wakes: 'きつねが とことこ かえります',
    aliases: ['london'],
  },
  paris: {
    name: 'パリ',
    at: 'パリで',
    landmark: 'エッフェルとう',
    ride: 'セーヌの ふね',
    street: 'セーヌの みち',
    tree: 'マロニエの き',
    shop: 'パンの みせ',
    creature: 'すずめ',
    wakes: 'まちじゅうに パンの においが します',
    aliases: ['paris'],
  },
  tokyo: {
    name: 'とうきょう',
    at: 'とうきょうで',
    landmark: 'ふじさん',
    ride: 'みどりの でんしゃ',
    street: 'せまい ろじ',
    tree: 'いちょうの き',
    shop: 'そばの みせ',
    creature: 'からす',
    wakes: 'からすが でんせんで なきます',
    aliases: ['東京', '東京都', 'tokyo'],
  },
  'washington-dc': {
    name: 'ワシントン',
    at: 'ワシントンで',
    landmark: 'ホワイトハウス',
    ride: 'ぎんいろの ちかてつ',
    street: 'ひろい なみきみち',
    tree: 'さくらの き',
    shop: 'プレッツェルの みせ',
    creature: 'りす',
    wakes: 'りすが きの まわりを まわります',
    aliases: ['washington', 'washington, dc', 'washington dc', 'washington, d.c.'],
  },
  rome: {
    name: 'ローマ',
    at: 'ローマで',
    landmark: 'コロッセオ',
    ride: 'ふるい でんしゃ',
    street: 'いしだたみの みち',
    tree: 'かさまつの き',
    shop: 'アイスの みせ',
    creature: 'のらねこ',
    wakes: 'かねが つぎつぎに なります',
    aliases: ['rome'],
  },
  singapore: {
    name: 'シンガポール',
    at: 'シンガポールで',
    landmark: 'だいかんらんしゃ',
    ride: 'かわの こぶね',
    street: 'ひかげの みち',
    tree: 'ガジュマルの き',
    shop: 'めんの みせ',
    creature: 'かわうそ',
    wakes: 'おにかっこうが だんだん たかく なきます',
    aliases: ['singapore'],
  },
  beijing: {
    name: 'ペキン',
    at: 'ペキンで',
    landmark: 'ばんりの ちょうじょう',
    ride: 'じてんしゃタクシー',
    street: 'はいいろの ろじ',
    tree: 'かきの き',
    shop: 'ぎょうざの みせ',
    creature: 'かささぎ',
    wakes: 'はとが ふえを ならして とびます',
    aliases: ['北京', 'beijing'],
  },
  'new-delhi': {
    name: 'ニューデリー',
    at: 'ニューデリーで',
    landmark: 'インドもん',
    ride: 'きいろい オートりきしゃ',
    street: 'いちばの ろじ',
    tree: 'ニームの き',
    shop: 'あまい おかしの みせ',
    creature: 'みどりの いんこ',
    wakes: 'みどりの いんこが さわいで とびます',
    aliases: ['new delhi', 'new-delhi', 'delhi', 'デリー'],
  },
  cairo: {
    name: 'カイロ',
    at: 'カイロで',
    landmark: 'ピラミッド',
    ride: 'しろい ほかけぶね',
    street: 'いちばの ろじ',
    tree: 'なつめやしの き',
    shop: 'ランプの みせ',
    creature: 'さぎ',
    wakes: 'パンやさんが パンを あたまに のせて とおります',
    aliases: ['cairo'],
  },
}
const PLACES: Place[] = DESTINATIONS.map((id) => ({ id, ...TABLE[id] }))

export const findPlace = (typed: string | undefined): Place | undefined => findPlaceIn(PLACES, typed)

const WORDS_IN_A_NAME = 5
const LETTERS_IN_A_NAME = 14
const ENGLISH = /’s\b|^(?:the|my|our|by|in|on|at|near)\s/i
/** "海で", "おばあちゃんちへ": the particle is dropped, since the story adds its own. */
const PARTICLE = /(?<=[\p{sc=Han}\p{sc=Katakana}ー]|おうち|いえ|うみ|ちゃんち)[でにへ]$/u

/** A place in the buyer's own words; undefined for an English phrase, or a description. */
export function describePlace(text: string | undefined): Somewhere | undefined {
  const name = (text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/'/g, '’')
    .replace(/[.,;:!?。、！？\s]+$/, '')
    .replace(PARTICLE, '')
  if (!/\p{L}/u.test(name) || ENGLISH.test(name) || name.split(' ').length > WORDS_IN_A_NAME) return undefined
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name) && [...name].length > LETTERS_IN_A_NAME) return undefined
  return { name: widenSpaces(name), at: `${widenSpaces(name)}で` }
}
