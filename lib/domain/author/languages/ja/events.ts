// Japanese words for special events.
import { EVENT_IDS, findEventIn, slugOf, toOccasion } from '../../world/events'
import type { EventId, EventWords } from '../../world/events'
import { widenSpaces } from './normalise'

interface Event extends EventWords {
  /** Fits "きょうは ...です". */
  is: string
  /** Fits "...が あります". */
  food: string
}

const TABLE: Record<EventId, Omit<Event, 'id'>> = {
  birthday: {
    name: 'たんじょうび',
    is: 'たんじょうび',
    food: 'ろうそくの ケーキ',
    aliases: ['誕生日', 'お誕生日', '誕生会', 'お誕生日会', 'バースデー'],
  },
  'new-baby': {
    name: 'あかちゃんが くる ひ',
    is: 'あかちゃんが くる ひ',
    food: 'おいわいの おもち',
    aliases: ['赤ちゃん', 'あかちゃん', '出産', '赤ちゃんの誕生', '弟が生まれた', '妹が生まれた'],
  },
  'family-wedding': { name: 'けっこんしき', is: 'けっこんしき', food: 'たかい ケーキ', aliases: ['結婚式', '結婚'] },
  'first-day-of-school': {
    name: 'がっこうの はじまる ひ',
    is: 'がっこうの はじまる ひ',
    food: 'おせきはん',
    aliases: ['入学式', '入学', '入園式', '新学期', '始業式', 'にゅうがくしき'],
  },
  'pet-adoption-day': {
    name: 'うちに きた ひ',
    is: 'うちに きた ひ',
    food: 'にんじん',
    aliases: ['うちの子記念日', '家族になった日', 'お迎えの日'],
  },
  'family-reunion': {
    name: 'しんせきの あつまり',
    is: 'しんせきの あつまる ひ',
    food: 'おすし',
    aliases: ['親戚の集まり', '家族の集まり', '親族の集まり'],
  },
  christmas: { name: 'クリスマス', is: 'クリスマス', food: 'クリスマスケーキ', aliases: ['クリスマスイブ', 'xmas'] },
  easter: { name: 'イースター', is: 'イースター', food: 'いろつきの たまご', aliases: ['復活祭'] },
  halloween: { name: 'ハロウィン', is: 'ハロウィン', food: 'かぼちゃの スープ', aliases: ['ハロウィーン'] },
  'new-years-eve': {
    name: 'おおみそか',
    is: 'おおみそか',
    food: 'としこしそば',
    aliases: ['大晦日', '大みそか', 'お正月', '正月', '元旦', 'おしょうがつ', '年越し'],
  },
  'boxing-day': { name: 'ボクシングデー', is: 'クリスマスの つぎの ひ', food: 'つめたい マンゴー' },
  'lunar-new-year': {
    name: 'きゅうしょうがつ',
    is: 'きゅうしょうがつ',
    food: 'ぎょうざ',
    aliases: ['旧正月', '春節', '中国のお正月'],
  },
  diwali: { name: 'ディワリ', is: 'ディワリ', food: 'ラドゥー', aliases: ['ディーワーリー'] },
  'eid-al-fitr': { name: 'イード', is: 'イード', food: 'なつめやしの おかし', aliases: ['イードアルフィトル', 'eid'] },
  hanukkah: { name: 'ハヌカ', is: 'ハヌカ', food: 'あげた ドーナツ', aliases: ['ハヌカー'] },
  holi: { name: 'ホーリー', is: 'ホーリー', food: 'グジヤ', aliases: ['ホーリー祭'] },
  matariki: { name: 'マタリキ', is: 'マタリキ', food: 'ほしの クッキー' },
  'naidoc-week': { name: 'ナイドックしゅうかん', is: 'ナイドックしゅうかん', food: 'たきびの パン' },
  'mid-autumn-festival': {
    name: 'おつきみ',
    is: 'おつきみ',
    food: 'おだんご',
    aliases: ['お月見', '月見', '十五夜', '中秋節', '中秋の名月'],
  },
  nowruz: { name: 'ノウルーズ', is: 'ノウルーズ', food: 'アーモンドの おかし' },
  'camping-trip': { name: 'キャンプ', is: 'キャンプの ひ', food: 'やいた マシュマロ' },
  'beach-holiday': {
    name: 'うみの おやすみ',
    is: 'うみの ひ',
    food: 'かきごおり',
    aliases: ['海', 'うみ', '海水浴', 'かいすいよく', 'ビーチ'],
  },
  'road-trip': { name: 'ドライブりょこう', is: 'ドライブの ひ', food: 'おにぎり', aliases: ['ドライブ'] },
  'snow-day': { name: 'ゆきの ひ', is: 'ゆきの ひ', food: 'あつい ココア', aliases: ['雪の日', '雪', '大雪'] },
  'farm-stay': {
    name: 'ぼくじょうの おとまり',
    is: 'ぼくじょうの ひ',
    food: 'しぼりたての ぎゅうにゅう',
    aliases: ['牧場'],
  },
  'train-journey': {
    name: 'でんしゃの たび',
    is: 'でんしゃの ひ',
    food: 'えきべん',
    aliases: ['電車の旅', '電車旅行', '列車の旅', '新幹線の旅'],
  },
}
const EVENTS: Event[] = EVENT_IDS.map((id) => ({ id, ...TABLE[id] }))

export const findEvent = (typed: string | undefined): Event | undefined => findEventIn(EVENTS, slugOf(typed ?? ''))

const LETTERS_IN_A_NAME = 16
/** Japanese has no spaces by which a description could be told from a name. */
export function describeDay(typed: string | undefined): string | undefined {
  const day = toOccasion(typed)
  if (day === undefined || !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(day)) return day
  return [...day].length <= LETTERS_IN_A_NAME ? widenSpaces(day) : undefined
}
