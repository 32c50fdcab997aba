/**
 * Word lists of `naughty-words` (LDNOOBW, CC-BY-4.0), in English and in the book's language. They are made for search
 * engines: words with an innocent sense near children and animals are excluded here, and a match is reviewed by a
 * person, not refused.
 */
import lists from 'naughty-words'
import type { Language } from '@/lib/domain/story/lists'
import type { ListedWords } from '@/lib/domain/moderation/check-request'

const INNOCENT: Record<Language, string> = {
  en: 'ass|bareback|beaver cleaver|big black|bimbos|birdlock|booty call|butt|cock|cocks|coon|coons|cornhole|dick|dingleberry|dingleberries|domination|ecchi|escort|eunuch|girl on|grope|guro|hard core|hardcore|honkey|hooker|horny|huge fat|humping|intercourse|jelly donut|juggs|lemon party|make me come|mong|mr hands|negro|nude|panties|panty|playboy|poof|pussy|rectum|rusty trombone|santorum|scat|shota|shrimping|skeet|snatch|snowballing|spunk|suck|sucks|taste my|tea bagging|tied up|tight white|tit|tits|topless|tosser|twinkie|undressing|violet wand|wrapping men|xx|big knockers|bastard',
  es: 'asno|bastardo|caca|concha|culo|drogas|heroína|idiota|imbécil|infierno|maciza|maldito|martillo|pedo|pinche|pis|trio|chupada|orina',
  fr: 'baiser|bander|bite|bitte|bourré|bourrée|caca|chatte|con|conne|folle|gerbe|gerber|grande folle|gueule|meuf|pédale|péter|pipi|pisser|ramoner|sanglant|suce|tanche|tapette|trique|zizi',
  de: 'bimbo|bonze|fratze|ische|kacke|kacken|kimme|lümmel|mufti|möpse|muschi|nackt|nippel|pinkeln|popel|poppen|reudig|rosette|schabracke|vögeln',
  it: 'allupato|bagnarsi|balle|battere|belino|biga|boiata|bordello|brinca|cacca|cadavere|cagna|casci|cesso|cornuto|cozza|fava|femminuccia|finocchio|fracicone|fregna|guardone|imbecille|ingoio|loffa|mannaggia|mona|monta|montare|mussa|nave scuola|padulo|palle|palloso|patacca|pesce|picio|pippa|pipì|pisello|pistolotto|pompa|porca|porco|potta|quaglia|regina|rizzarsi|rompipalle|ruffiano|sbattere|sbattersi|sega|spagnola|tarzanello|tirare|topa|vacca|vangare|zio cantante|zoccola',
  pt: 'aborto|amador|aranha|ariano|bicha|bissexual|boob|bumbum|burro|cerveja|chupar|comer|consolo|corno|frango assado|grelho|heroína|heterosexual|homem gay|homosexual|inferno|lésbica|mama|passar um cheque|pau|pinto|queca|saco|torneira|veado',
  zh: '妈的|乳|卵|奶|性|奸|妓|卵子|妈妈的|你妈|你娘|你奶奶的|你全家|你是鸡|你是鸭|九游|刚度|包皮|懒教|成人|月经|激情|爛|白痴|白癡|祖宗|私服|笨蛋|精子|老二|老味|老母|屁股|撒尿|野鸡|靠背|靠北|賤|鸡鸡|小鸡鸡|驶你公|鳩|粉腸|撚|柒|尻|处女|荡妇|杂种|干你|插你|日你|射你|硬膠|瘪三',
  ja: 'sm|xx|3p|いたずら|エクスタシー|エスコート|おしっこ|おしり|オシリ|お尻|おもらし|カント|グロ|しばり|縛り|スウィンガー|スラット|スリット|デブ|ディック|なめ|ハードコア|ファンタジー|フィスト|フック|プリンス アルバート ピアス|プレイボーイ|ぽっちゃり|ホモ|ラティーナ|ラバー|ローター|ビッチ|人妻|人種|両刀|両性|卍|嫌い|女の子|女王様|女子高生|女装|奴隷|平手打ち|挿入|支配|毛深い|脱衣|裸|覗き|誘惑|噴出|変態|糞|糞便|合意の性交|貞操帯|直腸',
  hi: 'aand|aandu|chinki|gucchi|gucchu|hawas|kutta|kuttiya|loda|maal|mutth|pataka|patakha|saala|suar|tatte|choope|kanjar',
  ar: 'بز|بزاز|تمص|جماع|حلمة|خول|شاذ|شهوة|فرج|قضيب|لبوة|لحس|لعق|مبادل|مص|مفلقسة|ثدي|نيك|زب',
}
/** Written without spaces, so there are no word boundaries to match. */
const UNSPACED: readonly Language[] = ['zh', 'ja']

const escapeRegExp = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function buildPattern(language: Language): RegExp {
  const innocent = new Set(INNOCENT[language].split('|'))
  const words = lists[language]
    .map((word) => word.trim().toLowerCase().normalize('NFKC'))
    .filter((word) => word && !innocent.has(word))
  const alternatives = words.map(escapeRegExp).join('|')
  return UNSPACED.includes(language)
    ? new RegExp(alternatives, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
}

const patterns = new Map<Language, RegExp>()
function patternFor(language: Language): RegExp {
  const built = patterns.get(language) ?? buildPattern(language)
  patterns.set(language, built)
  return built
}

export const listedWords: ListedWords = (text, language) => {
  const normalised = text.normalize('NFKC')
  return patternFor('en').test(normalised) || (language !== 'en' && patternFor(language).test(normalised))
}
