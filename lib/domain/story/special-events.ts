// The special events on which a story may be set, each told as a child who celebrates it would.

export const EVENT_CATEGORIES = ['Celebrations', 'Holidays', 'Cultural', 'Adventures'] as const
type EventCategory = (typeof EVENT_CATEGORIES)[number]

export interface SpecialEvent {
  id: string
  name: string
  category: EventCategory
  /** One sentence from the view of somebody who celebrates it. */
  description: string
  /** Things that belong to it, as noun phrases that may follow "there was/were", "some" or "with". */
  belongs: {
    food: readonly string[]
    /** Decorations: what a picture of the day shows. */
    things: readonly string[]
    /** What people do, as "-ing" phrases. */
    doings: readonly string[]
  }
  /** Greetings, if there are any. */
  greeting?: string
}

export const SPECIAL_EVENTS: readonly SpecialEvent[] = [
  {
    id: 'birthday',
    name: 'Birthday',
    category: 'Celebrations',
    greeting: 'Happy birthday!',
    description: 'Somebody is a whole year older, and everybody sings about it.',
    belongs: {
      food: ['birthday cake', 'fairy bread'],
      things: ['balloons', 'paper streamers', 'candles'],
      doings: ['blowing out candles', 'playing pass the parcel'],
    },
  },
  {
    id: 'new-baby',
    name: 'New Baby',
    category: 'Celebrations',
    greeting: 'Welcome, little one!',
    description: 'There is a very small person in the house, and everyone is learning to whisper.',
    belongs: {
      food: ['warm banana bread', 'casseroles from the neighbours'],
      things: ['tiny socks on the line', 'soft blankets', 'a welcome banner'],
      doings: ['rocking the cradle', 'tiptoeing past the door'],
    },
  },
  {
    id: 'family-wedding',
    name: 'Family Wedding',
    category: 'Celebrations',
    greeting: 'Congratulations!',
    description: 'Two people whom you love say yes to each other, and then everybody dances.',
    belongs: {
      food: ['wedding cake', 'little sandwiches'],
      things: ['flowers', 'ribbons', 'strings of lights'],
      doings: ['scattering petals', 'dancing with the grown-ups'],
    },
  },
  {
    id: 'first-day-of-school',
    name: 'First Day of School',
    category: 'Celebrations',
    greeting: 'Have a good day!',
    description: 'New shoes, a new bag, and a peg with your own name above it.',
    belongs: {
      food: ['a packed lunch', 'apple slices'],
      things: ['a school bag nearly as big as you', 'new shoes', 'name pegs'],
      doings: ['waving at the gate', 'finding a peg'],
    },
  },
  {
    id: 'pet-adoption-day',
    name: 'Pet Adoption Day',
    category: 'Celebrations',
    greeting: 'Welcome home!',
    description: 'The day that a pet comes home for good, kept every year from then on.',
    belongs: {
      food: ['a plate of special treats', 'carrot cake'],
      things: ['a new name tag', 'a soft bed by the heater', 'paw-print bunting'],
      doings: ['choosing a name', 'looking through the first photos'],
    },
  },
  {
    id: 'family-reunion',
    name: 'Family Reunion',
    category: 'Celebrations',
    greeting: 'Look how you have grown!',
    description: 'Cousins from everywhere, one long table, and a photograph that nobody can hold still for.',
    belongs: {
      food: ['a table of everyone’s best dish', 'cold watermelon'],
      things: ['a very long table', 'picnic rugs', 'old photographs'],
      doings: ['telling old stories', 'playing with the cousins'],
    },
  },
  {
    id: 'christmas',
    name: 'Christmas',
    category: 'Holidays',
    greeting: 'Merry Christmas!',
    description: 'Carols, a tree with a star on it, and the people who belong to you around one table.',
    belongs: {
      food: ['Christmas pudding', 'gingerbread'],
      things: ['Christmas lights', 'a tree with a star', 'stockings'],
      doings: ['singing carols', 'wrapping presents'],
    },
  },
  {
    id: 'easter',
    name: 'Easter',
    category: 'Holidays',
    greeting: 'Happy Easter!',
    description: 'A long weekend that starts with hot cross buns and ends with somebody finding the last egg.',
    belongs: {
      food: ['hot cross buns', 'chocolate eggs'],
      things: ['painted eggs', 'baskets', 'paper rabbits'],
      doings: ['painting eggs', 'hunting for eggs'],
    },
  },
  {
    id: 'halloween',
    name: 'Halloween',
    category: 'Holidays',
    greeting: 'Trick or treat!',
    description: 'For one evening you may be anything at all, as long as you are home by bedtime.',
    belongs: {
      food: ['toffee apples', 'pumpkin soup'],
      things: ['carved pumpkins', 'paper bats', 'costumes'],
      doings: ['dressing up', 'knocking on doors'],
    },
  },
  {
    id: 'new-years-eve',
    name: 'New Year’s Eve',
    category: 'Holidays',
    greeting: 'Happy New Year!',
    description: 'Staying up late on purpose, to count backwards from ten.',
    belongs: {
      food: ['party pies', 'fruit punch'],
      things: ['sparkling lights over the water', 'paper hats', 'a big clock'],
      doings: ['counting down', 'waving to the old year'],
    },
  },
  {
    id: 'boxing-day',
    name: 'Boxing Day',
    category: 'Holidays',
    greeting: 'Pass the leftovers!',
    description: 'The day after, when there is nothing to do but eat leftovers and play cricket in the yard.',
    belongs: {
      food: ['cold leftovers', 'mango slices'],
      things: ['a cricket bat', 'cardboard boxes', 'beach towels'],
      doings: ['playing backyard cricket', 'building with the boxes'],
    },
  },
  {
    id: 'lunar-new-year',
    name: 'Lunar New Year',
    category: 'Cultural',
    greeting: 'Happy new year!',
    description: 'The house is swept, the family is home, and grandparents slip red envelopes into small hands.',
    belongs: {
      food: ['dumplings', 'oranges'],
      things: ['red lanterns', 'red envelopes', 'paper cuttings in the window'],
      doings: ['watching the lion dance', 'sharing the reunion dinner'],
    },
  },
  {
    id: 'diwali',
    name: 'Diwali',
    category: 'Cultural',
    greeting: 'Happy Diwali!',
    description: 'We light rows of little lamps, because light comes home and the dark does not get to stay.',
    belongs: {
      food: ['sweet laddu', 'crisp jalebi'],
      things: ['rows of little lamps', 'rangoli on the doorstep', 'marigolds'],
      doings: ['lighting diyas', 'taking sweets next door'],
    },
  },
  {
    id: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    category: 'Cultural',
    greeting: 'Eid Mubarak!',
    description: 'The new moon has been seen, Ramadan is done, and after the morning prayer everyone visits everyone.',
    belongs: {
      food: ['date biscuits', 'sweet noodles with milk'],
      things: ['strings of stars and moons', 'new clothes', 'lanterns'],
      doings: ['giving to those who need it', 'visiting the whole family'],
    },
  },
  {
    id: 'hanukkah',
    name: 'Hanukkah',
    category: 'Cultural',
    greeting: 'Chag sameach!',
    description: 'Eight nights, one more candle each night, for the small jar of oil that lasted.',
    belongs: {
      food: ['potato latkes', 'jam doughnuts'],
      things: ['a hanukkiah in the window', 'dreidels', 'chocolate coins'],
      doings: ['lighting one more candle', 'spinning the dreidel'],
    },
  },
  {
    id: 'holi',
    name: 'Holi',
    category: 'Cultural',
    greeting: 'Holi hai!',
    description: 'Spring is here, old quarrels are dropped, and nobody stays one colour for long.',
    belongs: {
      food: ['sweet gujiya', 'cool thandai'],
      things: ['bowls of bright powder', 'water squirters', 'old white clothes'],
      doings: ['throwing colours', 'making up with friends'],
    },
  },
  {
    id: 'matariki',
    name: 'Matariki',
    category: 'Cultural',
    greeting: 'Mānawatia a Matariki!',
    description:
      'Before dawn in midwinter the cluster rises: we name those who have gone, give thanks, and plan the year.',
    belongs: {
      food: ['hot soup', 'warm rēwena bread'],
      things: ['the rising stars', 'warm blankets', 'steam from the hautapu'],
      doings: ['getting up before dawn', 'remembering and making wishes'],
    },
  },
  {
    id: 'naidoc-week',
    name: 'NAIDOC Week',
    category: 'Cultural',
    greeting: 'Happy NAIDOC Week!',
    description:
      'A week in July when Aboriginal and Torres Strait Islander peoples share what has been theirs for ' +
      'more than 65,000 years.',
    belongs: {
      food: ['damper', 'wattleseed biscuits'],
      things: ['the Aboriginal flag and the Torres Strait Islander flag', 'weaving', 'a smoking ceremony'],
      doings: ['listening to Elders', 'marching with the community'],
    },
  },
  {
    id: 'mid-autumn-festival',
    name: 'Mid-Autumn Festival',
    category: 'Cultural',
    greeting: 'Happy Mid-Autumn!',
    description: 'The moon is at its roundest, so the family sits outside to eat and look at it together.',
    belongs: {
      food: ['mooncakes', 'pomelo'],
      things: ['paper lanterns', 'the full moon', 'a table outside'],
      doings: ['carrying lanterns', 'finding the rabbit in the moon'],
    },
  },
  {
    id: 'nowruz',
    name: 'Nowruz',
    category: 'Cultural',
    greeting: 'Nowruz Mubarak!',
    description: 'The new year begins at the very moment that spring does, with seven things on the table.',
    belongs: {
      food: ['herbed rice with fish', 'little almond pastries'],
      things: ['the haft-sin table', 'sprouting wheat in a dish', 'painted eggs'],
      doings: ['jumping over a small fire', 'visiting the oldest first'],
    },
  },
  {
    id: 'camping-trip',
    name: 'Camping Trip',
    category: 'Adventures',
    description: 'One tent, one torch, and more stars than you can see from home.',
    belongs: {
      food: ['toasted marshmallows', 'beans from the pan'],
      things: ['a tent', 'a campfire', 'a torch'],
      doings: ['pitching the tent', 'listening to the night'],
    },
  },
  {
    id: 'beach-holiday',
    name: 'Beach Holiday',
    category: 'Adventures',
    description: 'Sand in everything, and nobody minds until bathtime.',
    belongs: {
      food: ['hot chips', 'ice cream'],
      things: ['a striped umbrella', 'buckets', 'shells'],
      doings: ['digging to the water', 'jumping the waves'],
    },
  },
  {
    id: 'road-trip',
    name: 'Road Trip',
    category: 'Adventures',
    description: 'Everybody in one car, the long way round.',
    belongs: {
      food: ['sandwiches in foil', 'servo ice blocks'],
      things: ['a map', 'bags on the roof', 'a postcard rack'],
      doings: ['counting windmills', 'singing in the back'],
    },
  },
  {
    id: 'snow-day',
    name: 'Snow Day',
    category: 'Adventures',
    description: 'The world went quiet and white in the night, and nothing is where you left it.',
    belongs: {
      food: ['hot chocolate', 'thick soup'],
      things: ['a snowman', 'a sled', 'wet mittens'],
      doings: ['building a snowman', 'following tracks'],
    },
  },
  {
    id: 'farm-stay',
    name: 'Farm Stay',
    category: 'Adventures',
    description: 'Up before the rooster, or so you thought.',
    belongs: {
      food: ['fresh eggs', 'scones with jam'],
      things: ['hay bales', 'muddy boots', 'a big gate'],
      doings: ['collecting eggs', 'feeding the lambs'],
    },
  },
  {
    id: 'train-journey',
    name: 'Train Journey',
    category: 'Adventures',
    description: 'A window seat, a rattle and a hum, and the whole country going by.',
    belongs: {
      food: ['cheese rolls', 'mandarins'],
      things: ['tickets', 'a window seat', 'suitcases'],
      doings: ['waving at stations', 'counting tunnels'],
    },
  },
]
