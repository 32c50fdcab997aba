import { LEFT_OVER } from '../proofreading'
import type { Proofreading } from '../proofreading'
import { MEASURES } from './measure'

const FORBIDDEN =
  /(?<!\p{L})(de repente|de pronto|muy|mágic\p{L}*|aventuras?|maravillos\p{L}*|extraordinari\p{L}*|(?:aprendió|comprendió) que|y los demás animales)(?!\p{L})/iu
/** Words of one side of the ocean only, or that mean something else on the other. */
const NOT_NEUTRAL =
  /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|coge\p{L}*|cogió|cogí\p{L}*|\p{L}+(?:áis|éis)|vos|che|ahorita|guay|chulo|vale)(?!\p{L})/iu

/** "y Inés", "o Olga"; a neutral name stands for any. */
const UNJOINED = /(?<![\p{L}¿¡])(?:y h?[ií](?![aeou])\p{L}*|o h?[oó]\p{L}*)/iu
/** "e perro", "u gato" */
const WRONGLY_JOINED = /(?<!\p{L})(?:e (?!Nim)(?!h?[ií])|u (?!Nim)(?!h?[oó]))\p{L}+/iu
const UNCONTRACTED = /(?<!\p{L})(?:a|de) el(?!\p{L})/iu
const MASCULINE =
  'perro|gato|pájaro|pez|conejo|hámster|caballo|lagarto|peluche|paraguas|dedo|pulgar|balde|pan|guante|agujero|parque|árbol|gorro|globo|palo|tren|tobogán|columpio|tronco|tubo|pastel|calcetín|huevo|pie|día|sol|viento'
const FEMININE =
  'perra|gata|coneja|yegua|arena|pala|campana|astilla|mano|playa|nieve|pelota|caja|sopa|cuerda|pata|oreja|cola|manta|pluma|cuchara|escoba|colina|casa|boca|noche|nariz|hoja|puerta|cabeza'
/** Articles that a noun never has. */
const WRONG_GENDER = new RegExp(
  `(?<!\\p{L})(?:la|una|esta|esa|toda la|otra|mucha) (?:${MASCULINE})(?!\\p{L})|(?<!\\p{L})(?:el|un|este|ese|al|del|todo el|otro|mucho) (?:${FEMININE})(?!\\p{L})`,
  'iu',
)
/** "la gata negro", "el perro negra" */
const WRONG_AGREEMENT =
  /(?:perra|gata|coneja|yegua) (?:blanca y )?(?:negro|blanco|dorado|plateado|rojo|amarillo|castaño|tostado)(?!\p{L})|(?:perro|gato|pájaro|pez|conejo|conejillo de Indias|hámster|caballo|lagarto|peluche) (?:blanco y )?(?:negra|blanca|dorada|plateada|roja|amarilla|castaña|tostada)(?!\p{L})|(?<!\p{L})(?:ellas|ellos) (?:es|está|va|hace|dice|era|fue)(?!\p{L})|(?<!\p{L})(?:él|ella) (?:son|están|van|hacen|dicen|eran|fueron)(?!\p{L})|(?<!\p{L})[Nn]o (?:le|les|me) gusta (?:las|los)(?!\p{L})|(?<!\p{L})gustan (?:la|el)(?!\p{L})/iu
/** A noun after these has the sign of the plural: "tres pata", "los calcetín". */
const NO_NOUN =
  '(?:mil|cien|cuatro|cinco|siete|ocho|nueve|once|catorce|que|y|o|a|de|del|en|por|para|con|se|le|veces|días|Nim|llega|basta)(?!\\p{L})'
const WITHOUT_PLURAL = new RegExp(
  `(?<!\\p{L})(?:unos|unas|mis|tus|sus|dos|tres|seis|diez|muchos|muchas) (?!${NO_NOUN})\\p{L}*[^sxz\\P{L}](?![\\p{L}])`,
  'iu',
)
const DOUBLED = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu
/** "Ven!", "¡Ven", "Dónde?", "¿Dónde": both marks stand, each time. */
const UNOPENED = /(?:^|!)[^¡!]*!|(?:^|\?)[^¿?]*\?|¡[^!]*(?:¡|$)|¿[^?]*(?:¿|$)/u
const BAD_SPACING = / {2}|\s[,.…;:!?»]|[,.…;:](?=\p{L})|[¿¡«]\s|[!?»](?=\p{L})|\p{L}[¿¡«]|,[.,!?»]|;;|[!?»]\.(?=\p{L})/u
/** Speech opens with a dash, and who says it is set off by one; sounds and few words stand in « ». */
const DIALOGUE =
  /["“”„]|(?:^|\s)[–-]\s|—\s|[^\s]—(?![\s.,:;?!]|$)|«[^»]*«|»[^«]*»|» \p{Ll}[^.]*(?:dice|dijo|pregunta|preguntó) \p{Lu}/u
const STRAIGHT = /'/u

export const PROOFREADING: Proofreading = {
  measures: MEASURES,
  faults: [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['not neutral', NOT_NEUTRAL],
    ['y before i, o before o', UNJOINED],
    ['e, u before other sounds', WRONGLY_JOINED],
    ['contraction', UNCONTRACTED],
    ['gender', WRONG_GENDER],
    ['agreement', WRONG_AGREEMENT],
    ['plural', WITHOUT_PLURAL],
    ['doubled', DOUBLED],
    ['marks that open', UNOPENED],
    ['spacing', BAD_SPACING],
    ['dialogue', DIALOGUE],
    ['apostrophe', STRAIGHT],
  ],
  faultsOfAlt: [LEFT_OVER, UNJOINED, UNCONTRACTED, WRONG_GENDER, WRONG_AGREEMENT, BAD_SPACING, STRAIGHT],
  quotes: [/«/g, /»/g],
}
