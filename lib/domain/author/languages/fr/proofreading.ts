import { LEFT_OVER } from '../proofreading'
import type { Proofreading } from '../proofreading'
import { MEASURES } from './measure'

const FORBIDDEN =
  /(?<!\p{L})(soudain|tout à coup|très|magique\p{L}*|aventure\p{L}*|merveilleu\p{L}*|extraordinaire\p{L}*|(?:apprit|compris|comprit) que|et les autres animaux)(?!\p{L})/iu

const VOWEL = '[aeiouàâéèêëîïôûùœ]'
/** "le arbre", "que il", "de herbe", "ce est"; but "le onze", "le oui". */
const UNELIDED = new RegExp(
  `(?<![\\p{L}’-])(?:je|me|te|se|le|la|de|ne|que|jusque|lorsque|puisque) (?!onz|oui(?!\\p{L})|ouistiti|ouah)(?:${VOWEL}|herb|heur|hist|hiv|homme|honn)\\p{L}*|(?<!\\p{L})ce (?:est|était)(?!\\p{L})|(?<!\\p{L})si ils?(?!\\p{L})`,
  'iu',
)
/** "l’chien", "d’hamster"; a neutral name stands for any. */
const WRONGLY_ELIDED =
  /(?<!\p{L})(?:[ldnsjmtc]|qu|jusqu|lorsqu|puisqu)’(?!Nim|y )(?:[bcdfgjklmnpqrstvwxz]|h(?:amster|aut|ib|éris|ach|aric|anch|angar|amac|éros|omard|utte|url|och|op))\p{L}*/iu
/** "de le chien", "à les autres"; a pronoun before an infinitive stands alone: "sûr de le voir". */
const UNCONTRACTED = /(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))\p{L}+/iu
/** "ma amie", "ce arbre", "un vieil chien" */
const WRONG_FORM = new RegExp(
  `(?<!\\p{L})(?:ma|ta|sa|ce|beau|nouveau|vieux) (?!(?:et|ou|à|au|aux|en|est) )${VOWEL}\\p{L}*|(?<!\\p{L})(?:bel|nouvel|vieil|cet) [bcdfgjklmnpqrstvwxz]\\p{L}*`,
  'iu',
)
const MASCULINE =
  'chien|chat|poisson|lapin|cochon|hamster|cheval|lézard|parapluie|pouce|seau|pain|gant|trou|sable|parc|arbre|doigt|bonnet|rosier|balai|ballon|bâton|caillou|train'
const FEMININE =
  'chienne|chatte|lapine|jument|peluche|chaussette|cloche|pelle|pince|main|mer|plage|neige|balle|boîte|soupe|corde|patte|oreille|queue|moufle|brioche|couverture|plume|cuillère'
/** Articles that a noun never has. */
const WRONG_GENDER = new RegExp(
  `(?<!\\p{L})(?:la|une|cette|ma|sa|toute la) (?:${MASCULINE})(?!\\p{L})|(?<!\\p{L})(?:le|un|ce|du|au|mon|son|tout le) (?:${FEMININE})(?!\\p{L})`,
  'iu',
)
/** "la chatte noir", "le chien noire"; two colours don't agree: "la chatte noir et blanc". */
const WRONG_AGREEMENT =
  /(?:chienne|chatte|lapine|jument|peluche) (?:noir|blanc|gris|brun|roux|doré|vert|bleu|argenté|violet|tigré)(?!\p{L}| et | ciel| foncé|-)|(?:chien|chat|oiseau|poisson|lapin|cochon d’Inde|hamster|cheval|lézard) (?:noire|blanche|grise|brune|rousse|dorée|verte|bleue|argentée|violette|tigrée)(?!\p{L})|(?<!\p{L})(?:ils|elles) (?:est|a|va|fait|dit|était|avait)(?!\p{L})|(?<!\p{L})(?:il|elle) (?:sont|ont|vont|font|disent|étaient|avaient|furent)(?!\p{L})|(?<!\p{L})(?:elle est|elle était) (?:content|fier|prêt|parti|tombé|petit|grand|seul|assis)(?!\p{L})/iu
/** What may follow a number that stands alone, or is itself a number: "deux par deux", "deux partageaient". */
const NO_NOUN =
  '(?:fois|cent|mille|quatre|cinq|sept|huit|neuf|onze|quatorze|que|ou|et|à|au|de|du|en|par|pour|sur|dans|avec|entre|heure|ce|Nim)(?!\\p{L})|\\p{L}+(?:ait|aient|ent|èrent)(?!\\p{L})'
/** A noun after these has the sign of the plural: "trois patte", "ses chaussure". */
const WITHOUT_PLURAL = new RegExp(
  `(?<!\\p{L})(?:des|mes|tes|ses|ces|deux|trois|six|dix) (?!${NO_NOUN})\\p{L}*[^sxz\\P{L}](?![\\p{L}’])`,
  'iu',
)
const DOUBLED = /(?<![\p{L}’-])(?!(?:nous|vous) )(\p{L}+) \1(?!\p{L}|’)/iu
/** A plain space where French has a no-break one, none at all, or one before a comma. */
const BAD_SPACING =
  / {2}|\s[,.…]|[,.…](?=\p{L})|[^\u202f!?][!?;]|\u202f(?![!?;])|[^\u00a0]:(?!\d)|«(?!\u00a0)|(?<!\u00a0)»|\u00a0(?![:»])(?<!«\u00a0)|,[.,!?»]|;;|[!?»](?=\p{L})/u
/** Dialogue stands in « »; no dash, no other quotation marks. */
const DIALOGUE = /["“”„]|(?:^|\s)[—–-]\s|«[^»]*«|»[^«]*»/u
const STRAIGHT = /'/u

export const PROOFREADING: Proofreading = {
  measures: MEASURES,
  faults: [
    ['left over', LEFT_OVER],
    ['forbidden', FORBIDDEN],
    ['elision', UNELIDED],
    ['wrong elision', WRONGLY_ELIDED],
    ['contraction', UNCONTRACTED],
    ['form before a vowel', WRONG_FORM],
    ['gender', WRONG_GENDER],
    ['agreement', WRONG_AGREEMENT],
    ['plural', WITHOUT_PLURAL],
    ['doubled', DOUBLED],
    ['spacing', BAD_SPACING],
    ['dialogue', DIALOGUE],
    ['apostrophe', STRAIGHT],
  ],
  faultsOfAlt: [LEFT_OVER, UNELIDED, WRONGLY_ELIDED, WRONG_GENDER, WRONG_AGREEMENT, BAD_SPACING, STRAIGHT],
  quotes: [/«/g, /»/g],
}
