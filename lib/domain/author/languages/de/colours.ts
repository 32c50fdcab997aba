// Stems of German adjectives for the colours that a buyer can choose, and for what a buyer may type.
const STEMS: Record<string, string> = {
  black: 'schwarz',
  charcoal: 'dunkelgrau',
  grey: 'grau',
  'blue-grey': 'blaugrau',
  silver: 'silbergrau',
  white: 'weiß',
  cream: 'cremefarben',
  fawn: 'rehbraun',
  golden: 'golden',
  sandy: 'sandfarben',
  palomino: 'goldfarben',
  ginger: 'rot',
  red: 'rotbraun',
  tan: 'hellbraun',
  bay: 'braun',
  chestnut: 'kastanienbraun',
  brown: 'braun',
  chocolate: 'dunkelbraun',
  'seal brown': 'dunkelbraun',
  lilac: 'fliederfarben',
  yellow: 'gelb',
  orange: 'orangefarben',
  scarlet: 'knallrot',
  pink: 'rosafarben',
  purple: 'lilafarben',
  blue: 'blau',
  'sky blue': 'himmelblau',
  turquoise: 'türkisfarben',
  green: 'grün',
  olive: 'olivgrün',
  // In German.
  rosa: 'rosafarben',
  lila: 'lilafarben',
  creme: 'cremefarben',
  beige: 'beigefarben',
  türkis: 'türkisfarben',
  gold: 'golden',
}
const GERMAN = new Set(Object.values(STEMS).concat('getigert', 'gefleckt', 'gescheckt', 'bunt'))

/** At most two; whatever is no colour is left to the picture. */
export const colourStems = (colours: string | undefined): string[] =>
  (colours ?? '')
    .toLowerCase()
    .split(/,| and | und /)
    .flatMap((word) => {
      const colour = word.trim()
      const stem = GERMAN.has(colour) ? colour : STEMS[colour]
      return stem ? [stem] : []
    })
    .filter((stem, i, all) => all.indexOf(stem) === i)
    .slice(0, 2)
