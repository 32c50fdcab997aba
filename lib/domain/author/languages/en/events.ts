// English words for special events, told from the view of a child who celebrates them. `is` fits "It was ..." and "the
// morning of ...".
import { findEventIn, slugOf } from '../../world/events'
import type { EventId, EventWords } from '../../world/events'

interface Event extends EventWords {
  /** {Kim} is the child. */
  is: string
  /** The same in the child's own words. */
  mine: string
  /**
   * Like `is`, for a story that is about something else: whoever travels, or is at a wedding, is nowhere else that day.
   */
  day: string
  /** The date with its preposition: "at Easter", "on Christmas Eve". */
  on: string
  /** Fits "some ..." and "the ...". */
  food: string
  /** The same with the full name. */
  treat: string
  bright: string
}

const TABLE: Omit<Event, 'day' | 'on'>[] = [
  {
    id: 'birthday',
    name: 'Birthday',
    is: "{Kim}'s birthday",
    mine: 'my birthday',
    food: 'cake',
    treat: 'birthday cake',
    bright: 'balloons',
    aliases: ['birthday-party'],
  },
  {
    id: 'new-baby',
    name: 'New Baby',
    is: 'the day of the new baby',
    mine: 'the day of the new baby',
    food: 'banana bread',
    treat: 'warm banana bread',
    bright: 'a welcome banner',
    aliases: ['baby', 'new-sibling'],
  },
  {
    id: 'family-wedding',
    name: 'Family Wedding',
    is: 'the day of the wedding',
    mine: 'the day of the wedding',
    food: 'wedding cake',
    treat: 'wedding cake',
    bright: 'strings of lights',
    aliases: ['wedding'],
  },
  {
    id: 'first-day-of-school',
    name: 'First Day of School',
    is: 'the first day of school',
    mine: 'the first day of school',
    food: 'apple slices',
    treat: 'lunch-box apple',
    bright: 'name pegs',
    aliases: ['starting-school', 'back-to-school'],
  },
  {
    id: 'pet-adoption-day',
    name: 'Pet Adoption Day',
    is: 'adoption day',
    mine: 'adoption day',
    food: 'carrot cake',
    treat: 'carrot cake',
    bright: 'paw-print bunting',
    aliases: ['adoption-day', 'gotcha-day'],
  },
  {
    id: 'family-reunion',
    name: 'Family Reunion',
    is: 'the day of the family reunion',
    mine: 'the day of the family reunion',
    food: 'cold watermelon',
    treat: 'cold watermelon',
    bright: 'a very long table',
    aliases: ['reunion'],
  },
  {
    id: 'christmas',
    name: 'Christmas',
    is: 'Christmas Eve',
    mine: 'Christmas Eve',
    food: 'pudding',
    treat: 'Christmas pudding',
    bright: 'Christmas lights',
    aliases: ['christmas-eve', 'xmas'],
  },
  {
    id: 'easter',
    name: 'Easter',
    is: 'Easter',
    mine: 'Easter',
    food: 'hot cross buns',
    treat: 'hot cross buns',
    bright: 'painted eggs',
    aliases: ['easter-sunday'],
  },
  {
    id: 'halloween',
    name: 'Halloween',
    is: 'Halloween',
    mine: 'Halloween',
    food: 'pumpkin soup',
    treat: 'pumpkin soup',
    bright: 'carved pumpkins',
  },
  {
    id: 'new-years-eve',
    name: 'New Year’s Eve',
    is: "New Year's Eve",
    mine: "New Year's Eve",
    food: 'party pies',
    treat: 'midnight party pies',
    bright: 'lights over the water',
    aliases: ['new-year', 'new-years', 'new-years-day'],
  },
  {
    id: 'boxing-day',
    name: 'Boxing Day',
    is: 'Boxing Day',
    mine: 'Boxing Day',
    food: 'cold mango',
    treat: 'cold mango',
    bright: 'beach towels',
  },
  {
    id: 'lunar-new-year',
    name: 'Lunar New Year',
    is: 'Lunar New Year',
    mine: 'Lunar New Year',
    food: 'dumplings',
    treat: 'New Year dumplings',
    bright: 'red lanterns',
    aliases: ['chinese-new-year', 'tet', 'seollal'],
  },
  {
    id: 'diwali',
    name: 'Diwali',
    is: 'Diwali',
    mine: 'Diwali',
    food: 'sweet laddu',
    treat: 'Diwali laddu',
    bright: 'rows of little lamps',
    aliases: ['deepavali'],
  },
  {
    id: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    is: 'Eid',
    mine: 'Eid',
    food: 'date biscuits',
    treat: 'Eid biscuits',
    bright: 'strings of stars and moons',
    aliases: ['eid', 'eid-ul-fitr'],
  },
  {
    id: 'hanukkah',
    name: 'Hanukkah',
    is: 'the last night of Hanukkah',
    mine: 'the last night of Hanukkah',
    food: 'hot latkes',
    treat: 'Hanukkah latkes',
    bright: 'candles',
    aliases: ['chanukah'],
  },
  {
    id: 'holi',
    name: 'Holi',
    is: 'Holi',
    mine: 'Holi',
    food: 'sweet gujiya',
    treat: 'Holi gujiya',
    bright: 'bowls of bright powder',
  },
  {
    id: 'matariki',
    name: 'Matariki',
    is: 'Matariki',
    mine: 'Matariki',
    food: 'hot soup',
    treat: 'Matariki soup',
    bright: 'the rising stars',
  },
  {
    id: 'naidoc-week',
    name: 'NAIDOC Week',
    is: 'the first day of NAIDOC Week',
    mine: 'the first day of NAIDOC Week',
    food: 'warm damper',
    treat: 'NAIDOC damper',
    bright: 'red, black and yellow flags',
    aliases: ['naidoc'],
  },
  {
    id: 'mid-autumn-festival',
    name: 'Mid-Autumn Festival',
    is: 'the Mid-Autumn Festival',
    mine: 'the Mid-Autumn Festival',
    food: 'mooncakes',
    treat: 'Mid-Autumn mooncakes',
    bright: 'paper lanterns',
    aliases: ['mid-autumn', 'moon-festival', 'chuseok'],
  },
  {
    id: 'nowruz',
    name: 'Nowruz',
    is: 'Nowruz',
    mine: 'Nowruz',
    food: 'almond pastries',
    treat: 'Nowruz pastries',
    bright: 'a dish of green wheat',
  },
  {
    id: 'camping-trip',
    name: 'Camping Trip',
    is: 'the day of the camping trip',
    mine: 'the day of the camping trip',
    food: 'marshmallows',
    treat: 'toasted marshmallows',
    bright: 'lanterns',
    aliases: ['camping'],
  },
  {
    id: 'beach-holiday',
    name: 'Beach Holiday',
    is: 'the day of the beach',
    mine: 'the day of the beach',
    food: 'hot chips',
    treat: 'hot chips',
    bright: 'a striped umbrella',
    aliases: ['beach', 'beach-day'],
  },
  {
    id: 'road-trip',
    name: 'Road Trip',
    is: 'the day of the road trip',
    mine: 'the day of the road trip',
    food: 'sandwiches',
    treat: 'road-trip sandwiches',
    bright: 'a big map',
  },
  {
    id: 'snow-day',
    name: 'Snow Day',
    is: 'the day of the snow',
    mine: 'the day of the snow',
    food: 'hot chocolate',
    treat: 'hot chocolate',
    bright: 'woolly hats',
    aliases: ['snow-trip', 'ski-trip'],
  },
  {
    id: 'farm-stay',
    name: 'Farm Stay',
    is: 'the first day of the farm stay',
    mine: 'the first day of the farm stay',
    food: 'scones',
    treat: 'scones with jam',
    bright: 'hay bales',
    aliases: ['farm'],
  },
  {
    id: 'train-journey',
    name: 'Train Journey',
    is: 'the day of the long train',
    mine: 'the day of the long train',
    food: 'cheese rolls',
    treat: 'cheese rolls',
    bright: 'suitcases',
    aliases: ['train', 'train-trip'],
  },
]

/** Events that a story mentions the day before (already packed) or the day after (the rest of the cake). */
const NEXT_TO_IT: Partial<Record<EventId, string>> = {
  'family-wedding': 'the day after the wedding',
  'family-reunion': 'the day after the family reunion',
  'first-day-of-school': 'the day before school',
  'camping-trip': 'the day before the camping trip',
  'beach-holiday': 'the day before the beach',
  'road-trip': 'the day before the road trip',
  'snow-day': 'the day before the snow',
  'farm-stay': 'the day before the farm stay',
  'train-journey': 'the day before the long train',
}
/** Holidays that take "at". */
const AT: readonly EventId[] = [
  'easter',
  'lunar-new-year',
  'diwali',
  'eid-al-fitr',
  'holi',
  'matariki',
  'mid-autumn-festival',
  'nowruz',
]

export const EVENTS: Event[] = TABLE.map((event) => {
  const day = NEXT_TO_IT[event.id] ?? event.is
  return { ...event, day, on: `${AT.includes(event.id) ? 'at' : 'on'} ${day}` }
})

export function findEvent(typed: string | undefined): Event | undefined {
  // The list also has "my birthday", "the Christmas holidays" and "a birthday party".
  const wanted = slugOf(typed ?? '')
    .replace(/^(my|our|the|an?)-(?=.)/, '')
    .replace(/(?<=^(birthday|christmas|easter|halloween))-(party|holidays?|time)$/, '')
  return findEventIn(EVENTS, wanted)
}
