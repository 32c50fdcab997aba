// The phrase that introduces a pet ("orange fish", "red kelpie"), from two free-text fields.
import type { PetRequest } from '../../../story/request'
import { KIND_OF } from '../../world/kinds'
import type { PetWords } from '../language'
import { KINDS } from './kinds'

const KEEPS_CAPITAL =
  /^(german|french|siamese|persian|australian|shetland|jack|russell|maine|russian|syrian|labrador|arab|arabian|welsh|burmese|bengal|dutch|british|english|american|abyssinian|scottish|yorkshire|staffordshire|irish|italian|belgian|bernese|cavalier|king|charles|netherland|roborovski|peruvian|himalayan|norwegian|angora|clydesdale|dalmatian|shih|tzu|chihuahua|great|dane|japanese|chinese|tibetan|turkish|egyptian|afghan|icelandic|cornish|devon)$/i
const STANDS_ALONE =
  /(fish|budgie|budgerigar|cockatiel|parrot|canary|lovebird|finch|parakeet|cockatoo|galah|macaw|emu|ostrich|penguin|chicken|hen|rooster|turkey|goose|peacock|quail|pigeon|dove|magpie|kookaburra|lorikeet|conure|parrotlet|betta|guppy|tetra|koi|gecko|dragon|skink|iguana|chameleon|pony|tabby|ragdoll|moggy|lop|bear|elephant|lion|monkey|unicorn|dinosaur|duck|bunny|fox|owl|tiger|panda|koala)$/i
/** Answers that say nothing, or are whole sentences, are left to the picture. */
const SAYS_NOTHING =
  /mixed|unknown|\bother\b|\bnone\b|not sure|n\/a|\b(is|are|was|am|i|he|she|it|they|them|same|like|likes|loves|idea|know|all|any|every|very|x)\b/i
/** Descriptions of a dog that are no name of a breed: "rescue dog". */
const DESCRIBES = /^(rescue|pound|old|young|big|small|little|tiny|fluffy|cute|cross|crossbred|purebred|designer|toy)$/i
const PLAIN_WORDS = /^[\p{L}'’ -]+$/u
/** Strips filler around the words that count: "the black one", "my tortoise", "he is brown". */
const BEFORE =
  /^(?:(?:an?|the|my|our|his|her|their)(?: (?:little )?bit(?: of)?)?|(?:he|she|it|they)(?:[’']s|[’']re| is| are))\s+/i
const AFTER = /\s+(?:ones?|colou?r(?:ed)?|all over)$/i

/** Singular of an animal typed in the plural ("Tortoises", "Budgies"), but not of Charles, rex or octopus. */
const singular = (word: string): string =>
  /([suio]s|ops|charles)$/i.test(word)
    ? word
    : /ies$/i.test(word)
      ? word.replace(/ies$/i, /(budg|coll|west)ies$/i.test(word) ? 'ie' : 'y')
      : word.replace(/(?<=\p{L}{2})s$/iu, '')

/** At most three words a part, and only text that reads as words. */
function usable(text: string | undefined): string {
  let words = (text ?? '').trim()
  for (let shorter = words.replace(BEFORE, ''); shorter !== words; shorter = words.replace(BEFORE, '')) words = shorter
  words = words.replace(AFTER, '')
  return words && PLAIN_WORDS.test(words) && !SAYS_NOTHING.test(words) && words.split(/\s+/).length <= 3 ? words : ''
}

export function describeLooks(pet: {
  type: PetRequest['type']
  breed?: string | undefined
  colors?: string | undefined
}): string {
  const kind = KIND_OF[pet.type]
  const noun = KINDS[kind].noun
  const words = usable(pet.breed)
    .split(/\s+/)
    .map((w) => (KEEPS_CAPITAL.test(w) ? w.charAt(0).toUpperCase() + w.slice(1).toLowerCase() : w.toLowerCase()))
  const breed = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
  const colours = (pet.colors ?? '')
    .split(',')
    .map((c) => usable(c).toLowerCase())
    .filter(Boolean)
    .slice(0, 2)
    .join(' and ')
  const alone = (kind === 'dog' && !DESCRIBES.test(breed)) || STANDS_ALONE.test(breed) || breed.endsWith(noun)
  const full =
    !breed || breed.replace(/-/g, ' ') === noun
      ? noun
      : !noun || alone
        ? breed
        : kind === 'toy'
          ? `toy ${breed}`
          : `${breed} ${noun}`
  const shades = colours.split(' ').filter((c) => c !== 'and')
  // The breed already names the colour: a golden retriever is not "a golden and white golden retriever".
  const colourSaid =
    colours.split(' ').length > 3 || shades.some((shade) => full.split(' ').some((word) => word.startsWith(shade)))
  return full && !colourSaid ? `${colours} ${full}`.trim() : full
}

/** Only pets of type "Other" need the breed to say what they are. */
const animalOf = (pet: PetRequest): string =>
  (pet.type === 'Other' && describeLooks({ type: 'Other', breed: pet.breed })) || KINDS[KIND_OF[pet.type]].animal

export const describePet = (pet: PetRequest): PetWords => ({
  looks: describeLooks(pet),
  fewer: [describeLooks({ ...pet, colors: pet.colors?.split(/,| and /)[0] }), describeLooks({ type: pet.type }), ''],
  animal: animalOf(pet),
})
