// Words that people use for animals and colours, and the rows and colours that they mean. Matched as whole words, the longest first.
import type { PetType } from '../../story/lists'
import type { Colour } from '../scene'
import type { Colours } from './row'

interface Meaning { breed: string; words: readonly string[] }
const row = (breed: string, ...words: string[]): Meaning => ({ breed, words })

/** Beside these, a breed's own id (its hyphens as spaces) always names it. */
export const BREED_WORDS: Partial<Record<PetType, readonly Meaning[]>> = {
  Dog: [
    row('labrador', 'lab', 'labrador retriever', 'labby', 'guide dog'), row('golden-retriever', 'retriever', 'goldie'), row('border-collie', 'collie', 'sheepdog', 'sheep dog', 'aussie shepherd', 'australian shepherd'),
    row('german-shepherd', 'shepherd', 'alsatian', 'gsd', 'malinois'), row('kelpie', 'dingo', 'cattle dog', 'heeler', 'blue heeler', 'red heeler', 'greyhound', 'whippet', 'mixed breed', 'mongrel', 'mutt', 'dobermann', 'doberman', 'pinscher', 'basenji', 'vizsla'),
    row('husky', 'malamute', 'samoyed', 'akita', 'wolf', 'spitz', 'pomeranian', 'chow'), row('dalmatian'), row('dachshund', 'sausage dog', 'sausage', 'daxie', 'teckel', 'basset'), row('corgi', 'pembroke', 'cardigan', 'shiba', 'shiba inu'),
    row('beagle', 'hound', 'foxhound', 'spaniel', 'springer', 'cocker'), row('jack-russell', 'russell', 'fox terrier', 'parson'), row('poodle', 'standard poodle'), row('cavoodle', 'cockapoo', 'spoodle', 'labradoodle', 'goldendoodle', 'groodle', 'oodle', 'doodle', 'bichon', 'cavalier', 'havanese'),
    row('pug', 'puggle', 'pekingese'), row('french-bulldog', 'frenchie', 'bulldog', 'boston terrier', 'boxer', 'staffy', 'staffie', 'staffordshire', 'mastiff', 'pitbull', 'rottweiler'), row('chihuahua', 'papillon'),
    row('terrier', 'schnauzer', 'yorkie', 'yorkshire', 'westie', 'scottie', 'shih tzu', 'maltese', 'airedale', 'silky', 'cairn', 'wolfhound'),
  ],
  Cat: [
    row('tabby', 'tiger', 'striped', 'stripy', 'stripey', 'bengal', 'egyptian mau', 'ocicat', 'moggy', 'moggie', 'domestic', 'shorthair', 'alley', 'abyssinian'), row('ginger', 'marmalade', 'orange', 'red tabby', 'ginger tom'), row('siamese', 'burmese', 'tonkinese', 'oriental', 'sphynx', 'sphinx', 'devon rex', 'cornish rex'),
    row('persian', 'himalayan', 'exotic', 'longhair', 'long haired', 'fluffy', 'angora', 'chinchilla'), row('maine-coon', 'coon', 'norwegian', 'forest cat', 'siberian', 'lynx'), row('black-cat', 'black', 'black shorthair', 'bombay', 'panther'),
    row('british-shorthair', 'british', 'russian blue', 'chartreux', 'blue', 'grey', 'gray', 'scottish fold'), row('calico', 'tortoiseshell', 'tortie', 'three coloured', 'patched'), row('tuxedo', 'black and white', 'white and black', 'tux'), row('ragdoll', 'birman', 'snowshoe', 'balinese'),
  ],
  Bird: [
    row('budgie', 'budgerigar', 'parakeet', 'budgy'), row('cockatiel', 'quarrion', 'weiro'), row('cockatoo', 'corella', 'cocky'), row('galah', 'pink cockatoo'), row('macaw', 'parrot', 'amazon', 'african grey', 'ara', 'eclectus'), row('lorikeet', 'rosella', 'rainbow lorikeet', 'lory', 'conure', 'king parrot'),
    row('lovebird', 'love bird'), row('canary', 'goldfinch'), row('finch', 'zebra finch', 'sparrow', 'wren', 'robin', 'magpie', 'crow', 'owl', 'kookaburra'), row('pigeon', 'dove'),
  ],
  Fish: [
    row('goldfish', 'gold fish', 'comet', 'fantail', 'oranda', 'shubunkin'), row('betta', 'fighter', 'fighting fish', 'siamese fighter', 'siamese fighting fish'), row('clownfish', 'clown fish', 'nemo', 'anemonefish'), row('guppy', 'molly', 'platy', 'swordtail', 'endler'),
    row('neon', 'tetra', 'neon tetra', 'danio', 'minnow', 'rasbora'), row('koi', 'carp'), row('angelfish', 'angel fish', 'discus', 'tang', 'gourami', 'cichlid'),
  ],
  Rabbit: [
    row('mini-lop', 'lop', 'lop eared', 'holland lop', 'french lop', 'flemish'), row('dutch-rabbit', 'dutch', 'english spot', 'rex'), row('lionhead', 'lion head', 'angora', 'fluffy', 'jersey wooly'), row('netherland-dwarf', 'dwarf', 'mini', 'wild', 'cottontail', 'hare', 'agouti'), row('white-rabbit', 'white', 'new zealand white', 'snow', 'albino', 'florida white'),
  ],
  'Guinea Pig': [row('american-guinea-pig', 'american', 'english', 'tricolour', 'tricolor', 'short haired', 'smooth', 'teddy'), row('abyssinian-guinea-pig', 'abyssinian', 'rosette', 'rough', 'crested', 'texel', 'fluffy'), row('peruvian-guinea-pig', 'peruvian', 'silkie', 'sheltie', 'long haired', 'longhair', 'coronet')],
  Hamster: [row('golden-hamster', 'golden', 'syrian', 'teddy bear'), row('dwarf-hamster', 'dwarf', 'russian', 'djungarian', 'roborovski', 'robo', 'campbell', 'chinese', 'winter white')],
  Horse: [
    row('bay', 'thoroughbred', 'arab', 'arabian', 'stock horse', 'warmblood'), row('pony', 'pinto', 'paint', 'piebald', 'skewbald', 'appaloosa', 'gypsy', 'cob', 'clydesdale', 'welsh'), row('grey', 'gray', 'white', 'dapple', 'dappled', 'lipizzaner', 'andalusian', 'unicorn'),
    row('chestnut', 'sorrel', 'quarter horse', 'haflinger'), row('palomino', 'golden', 'buckskin', 'cream'), row('black', 'friesian'), row('shetland', 'miniature', 'mini', 'icelandic', 'donkey', 'mule', 'fjord'),
  ],
  Lizard: [row('bearded-dragon', 'dragon', 'beardie', 'bearded', 'central bearded', 'frill neck', 'frilled'), row('leopard-gecko', 'gecko', 'leopard', 'crested gecko', 'skink gecko', 'newt', 'salamander', 'axolotl'), row('blue-tongue', 'bluetongue', 'blue tongued', 'skink', 'shingleback', 'goanna', 'monitor'), row('iguana', 'chameleon', 'water dragon', 'anole', 'basilisk')],
  'Animal Toy': [
    row('teddy', 'bear', 'teddy bear', 'koala', 'panda', 'polar bear', 'mouse', 'hamster', 'wombat', 'monkey'), row('bunny', 'rabbit', 'hare', 'kangaroo'), row('elephant', 'mammoth', 'ellie'), row('dog', 'puppy', 'pup', 'doggy'), row('cat', 'kitten', 'kitty', 'tiger', 'fox', 'leopard'), row('lion', 'lioness'),
    row('unicorn', 'horse', 'pony', 'pegasus', 'alicorn'), row('dinosaur', 'dino', 't rex', 'trex', 'rex', 'dragon', 'crocodile', 'frog', 'turtle', 'stegosaurus', 'triceratops'), row('penguin', 'owl', 'duck', 'bird', 'puffin'),
  ],
}

/** For the type Other: the row, of whatever type, that is nearest; and the colours that go with the word. */
export interface Likeness { type: PetType; breed: string; words: readonly string[]; colours?: Colours }
const like = (type: PetType, breed: string, words: readonly string[], colours?: Colours): Likeness => ({ type, breed, words, ...(colours ? { colours } : {}) })
const of = (primary: Colour, secondary: Colour, accent: Colour): Colours => ({ primary, secondary, accent })
export const LIKENESSES: readonly Likeness[] = [
  like('Other', 'tortoise', ['tortoise', 'hermann']), like('Other', 'turtle', ['turtle', 'terrapin', 'slider']), like('Other', 'mouse', ['mouse', 'mice']), like('Other', 'mouse', ['gerbil', 'jerboa'], of('#cfa268', '#f7ecd9', '#a57840')), like('Other', 'mouse', ['degu', 'chinchilla', 'dormouse', 'possum', 'sugar glider', 'squirrel'], of('#a3a0a6', '#f1eeea', '#7b7880')),
  like('Other', 'rat', ['rat']), like('Other', 'ferret', ['ferret', 'weasel', 'stoat', 'polecat', 'otter', 'meerkat']), like('Other', 'ferret', ['mink', 'skunk', 'raccoon'], of('#5a534f', '#efe6da', '#2f2a2a')), like('Other', 'hedgehog', ['hedgehog', 'echidna', 'porcupine']),
  like('Other', 'goat', ['goat', 'kid', 'antelope']), like('Other', 'goat', ['deer', 'fawn', 'reindeer'], of('#b98352', '#f4e6cf', '#7a5638')), like('Other', 'sheep', ['sheep', 'lamb', 'ram', 'ewe']), like('Other', 'sheep', ['alpaca', 'llama'], of('#e7c9a0', '#f8ecd8', '#8a6a4e')), like('Other', 'pig', ['pig', 'piglet', 'hog', 'micro pig']),
  like('Other', 'chicken', ['chicken', 'hen', 'rooster', 'cockerel', 'chook', 'bantam', 'silkie']), like('Other', 'chicken', ['chick', 'chicks'], of('#f5d25a', '#fbe89e', '#e9b53f')), like('Other', 'chicken', ['turkey', 'quail', 'peacock', 'guinea fowl', 'pheasant'], of('#7a6a5c', '#b9a48c', '#4a3f38')), like('Other', 'duck', ['duck', 'duckling', 'goose', 'gosling', 'swan']),
  like('Dog', 'kelpie', ['fox', 'vixen'], of('#d9752f', '#fbf1e2', '#3f8f86')), like('Dog', 'kelpie', ['dingo', 'coyote', 'jackal']), like('Dog', 'husky', ['wolf']), like('Dog', 'labrador', ['dog', 'puppy', 'pup', 'hound']), like('Cat', 'tabby', ['cat', 'kitten', 'kitty']), like('Cat', 'maine-coon', ['lynx', 'bobcat', 'wildcat', 'lion', 'tiger', 'leopard', 'cheetah']),
  like('Rabbit', 'netherland-dwarf', ['hare', 'bunny', 'rabbit', 'bilby', 'wallaby', 'kangaroo']), like('Guinea Pig', 'american-guinea-pig', ['guinea pig', 'cavy', 'capybara', 'wombat']), like('Hamster', 'golden-hamster', ['hamster', 'lemming', 'vole']), like('Horse', 'shetland', ['donkey', 'mule', 'burro'], of('#8f8a8a', '#dcd6cf', '#4a4445')), like('Horse', 'pony', ['pony', 'cow', 'calf', 'bull', 'zebra'], of('#3a3538', '#fbf4e8', '#3a3538')),
  like('Horse', 'bay', ['horse', 'foal', 'mare']), like('Horse', 'grey', ['unicorn', 'pegasus']), like('Bird', 'macaw', ['parrot', 'toucan']), like('Bird', 'finch', ['bird', 'owl', 'crow', 'magpie', 'raven', 'kookaburra', 'hawk', 'eagle']), like('Bird', 'pigeon', ['pigeon', 'dove', 'seagull']), like('Fish', 'goldfish', ['fish', 'shark', 'dolphin', 'whale']),
  like('Lizard', 'leopard-gecko', ['axolotl'], of('#f0b3b6', '#fbe3e0', '#d9828a')), like('Lizard', 'leopard-gecko', ['gecko', 'newt', 'salamander', 'frog', 'toad'], of('#86ab58', '#d9e6b0', '#55743a')), like('Lizard', 'iguana', ['iguana', 'chameleon', 'crocodile', 'alligator']), like('Lizard', 'bearded-dragon', ['lizard', 'dragon']), like('Animal Toy', 'dinosaur', ['dinosaur', 'dino']),
  like('Animal Toy', 'teddy', ['bear', 'teddy', 'panda', 'koala']), like('Animal Toy', 'elephant', ['elephant']), like('Animal Toy', 'penguin', ['penguin']), like('Animal Toy', 'teddy', ['monkey', 'ape']),
]

/** What a word means on fur, where it means something else than on feathers or plush. */
export const FUR_WORDS: Partial<Record<string, Colour>> = { red: '#a8532b', blue: '#8593a3', orange: '#d9823b', yellow: '#e3bd74', gold: '#d9a452', rojo: '#a8532b', rouge: '#a8532b', rot: '#a8532b', rosso: '#a8532b', vermelho: '#a8532b', azul: '#8593a3', bleu: '#8593a3', blau: '#8593a3' }

/** Colours in people's words; the catalogue's ids among them. */
export const COLOUR_WORDS: Record<string, Colour> = {
  black: '#35333c', ebony: '#35333c', charcoal: '#55545e', grey: '#9a9aa3', gray: '#9a9aa3', smoke: '#8b8b95', 'blue grey': '#8593a3', slate: '#6f7683', silver: '#c9cbd0', white: '#f7f3ea', snow: '#faf7f2', ivory: '#f6ecd8', cream: '#f0e2c4', beige: '#e4d0ac', fawn: '#dcbb8b', golden: '#e0ad5a', gold: '#e0ad5a', blonde: '#e6c684', blond: '#e6c684',
  honey: '#d9a14d', apricot: '#e8b07c', sandy: '#cfa56c', sand: '#cfa56c', palomino: '#d9a75a', caramel: '#c08a4f', ginger: '#d9823b', marmalade: '#d9823b', copper: '#b9642f', rust: '#a8532b', tan: '#b98552', bay: '#9a5330', chestnut: '#8a4a2b', brown: '#7d5236', chocolate: '#553626', liver: '#6b3f2c', coffee: '#6b4a35', seal: '#4a3a35', 'seal brown': '#4a3a35', mahogany: '#74361f', cinnamon: '#b06f43', lilac: '#c7b3b8', lavender: '#b7a3cf',
  red: '#c0492f', scarlet: '#cf3f33', crimson: '#b5303a', orange: '#ee8a34', yellow: '#f2ca3f', lemon: '#f6df6b', green: '#5aa845', lime: '#8fc23f', mint: '#9fd3b4', olive: '#87894a', emerald: '#2f9560', turquoise: '#3aa7a3', teal: '#2f8a8c', aqua: '#5cc0c7', blue: '#3f6cc4', navy: '#2f4a86', 'sky blue': '#7fb9e6', 'light blue': '#7fb9e6', purple: '#7d54ae', violet: '#7a5fc0', pink: '#eda6b4', magenta: '#c8508f', rose: '#dd8f9c', peach: '#f2b48c', salmon: '#ea9478',
  'dark brown': '#54352a', 'light brown': '#b1855a', 'dark grey': '#5b5b64', 'light grey': '#c6c6cc', 'dark green': '#3f7a3a', 'light green': '#9ccb72', 'dark blue': '#2f4a86',
  // The commonest in the other languages of the forms.
  negro: '#35333c', negra: '#35333c', noir: '#35333c', noire: '#35333c', schwarz: '#35333c', nero: '#35333c', nera: '#35333c', preto: '#35333c', preta: '#35333c', kala: '#35333c', blanco: '#f7f3ea', blanca: '#f7f3ea', blanc: '#f7f3ea', blanche: '#f7f3ea', weiss: '#f7f3ea', bianco: '#f7f3ea', bianca: '#f7f3ea', branco: '#f7f3ea', branca: '#f7f3ea',
  gris: '#9a9aa3', grau: '#9a9aa3', grigio: '#9a9aa3', cinza: '#9a9aa3', marron: '#7d5236', brun: '#7d5236', braun: '#7d5236', marrone: '#7d5236', marrom: '#7d5236', castanho: '#7d5236', naranja: '#ee8a34', roux: '#d9823b', rousse: '#d9823b', arancione: '#ee8a34', laranja: '#ee8a34', amarillo: '#f2ca3f', jaune: '#f2ca3f', gelb: '#f2ca3f', giallo: '#f2ca3f', amarelo: '#f2ca3f',
  rojo: '#c0492f', rouge: '#c0492f', rot: '#c0492f', rosso: '#c0492f', vermelho: '#c0492f', azul: '#3f6cc4', bleu: '#3f6cc4', blau: '#3f6cc4', verde: '#5aa845', vert: '#5aa845', grun: '#5aa845', rosa: '#eda6b4', dorado: '#e0ad5a', dore: '#e0ad5a', creme: '#f0e2c4', crema: '#f0e2c4',
  黑: '#35333c', 白: '#f7f3ea', 灰: '#9a9aa3', 棕: '#7d5236', 茶: '#7d5236', 橙: '#ee8a34', 黄: '#f2ca3f', 金: '#e0ad5a', 红: '#c0492f', 蓝: '#3f6cc4', 绿: '#5aa845', काला: '#35333c', सफेद: '#f7f3ea', भूरा: '#7d5236', أسود: '#35333c', أبيض: '#f7f3ea', بني: '#7d5236', رمادي: '#9a9aa3',
}
