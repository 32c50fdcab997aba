// How a text names what moves: stems in each language, and what may follow them.
import type { Prop } from '../../illustration/direction'
import type { MovingPart } from '../../illustration/scene'
import type { Language } from '../../languages'

const ORDER = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi', 'ar'] as const satisfies readonly Language[]

/** One line a thing, its words in the order of the languages: `|` between words, `/` between languages. */
const THINGS: Partial<Record<Prop, string>> = {
  kite: 'kite/cometa/cerf-volant|cerfs-volants/drachen/aquilone|aquiloni/pipa|papagaio de papel/风筝/たこ|凧/पतंग/طائرة ورقية|طائرة الورقية|طائرة الورق',
  balloon:
    'balloon/globo/ballon/ballon|luftballon/palloncino|palloncini/balão|balões/气球/ふうせん|風船/गुब्बारा|गुब्बारे/بالون',
  'paper-plane':
    'paper plane|plane/avión de papel|avión/avion en papier|avion/papierflieger|flieger/aeroplanino|aereo di carta/avião de papel|avião/纸飞机/紙ひこうき|紙飛行機|かみひこうき/काग़ज़ का जहाज़|कागज का जहाज|जहाज़/طائرة من ورق|طائرة',
  plane:
    'plane|aeroplane/avión/avion/flugzeug|flieger/aereo|aeroplano/avião|aviões/飞机/ひこうき|飛行機/हवाई जहाज़|हवाई जहाज/طائرة',
  boat: 'boat|ship/barco|barca|bote/bateau|barque/boot|schiff/barca|barche|barchetta/barco|bote/船/ふね|船|ボート/नाव|नौका/قارب|مركب|سفينة',
  lantern:
    'lantern/farol|linterna|farolillo/lanterne/laterne/lanterna|lanterne/lanterna|lampião/灯笼|提灯/ランタン|ちょうちん/लालटेन/فانوس|مصباح',
  'home-lamp':
    'lamp|light/lámpara|luz/lampe|lumière/lampe|licht/lampada|luce/candeeiro|lâmpada|luz/灯/ランプ|あかり/दीया|बत्ती|लैंप/مصباح|ضوء',
  ball: 'ball/pelota|balón/ballon|balle/ball|bälle/palla|palle|pallone/bola/球/ボール/गेंद/كرة',
  teddy:
    'teddy|bear/osito|oso de peluche/nounours|ours en peluche/teddy|teddybär/orsacchiotto|orsetto/ursinho/泰迪熊|玩具熊/ぬいぐるみ|テディ|くまさん/टेडी/دبدوب|دمية الدب',
  leaf: 'leaf|leaves/hoja/feuille/blatt|blätter/foglia|foglie/folha/叶子|树叶/はっぱ|葉っぱ|葉/पत्ता|पत्ते|पत्ती/ورقة الشجر|أوراق الشجر',
  feather: 'feather/pluma/plume/feder/piuma|piume|penna/pena/羽毛/はね|羽根/पंख/ريشة',
  flower: 'flower|daisy|daisies/flor/fleur/blume/fiore|fiori/flor/花/花|はな/फूल/زهرة|أزهار|وردة',
  flowerpot:
    'pot|flowerpot|plant/maceta|planta/pot|plante/topf|blumentopf|pflanze/vaso|pianta/vaso|planta/花盆|植物/うえきばち|植木鉢/गमला|गमले|पौधा/أصيص|نبتة',
  plant: 'plant/planta/plante/pflanze/pianta|piante/planta/植物/しょくぶつ|植物/पौधा|पौधे/نبتة|نبات',
  sprout:
    'sprout|shoot|seedling/brote/pousse|germe/keim|spross|trieb/germoglio|germogli/broto|rebento/芽/め|芽/अंकुर/برعم|نبتة',
  'two-leaves':
    'leaf|leaves|sprout/hoja|brote/feuille|pousse/blatt|blätter|keim/foglia|foglie|germoglio/folha|broto/叶子|芽/はっぱ|葉|芽/पत्ता|पत्ते|अंकुर/ورقة|أوراق|برعم',
  butterfly:
    'butterfly|butterflies/mariposa/papillon/schmetterling/farfalla|farfalle/borboleta/蝴蝶/ちょうちょ|蝶/तितली|तितलियाँ/فراشة',
  moth: 'moth/polilla/papillon de nuit|papillon/motte|nachtfalter|falter/falena|falene/mariposa|traça/蛾/が|蛾/पतंगा|पतंगे/عثة|فراشة',
  bee: 'bee/abeja/abeille/biene/ape|api/abelha/蜜蜂/ハチ|はち|みつばち/मधुमक्खी/نحلة',
  bird: 'bird|magpie|parrot|sparrow/pájaro|ave/oiseau/vogel|vögel/uccello|uccelli|uccellino/pássaro|ave/鸟/とり|鳥|ことり/चिड़िया|पक्षी/طائر|عصفور',
  chick: 'chick/pollito/poussin/küken/pulcino|pulcini/pintainho|pintinho/小鸡/ひよこ/चूज़ा|चूज़े/كتكوت|صوص',
  frog: 'frog/rana/grenouille/frosch|frösche/rana|rane/rã|rãs|sapo/青蛙/かえる|カエル/मेंढक/ضفدع|ضفدعة',
  snail: 'snail/caracol/escargot/schnecke/lumaca|lumache|chiocciola/caracol/蜗牛/かたつむり|カタツムリ/घोंघा|घोंघे/حلزون',
  hen: 'hen|chook|chicken/gallina/poule/henne|huhn|hühner/gallina|galline/galinha/母鸡/めんどり|にわとり/मुर्गी/دجاجة',
  star: 'star/estrella/étoile/stern/stella|stelle/estrela/星/ほし|星/तारा|तारे|सितारा/نجمة|نجوم',
  moon: 'moon/luna/lune/mond/luna/lua/月亮/つき|月/चाँद|चांद/قمر',
  comet: 'comet/cometa/comète/komet/cometa|comete/cometa/彗星/すいせい|彗星/धूमकेतु/مذنب|مذنّب',
  bell: 'bell/campana|campanilla/cloche|clochette|sonnette/glocke|klingel/campana|campanella|campanello/sino|sininho|campainha/铃|铃铛|钟/ベル|すず|鈴|かね/घंटी|घंटा/جرس|أجراس',
  'big-bell': 'bell/campana/cloche/glocke/campana|campane/sino/钟/かね|鐘|ベル/घंटा|घंटी|घंटे/جرس|ناقوس',
  'kite-tree':
    'kite/cometa/cerf-volant/drachen/aquilone/pipa|papagaio de papel/风筝/たこ|凧/पतंग/طائرة ورقية|طائرة الورقية|طائرة الورق',
  'clothes-line':
    'blanket|line|washing/manta|tendedero/couverture|linge/decke|wäsche|leine/coperta|bucato/manta|cobertor|estendal|varal/毯子/もうふ|毛布/कंबल/بطانية|غسيل',
  drum: 'drum/tambor/tambour/trommel/tamburo|tamburi/tambor/鼓/たいこ|太鼓/ढोल/طبل|طبلة',
  snowman:
    'snowman|snowmen/muñeco de nieve/bonhomme de neige/schneemann|schneemänner/pupazzo di neve/boneco de neve/雪人/ゆきだるま|雪だるま/हिममानव|बर्फ़ का आदमी/رجل الثلج|رجل ثلج',
  present:
    'present|gift|parcel/regalo/cadeau|cadeaux/geschenk/regalo|regali/presente|prenda/礼物/プレゼント/तोहफ़ा|तोहफा|उपहार/هدية',
  egg: 'egg/huevo/œuf|oeuf/ei|eier/uovo|uova/ovo/蛋/たまご|卵/अंडा|अंडे/بيضة|بيض',
  ribbon: 'ribbon/cinta|lazo/ruban/schleife|band/nastro|fiocco/fita/丝带|缎带/リボン/रिबन|फ़ीता/شريط|شريطة',
  campfire:
    'fire|campfire/hoguera|fuego|fogata/feu/feuer|lagerfeuer/fuoco|falò/fogueira|fogo/火|篝火|营火/たきび|焚き火|火/आग|अलाव/نار',
  'alarm-clock':
    'alarm|clock/despertador|reloj/réveil/wecker/sveglia/despertador|relógio/闹钟/めざまし|目覚まし/अलार्म|घड़ी/منبه|منبّه',
  phone:
    'phone|telephone/teléfono|móvil/téléphone/telefon|handy/telefono/telefone|telemóvel|celular/电话|手机/でんわ|電話/फ़ोन|फोन/هاتف',
  hat: 'hat/sombrero|gorro/chapeau|chapeaux|bonnet/hut|hüte|mütze/cappello|cappelli/chapéu|gorro/帽子/ぼうし|帽子/टोपी/قبعة|قبّعة',
  scarf: 'scarf|scarves/bufanda/écharpe/schal/sciarpa|sciarpe/cachecol/围巾/マフラー/मफ़लर|दुपट्टा/وشاح',
  umbrella:
    'umbrella/paraguas/parapluie/schirm|regenschirm/ombrello|ombrelli/guarda-chuva/雨伞|伞/かさ|傘/छाता|छाते/مظلة|مظلّة',
  jelly: 'jelly/gelatina/gelée/wackelpudding|götterspeise/gelatina/gelatina/果冻/ゼリー/जेली/جيلي',
  'cherry-jelly': 'jelly/gelatina/gelée/wackelpudding|götterspeise/gelatina/gelatina/果冻/ゼリー/जेली/جيلي',
  crown: 'crown/corona/couronne/krone/corona|corone/coroa/皇冠|王冠/かんむり|冠/ताज|मुकुट/تاج',
  note: 'note/nota/mot|billet/zettel/biglietto|biglietti/bilhete/纸条|字条/メモ|てがみ/पर्ची|चिट्ठी/ورقة|رسالة',
  letter: 'letter/carta/lettre/brief/lettera|lettere/carta/信/てがみ|手紙/चिट्ठी|ख़त|पत्र/رسالة',
  postcard:
    'postcard|card/postal|tarjeta/carte postale|carte/postkarte|karte/cartolina|cartoline/postal|cartão-postal/明信片/はがき|ハガキ/पोस्टकार्ड/بطاقة',
  paper:
    'paper|page|sheet/papel|hoja/papier|feuille/papier|blatt|zettel/carta|foglio|fogli/papel|folha/纸/かみ|紙/काग़ज़|कागज/ورقة|ورق',
  map: 'map/mapa/carte|plan/karte|landkarte/mappa|mappe|cartina/mapa/地图/ちず|地図/नक़्शा|नक्शा|नक़्शे/خريطة|خارطة',
  pancake:
    'pancake/tortita|panqueque/crêpe/pfannkuchen/frittella|frittelle|pancake/panqueca/煎饼|薄饼/パンケーキ|ホットケーキ/पैनकेक|चीला/فطيرة',
  pumpkin:
    'pumpkin/calabaza/citrouille|potiron/kürbis/zucca|zucche/abóbora/南瓜/かぼちゃ|カボチャ/कद्दू/يقطينة|قرعة|يقطين',
  apple: 'apple/manzana/pomme/apfel|äpfel/mela|mele/maçã/苹果/りんご|リンゴ/सेब/تفاحة',
  tomato: 'tomato/tomate/tomate/tomate/pomodoro|pomodori/tomate/番茄|西红柿/トマト/टमाटर/طماطم|بندورة',
  potato:
    'potato/patata|papa/pomme de terre|patate/kartoffel/patata|patate/batata/土豆|马铃薯/じゃがいも|いも/आलू/بطاطا|بطاطس',
  marrow:
    'marrow|zucchini/calabacín|calabacines/courgette/zucchini|kürbis/zucchina|zucchine/curgete|abobrinha/西葫芦/ズッキーニ/तोरी|कद्दू/كوسا',
  bucket: 'bucket|pail/cubo|balde/seau|seaux/eimer/secchio|secchi|secchiello/balde/水桶|桶/バケツ/बाल्टी/دلو|سطل',
  box: 'box/caja/boîte|carton/kiste|schachtel|karton/scatola|scatole/caixa/盒子|箱子|纸箱/はこ|箱/डिब्बा|डिब्बे|बक्सा/صندوق|علبة',
  'box-boat':
    'boat|ship|box/barco|caja/bateau|boîte|carton/boot|schiff|kiste/barca|scatola/barco|caixa/船|纸箱/ふね|船|はこ/नाव|डिब्बा/قارب|صندوق',
  'ship-cup':
    'cup|boat|ship/taza|barco/tasse|bateau/tasse|becher|boot|schiff/tazza|barca/chávena|xícara|barco/杯子|船/カップ|ふね/प्याला|प्याली|नाव/كوب|قارب',
  'tin-rocket': 'rocket/cohete/fusée/rakete/razzo|razzi/foguete|foguetão/火箭/ロケット/रॉकेट/صاروخ',
  'wet-box': 'box/caja/boîte|carton/kiste|karton/scatola/caixa/纸箱|盒子/はこ|箱/डिब्बा|डिब्बे/صندوق',
  sled: 'sled|sledge/trineo/luge/schlitten/slitta|slittino/trenó/雪橇/そり/स्लेज/زلاجة|مزلجة',
  'block-tower':
    'tower|block/torre|bloque/tour|cube/turm|türme|klötz/torre|torri|cubo|cubi/torre|bloco/塔|积木/とう|つみき|積み木/मीनार|टावर/برج|مكعب',
  lyrebird:
    'lyrebird|bird/ave lira|pájaro/oiseau-lyre|oiseau/leierschwanz|vogel/uccello lira|uccello/ave-lira|pássaro/琴鸟|鸟/コトドリ|とり/लायरबर्ड|पक्षी/طائر القيثارة|طائر',
}

/** A part of somebody's body. */
const PARTS: Partial<Record<MovingPart, string>> = {
  tail: 'tail/cola|rabo/queue/schwanz|schwänze|schweif/coda|code/cauda|rabo/尾巴/しっぽ|尻尾/पूँछ|पूंछ|दुम/ذيل',
  ear: 'ear/oreja/oreille/ohr|ohren/orecchio|orecchie|orecchia/orelha/耳朵/みみ|耳/कान/أذن|أذنان|أذنيه|أذنيها|آذان',
  eyes: 'eye|blink|blinked|wink|winked/ojo|parpadeó|guiñó/œil|yeux|cligna/auge|blinzelt|blinzelte|zwinkerte/occhio|occhi|ammiccò/olho|piscou/眼睛|眨/め|目|まばたき/आँख|आंख|पलक/عين|عينان|عينيه|عينيها|عيون|رمش',
  wing: 'wing|flap|flapped/ala/aile/flügel/ala|ali/asa/翅膀/つばさ|羽|はね/पंख|पर/جناح|جناحيه|جناحيها',
  head: 'head|nodded|nod/cabeza|asintió/tête/kopf|nickte/testa|annuì/cabeça/头|点头/あたま|頭|うなず/सिर/رأس',
  hair: 'hair/pelo|cabello/cheveux/haar/capelli/cabelo/头发/かみのけ|髪/बाल/شعر',
  arm: 'wave|waved|waving/saludó|saluda/salua|fit signe|agita/winkte|winkt/salutò|salutava/acenou|acena/挥手|招手/手をふ|手を振|てをふ/हाथ हिला/لوّح|لوح',
}

const SUFFIX: Partial<Record<Language, string>> = {
  en: '(?:s|es)?',
  es: '(?:s|es)?',
  fr: '(?:s|x)?',
  de: '(?:n|en|e|er|s|es|ern|em)?',
  it: '',
  pt: '(?:s|es)?',
  hi: '(?:ों|ें|ियाँ|ाँ)?',
  ar: '(?:ان|ات|ين|ه|ها|هم)?',
}
/** These are written without spaces between words. */
const UNSPACED: ReadonlySet<Language> = new Set(['zh', 'ja'])
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Arabic writes "and", "the", "with" at a word. */
const before = (language: Language) => (language === 'ar' ? '(?<!\\p{L})[وفبكل]?(?:ال|لل)?' : '(?<![\\p{L}\\p{M}])')

/** Where a text names one of these words; null if it doesn't. Words are in lower case. */
const build = (words: readonly string[], language: Language, suffix: string): RegExp =>
  UNSPACED.has(language)
    ? new RegExp(words.map(escape).join('|'), 'iu')
    : new RegExp(`${before(language)}(?:${words.map(escape).join('|')})${suffix}(?![\\p{L}\\p{M}])`, 'iu')

const patterns = new Map<string, RegExp | null>()
function wordsOf(rows: Partial<Record<string, string>>, key: string, language: Language): RegExp | null {
  const name = `${language} ${key}`
  const known = patterns.get(name)
  if (known !== undefined) return known
  const row = rows[key]?.split('/')[ORDER.indexOf(language)]
  const built = row ? build(row.split('|'), language, SUFFIX[language] ?? '') : null
  patterns.set(name, built)
  return built
}

const placeOf = (pattern: RegExp | null, text: string): number => (pattern ? text.search(pattern) : -1)

/** Where a text first names this thing, part or name; -1 if it doesn't. */
export const findThing = (text: string, thing: string, language: Language): number =>
  placeOf(wordsOf(THINGS, thing, language), text)
export const findPart = (text: string, part: MovingPart, language: Language): number =>
  placeOf(wordsOf(PARTS, part, language), text)
export const findName = (text: string, name: string, language: Language): number =>
  placeOf(build([name], language, language === 'de' ? 's?' : ''), text)

/** For the tests: that each row has a word in each language. */
export const WORD_ROWS: readonly (readonly string[])[] = [...Object.values(THINGS), ...Object.values(PARTS)].map(
  (row) => row.split('/'),
)
