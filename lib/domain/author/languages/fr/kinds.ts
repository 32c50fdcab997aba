// French words for each kind of pet.
import type { Kinds } from '../romance/nouns'

export const KINDS: Kinds = {
  dog: { noun: 'chien', gender: 'm', noise: 'ouaf', female: 'chienne' },
  cat: { noun: 'chat', gender: 'm', noise: 'miaou', female: 'chatte' },
  bird: { noun: 'oiseau', gender: 'm', noise: 'cui-cui' },
  fish: { noun: 'poisson', gender: 'm', noise: 'blop' },
  rabbit: { noun: 'lapin', gender: 'm', noise: 'toc-toc', female: 'lapine' },
  guineapig: { noun: 'cochon d’Inde', gender: 'm', noise: 'couic' },
  hamster: { noun: 'hamster', gender: 'm', noise: 'grat-grat' },
  horse: { noun: 'cheval', gender: 'm', noise: 'brrr', female: 'jument' },
  lizard: { noun: 'lézard', gender: 'm', noise: 'frrt' },
  toy: { noun: 'peluche', gender: 'f', noise: 'pouic' },
  // Its breed says what it is, but not with which article.
  other: { noun: '', gender: 'm', noise: 'coucou' },
}
