// The twenty holiday destinations: the sequel's groups, and the optional place of a first story. Verified facts, as a
// child would see them.
import type { Destination as DestinationId } from '../illustration/direction'

export const DESTINATION_GROUPS = ['Australia', 'New Zealand', 'World Capitals'] as const
type DestinationGroup = (typeof DESTINATION_GROUPS)[number]

export interface Destination {
  id: DestinationId
  name: string
  country: string
  group: DestinationGroup
  /** Phrase for being there: 'in Sydney', 'at Uluru'. */
  at: string
  /** Whether a family's dog could come along to most of what is named here (national parks and reefs refuse dogs). */
  petFriendly: boolean
  animalCulture: string
  activities: readonly string[]
  landmarks: readonly string[]
  recommendedForStory: true
}

const place = (row: Omit<Destination, 'recommendedForStory'>): Destination => ({ ...row, recommendedForStory: true })

export const DESTINATION_LIST: readonly Destination[] = [
  place({
    id: 'sydney',
    name: 'Sydney',
    country: 'Australia',
    group: 'Australia',
    at: 'in Sydney',
    petFriendly: true,
    animalCulture: 'Sulphur-crested cockatoos have taught each other to open wheelie bins, street by street.',
    activities: ['riding the ferry to Manly', 'eating hot chips at Bondi Beach', 'walking over the Harbour Bridge'],
    landmarks: ['Sydney Opera House', 'Sydney Harbour Bridge', 'Bondi Beach'],
  }),
  place({
    id: 'melbourne',
    name: 'Melbourne',
    country: 'Australia',
    group: 'Australia',
    at: 'in Melbourne',
    petFriendly: true,
    animalCulture: 'Little penguins come home to the rocks of the St Kilda breakwater when the sun goes down.',
    activities: ['riding a tram', 'finding street art in Hosier Lane', 'feeling the wind on St Kilda Pier'],
    landmarks: ['Flinders Street Station', 'St Kilda Pier', 'Royal Botanic Gardens'],
  }),
  place({
    id: 'gold-coast',
    name: 'Gold Coast',
    country: 'Australia',
    group: 'Australia',
    at: 'on the Gold Coast',
    petFriendly: true,
    animalCulture: 'Wild rainbow lorikeets fly in to be fed at Currumbin, and land on anyone holding a plate.',
    activities: ['learning to surf', 'building sandcastles', 'walking round Burleigh Head'],
    landmarks: ['Surfers Paradise Beach', 'Burleigh Head', 'Currumbin Wildlife Sanctuary'],
  }),
  place({
    id: 'great-barrier-reef',
    name: 'Great Barrier Reef',
    country: 'Australia',
    group: 'Australia',
    at: 'on the Great Barrier Reef',
    petFriendly: false,
    animalCulture:
      'Green turtles swim back to the islands where they hatched, and clownfish never leave their anemone.',
    activities: ['snorkelling', 'looking through a glass-bottomed boat', 'watching turtles'],
    landmarks: ['Heart Reef', 'Green Island', 'Whitehaven Beach'],
  }),
  place({
    id: 'uluru',
    name: 'Uluru',
    country: 'Australia',
    group: 'Australia',
    at: 'at Uluru',
    petFriendly: false,
    animalCulture: 'Anangu, whose Country this is, look after the mala, a small hare-wallaby of the Tjukurpa.',
    activities: [
      'walking round the base with an Anangu guide',
      'watching the rock change colour at sunset',
      'counting desert stars',
    ],
    landmarks: ['Uluru', 'Kata Tjuta', 'Mutitjulu Waterhole'],
  }),
  place({
    id: 'tasmania',
    name: 'Tasmania',
    country: 'Australia',
    group: 'Australia',
    at: 'in Tasmania',
    petFriendly: true,
    animalCulture:
      'Wombats graze at dusk and leave droppings shaped like cubes; Tasmanian devils live here and nowhere ' +
      'else in the wild.',
    activities: ['walking round Dove Lake', 'picking berries', 'visiting Salamanca Market'],
    landmarks: ['Cradle Mountain', 'Wineglass Bay', 'Salamanca Place'],
  }),
  place({
    id: 'perth',
    name: 'Perth',
    country: 'Australia',
    group: 'Australia',
    at: 'in Perth',
    petFriendly: true,
    animalCulture: 'Black swans paddle on the Swan River, and quokkas live on Wadjemup, across the water.',
    activities: ['swimming at Cottesloe Beach', 'cycling round Rottnest Island', 'climbing the hill to Kings Park'],
    landmarks: ['Kings Park', 'Cottesloe Beach', 'Rottnest Island'],
  }),
  place({
    id: 'auckland',
    name: 'Auckland',
    country: 'New Zealand',
    group: 'New Zealand',
    at: 'in Auckland',
    petFriendly: true,
    animalCulture:
      'Tūī sing two songs at once in the harakeke, and takahē walk free on the island of Tiritiri Matangi.',
    activities: ['sailing on the Waitematā Harbour', 'walking up Maungawhau', 'taking the ferry to Rangitoto'],
    landmarks: ['Sky Tower', 'Rangitoto Island', 'Maungawhau'],
  }),
  place({
    id: 'rotorua',
    name: 'Rotorua',
    country: 'New Zealand',
    group: 'New Zealand',
    at: 'in Rotorua',
    petFriendly: true,
    animalCulture: 'Kiwi eggs are hatched by hand here, and the chicks go back to the bush when they are big enough.',
    activities: ['watching mud pools plop', 'walking among the redwoods', 'eating a hāngī cooked in the warm ground'],
    landmarks: ['Pōhutu Geyser', 'Whakarewarewa Forest', 'Lake Rotorua'],
  }),
  place({
    id: 'queenstown',
    name: 'Queenstown',
    country: 'New Zealand',
    group: 'New Zealand',
    at: 'in Queenstown',
    petFriendly: true,
    animalCulture: 'Kea, the mountain parrots, will unpick a zip and undo a shoelace to see what is inside.',
    activities: ['riding the gondola', 'sailing on the old steamship Earnslaw', 'sledding in the snow'],
    landmarks: ['Lake Wakatipu', 'The Remarkables', 'Bob’s Peak'],
  }),
  place({
    id: 'wellington',
    name: 'Wellington',
    country: 'New Zealand',
    group: 'New Zealand',
    at: 'in Wellington',
    petFriendly: true,
    animalCulture: 'Kākā, big bush parrots, have come back to the city since the Zealandia sanctuary gave them a home.',
    activities: ['riding the red cable car', 'leaning on the wind', 'seeing the giant squid at Te Papa'],
    landmarks: ['Te Papa', 'Wellington Cable Car', 'the Beehive'],
  }),
  place({
    id: 'london',
    name: 'London',
    country: 'United Kingdom',
    group: 'World Capitals',
    at: 'in London',
    petFriendly: true,
    animalCulture: 'Foxes trot home along garden walls at dawn, and ravens are kept, and counted, at the Tower.',
    activities: [
      'sitting at the top front of a red bus',
      'feeding the ducks in St James’s Park',
      'riding a boat down the Thames',
    ],
    landmarks: ['Big Ben', 'Tower Bridge', 'the Tower of London'],
  }),
  place({
    id: 'paris',
    name: 'Paris',
    country: 'France',
    group: 'World Capitals',
    at: 'in Paris',
    petFriendly: true,
    animalCulture:
      'Small dogs sit under café tables like guests, and bees live in hives on the roof of the opera house.',
    activities: [
      'sailing a toy boat in the Luxembourg Garden',
      'carrying home a warm baguette',
      'climbing to Sacré-Cœur',
    ],
    landmarks: ['the Eiffel Tower', 'Notre-Dame', 'the Luxembourg Garden'],
  }),
  place({
    id: 'tokyo',
    name: 'Tokyo',
    country: 'Japan',
    group: 'World Capitals',
    at: 'in Tokyo',
    petFriendly: true,
    animalCulture: 'People meet at the statue of Hachikō, the dog who waited at Shibuya Station for nine years.',
    activities: ['riding the Yamanote Line in a loop', 'having a picnic under cherry blossom', 'choosing a rice ball'],
    landmarks: ['Tokyo Tower', 'Sensō-ji', 'Shibuya Crossing'],
  }),
  place({
    id: 'washington-dc',
    name: 'Washington, D.C.',
    country: 'United States',
    group: 'World Capitals',
    at: 'in Washington',
    petFriendly: true,
    animalCulture:
      'Presidents’ dogs have had the run of the White House lawn, and grey squirrels have the run of everything else.',
    activities: [
      'paddling among cherry blossom on the Tidal Basin',
      'looking up at the dinosaurs in the museum',
      'flying a kite on the National Mall',
    ],
    landmarks: ['the Washington Monument', 'the Lincoln Memorial', 'the United States Capitol'],
  }),
  place({
    id: 'rome',
    name: 'Rome',
    country: 'Italy',
    group: 'World Capitals',
    at: 'in Rome',
    petFriendly: true,
    animalCulture: 'Cats sleep among the ruined temples of Largo Argentina, where people look after them.',
    activities: ['throwing a coin into the Trevi Fountain', 'choosing a gelato', 'drinking from a street fountain'],
    landmarks: ['the Colosseum', 'the Trevi Fountain', 'the Pantheon'],
  }),
  place({
    id: 'singapore',
    name: 'Singapore',
    country: 'Singapore',
    group: 'World Capitals',
    at: 'in Singapore',
    petFriendly: true,
    animalCulture: 'Families of smooth-coated otters swim past the skyscrapers, and the city stops to let them cross.',
    activities: ['walking under the Supertrees', 'eating satay at a hawker centre', 'taking a bumboat down the river'],
    landmarks: ['Gardens by the Bay', 'the Merlion', 'Marina Bay'],
  }),
  place({
    id: 'beijing',
    name: 'Beijing',
    country: 'China',
    group: 'World Capitals',
    at: 'in Beijing',
    petFriendly: false,
    animalCulture:
      'Grandfathers carry songbirds to the park, hang the cages in the trees, and let them sing to each other.',
    activities: ['walking on the Great Wall', 'flying a swallow kite', 'rowing on Kunming Lake'],
    landmarks: ['the Forbidden City', 'the Temple of Heaven', 'the Great Wall'],
  }),
  place({
    id: 'new-delhi',
    name: 'New Delhi',
    country: 'India',
    group: 'World Capitals',
    at: 'in New Delhi',
    petFriendly: true,
    animalCulture:
      'Green parakeets nest in old stone walls, black kites circle above, and street dogs know every tea ' +
      'seller by name.',
    activities: ['riding in an auto-rickshaw', 'having a picnic in Lodhi Garden', 'eating kulfi'],
    landmarks: ['India Gate', 'Humayun’s Tomb', 'Lodhi Garden'],
  }),
  place({
    id: 'cairo',
    name: 'Cairo',
    country: 'Egypt',
    group: 'World Capitals',
    at: 'in Cairo',
    petFriendly: false,
    animalCulture: 'Cats have been honoured here since the pharaohs, and sleep wherever they like in the old market.',
    activities: ['sailing on the Nile in a felucca', 'looking up at the pyramids', 'getting lost in Khan el-Khalili'],
    landmarks: ['the Pyramids of Giza', 'the Nile', 'Khan el-Khalili'],
  }),
]
