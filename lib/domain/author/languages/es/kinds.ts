// Spanish words for each kind of pet.
import type { Kinds } from '../romance/nouns'

export const KINDS: Kinds = {
  dog: { noun: 'perro', gender: 'm', noise: 'guau', female: 'perra' },
  cat: { noun: 'gato', gender: 'm', noise: 'miau', female: 'gata' },
  bird: { noun: 'pájaro', gender: 'm', noise: 'pío' },
  fish: { noun: 'pez', gender: 'm', noise: 'glu' },
  rabbit: { noun: 'conejo', gender: 'm', noise: 'toc', female: 'coneja' },
  guineapig: { noun: 'conejillo de Indias', gender: 'm', noise: 'cuí' },
  hamster: { noun: 'hámster', gender: 'm', noise: 'ñiqui' },
  horse: { noun: 'caballo', gender: 'm', noise: 'brrr', female: 'yegua' },
  lizard: { noun: 'lagarto', gender: 'm', noise: 'fiu' },
  toy: { noun: 'peluche', gender: 'm', noise: 'muac' },
  // Its breed says what it is, but not with which article.
  other: { noun: '', gender: 'm', noise: 'hola' },
}
