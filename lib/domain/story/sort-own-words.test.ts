import fc from 'fast-check'
import { LANGUAGES, type Language } from './lists'
import { CHILD_TRAITS, PET_TRAITS } from './traits'
import { loadOwnWords } from './own-words/load'
import { sortChildWords, sortPetWords } from './sort-own-words'

const petTraits = async (text: string, language: Language = 'en') =>
  sortPetWords(text, await loadOwnWords(language)).flatMap(({ traits }) => traits)
const childTraits = async (text: string, language: Language = 'en') =>
  sortChildWords(text, await loadOwnWords(language)).flatMap(({ traits }) => traits)

test.each([
  ['Rusty only has three legs, steals socks and howls at the microwave', ['threelegs', 'socks', 'howls']],
  ['one ear up, afraid of the broom', ['oneearup', 'broom']],
  ['never steals', []],
  ['isn’t afraid of the broom', []],
  ['She isn’t afraid of brooms or thunder, but hates baths', ['baths']],
  ['not old, not deaf', []],
  ['steals socks, spoons and slippers', ['socks', 'spoons', 'slippers']],
  ['Never stops howling', ['howls']],
  ['loves cheese', ['cheese']],
  ['loves her tennis ball', ['ball']],
  ['his ball', ['ball']],
  ['doesn’t like cheese', []],
  ['There is a ball in the picture of her with the red collar', []],
  ['sleeps in the laundry basket', ['laundrybasket']],
  ['sleeps on Mila’s bed', ['childsbed']],
  ['naps in cardboard boxes and in the sun', ['boxes', 'sunnyspot']],
  ['She is deaf and has no tail', ['deaf', 'notail']],
  ['hasn’t got a tail', ['notail']],
  ['Can’t hear anything', ['deaf']],
  ['a tripod who opens doors', ['threelegs', 'opensdoors']],
  ['digs, spins in circles; chases his tail', ['digs', 'spins', 'spins']],
  ['gives you his paw. Always licking. Follows me everywhere!', ['shakeshands', 'licks', 'follows']],
  ['sits on whatever I read', ['sitsonthings']],
  ['hides from the vacuum', []],
  ['buries bones, finds everything', ['hidesthings', 'findsthings']],
  ['a very old dog, 14 years old', ['old', 'old']],
  ['old blanket', ['blanket']],
  ['one eye is blue', []],
  ['only one eye', ['oneeye']],
  ['black with a white spot', []],
] as const)('pet: %s', async (text, traits) => expect(await petTraits(text)).toEqual(traits))

test.each([
  ['She is scared of the dark and spiders', ['dark', 'spiders']],
  ['afraid of deep water, not of spiders', ['deepwater']],
  ['no longer scared of thunder', []],
  ['collects stones, shells and feathers', ['stones', 'shells', 'feathers']],
  ['lost two front teeth', ['missingtooth']],
  ['Dinosaurs! Pancakes!', ['dinosaurs', 'pancakes']],
  ['always asking why', ['askswhy']],
  ['loses every hat, never forgets a birthday', ['loseshats', 'remembers']],
  ['never stops talking', ['talksalot']],
  ['won’t take off her red wellies', []],
  ['loves her red wellies', ['redboots']],
  ['sleeps with the light on', ['nightlight']],
  ['sleeps with all his teddies', ['sleepwithtoys']],
  ['tells knock-knock jokes, makes up songs', ['jokes', 'songs']],
  ['draws on walls', ['drawsonthings']],
  ['has a brother called Tom', []],
] as const)('child: %s', async (text, traits) => expect(await childTraits(text)).toEqual(traits))

test.each<[Language, string, readonly string[]]>([
  ['de', 'klaut Socken und Löffel, hat Angst vor dem Besen', ['socks', 'spoons', 'broom']],
  ['de', 'hat keine Angst vor Gewitter, aber nur drei Beine', ['threelegs']],
  ['de', 'schläft im Wäschekorb, hört nichts', ['laundrybasket', 'deaf']],
  ['fr', 'vole les chaussettes et a peur du balai', ['socks', 'broom']],
  ['fr', 'n’a pas peur de l’orage, n’a pas de queue', ['notail']],
  ['es', 'roba calcetines y cucharas', ['socks', 'spoons']],
  ['es', 'no tiene miedo a los truenos, no tiene cola', ['notail']],
  ['it', 'ruba i calzini e dorme nelle scatole', ['socks', 'boxes']],
  ['it', 'non ha paura dei tuoni', []],
  ['pt', 'rouba meias e ressona', ['socks', 'snores']],
  ['pt', 'não tem medo da vassoura', []],
  ['zh', '偷袜子和勺子，怕打雷', ['socks', 'spoons', 'thunder']],
  ['zh', '不怕打雷', []],
  ['ja', '靴下とスプーンを盗む。雷が怖い', ['socks', 'spoons', 'thunder']],
  ['ja', '雷は怖くない', []],
  ['hi', 'मोज़े और चम्मच चुराता है, झाड़ू से डरता है', ['socks', 'spoons', 'broom']],
  ['hi', 'झाड़ू से नहीं डरता', []],
  ['ar', 'يسرق الجوارب ويخاف من الرعد', ['socks', 'thunder']],
  ['ar', 'لا يخاف من الرعد', []],
])('%s: %s', async (language, text, traits) => {
  expect((await petTraits(text, language)).sort()).toEqual([...traits].sort())
})

test('what no phrase covers is returned as it was written', async () => {
  const statements = sortPetWords('Steals socks, one BLUE eye and a limp', await loadOwnWords('en'))
  expect(statements.filter(({ traits }) => traits.length === 0).map(({ words }) => words)).toEqual([
    'one BLUE eye',
    'a limp',
  ])
})

test.each(LANGUAGES)('%s: its patterns stand, and every text is sorted into known keys', async (language) => {
  const list = await loadOwnWords(language)
  const words = [
    ...Object.values(list.verbs),
    ...Object.values(list.pet),
    ...Object.values(list.child),
    list.and,
    list.not,
  ]
    .flatMap((pattern) => pattern.split('|'))
    .concat(', ', ' ')
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 12 }),
      (parts) => {
        const text = parts.join(' ')
        for (const { words, traits } of sortPetWords(text, list)) {
          expect(text).toContain(words)
          for (const trait of traits) expect(PET_TRAITS).toContain(trait)
        }
        for (const { traits } of sortChildWords(text, list))
          for (const trait of traits) expect(CHILD_TRAITS).toContain(trait)
      },
    ),
    { numRuns: 60 },
  )
})
