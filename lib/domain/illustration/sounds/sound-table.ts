// Words that are sounds, by language: those whose letters are in the title face. A word is looked for in the story's
// own sentences, so what one language doesn't say is never drawn in its books.
const BY_LANGUAGE = {
  en: 'woof ruff arf yip yap miaow meow mew purr moo baa neigh oink quack cheep peep tweet chirp hoot ribbit croak squeak wheek hiss grr buzz bzz splash splosh slosh plop plip plink plonk drip drop glug gurgle blup glop crash bang boom bump thump thud whump flump wham whack smack clang clank clonk clunk clatter clack click snap crack crunch creak rip zip pop pow puff poof whoosh swoosh swish whizz zoom flop flap knock tap tick tock ding dong ring ping toot honk beep parp tinkle jingle rattle rumble patter pitter squelch splat sizzle zz clip clop boing twang atishoo achoo krek bok pum',
  de: 'wuff wau miau muh mäh iah quak piep platsch plitsch plumps rums rumms bums krach knacks knarz klirr klapp klick tropf zisch summ tack bimmel bim bam klong ratsch peng plopp schwupp schnarch klopf patsch trapp',
  es: 'guau miau muu pío plaf plof chof crac clac clic toc tac din don zas bum clonc croac plin zum',
  fr: 'ouaf wouf miaou meuh bêê cot coin cui plouf floc boum badaboum patatras dring vlan pouf croâ flic flac',
  it: 'bau miao pio ciac ciaf drin patatrac sbam',
  pt: 'piu ploc tibum blim blom trim catapum cataplof',
}
const SOUNDS: ReadonlySet<string> = new Set(Object.values(BY_LANGUAGE).flatMap((words) => words.split(' ')))

/** Whether this word is a sound, drawn out or not: 'Woof', 'WOOOF', 'Zzzz'. */
export function isSound(word: string): boolean {
  const plain = word.toLowerCase()
  const twice = plain.replace(/(.)\1{2,}/gu, '$1$1')
  return SOUNDS.has(plain) || SOUNDS.has(twice) || SOUNDS.has(plain.replace(/(.)\1{2,}/gu, '$1'))
}
