// What stories may say of a special event, told from inside. `is` fits "It was ..." and "the morning of ...".

export interface EventFacts {
  id: string
  name: string
  /** {Kim} is the child. */
  is: string
  /** The same, said by the child. */
  mine: string
  /** Fits "some ..." and "the ...". */
  food: string
  /** The same with its full name. */
  treat: string
  bright: string
  aliases?: string[]
}

export const EVENTS: EventFacts[] = [
  { id: 'birthday', name: 'Birthday', is: "{Kim}'s birthday", mine: 'my birthday', food: 'cake', treat: 'birthday cake', bright: 'balloons', aliases: ['birthday-party'] },
  { id: 'new-sibling', name: 'New Sibling', is: 'the day of the new baby', mine: 'the day of the new baby', food: 'cake', treat: 'welcome cake', bright: 'balloons', aliases: ['new-baby', 'baby'] },
  { id: 'first-day-of-school', name: 'First Day of School', is: 'the day before school', mine: 'the day before school', food: 'cut-up apple', treat: 'lunch-box apple', bright: 'paper flags', aliases: ['first-day-school', 'starting-school', 'back-to-school'] },
  { id: 'graduation', name: 'Graduation', is: 'graduation day', mine: 'graduation day', food: 'cake', treat: 'graduation cake', bright: 'paper stars' },
  { id: 'wedding', name: 'Wedding', is: 'the day of the wedding', mine: 'the day of the wedding', food: 'cake', treat: 'wedding cake', bright: 'white ribbons' },
  { id: 'family-reunion', name: 'Family Reunion', is: 'the day of the big family lunch', mine: 'the day of the big family lunch', food: 'pie', treat: 'family pie', bright: 'paper flags', aliases: ['reunion', 'anniversary'] },
  { id: 'christmas', name: 'Christmas', is: 'Christmas Eve', mine: 'Christmas Eve', food: 'pudding', treat: 'Christmas pudding', bright: 'Christmas lights' },
  { id: 'easter', name: 'Easter', is: 'Easter', mine: 'Easter', food: 'hot cross buns', treat: 'hot cross buns', bright: 'painted eggs' },
  { id: 'halloween', name: 'Halloween', is: 'Halloween', mine: 'Halloween', food: 'toffee apple', treat: 'toffee apple', bright: 'pumpkin lamps' },
  { id: 'new-year', name: 'New Year', is: "New Year's Eve", mine: "New Year's Eve", food: 'cold melon', treat: 'midnight melon', bright: 'sparklers', aliases: ['new-years', 'new-years-eve', 'new-years-day'] },
  { id: 'valentines-day', name: "Valentine's Day", is: "Valentine's Day", mine: "Valentine's Day", food: 'strawberries', treat: 'chocolate strawberries', bright: 'paper hearts', aliases: ['valentines', 'valentine'] },
  { id: 'lunar-new-year', name: 'Lunar New Year', is: 'Lunar New Year', mine: 'Lunar New Year', food: 'dumplings', treat: 'New Year dumplings', bright: 'red lanterns', aliases: ['chinese-new-year', 'tet', 'seollal'] },
  { id: 'diwali', name: 'Diwali', is: 'Diwali', mine: 'Diwali', food: 'sweet laddu', treat: 'Diwali laddu', bright: 'rows of little lamps', aliases: ['deepavali'] },
  { id: 'holi', name: 'Holi', is: 'Holi', mine: 'Holi', food: 'sweet gujiya', treat: 'Holi gujiya', bright: 'bright powder' },
  { id: 'eid', name: 'Eid', is: 'Eid', mine: 'Eid', food: 'date biscuits', treat: 'Eid biscuits', bright: 'strings of stars and moons', aliases: ['eid-al-fitr', 'eid-al-adha', 'eid-ul-fitr'] },
  { id: 'hanukkah', name: 'Hanukkah', is: 'the first night of Hanukkah', mine: 'the first night of Hanukkah', food: 'hot latkes', treat: 'Hanukkah latkes', bright: 'candles', aliases: ['chanukah'] },
  { id: 'matariki', name: 'Matariki', is: 'Matariki', mine: 'Matariki', food: 'hot soup', treat: 'Matariki soup', bright: 'the new stars' },
  { id: 'naidoc-week', name: 'NAIDOC Week', is: 'the first day of NAIDOC Week', mine: 'the first day of NAIDOC Week', food: 'warm damper', treat: 'NAIDOC damper', bright: 'red, black and yellow flags', aliases: ['naidoc'] },
  { id: 'nowruz', name: 'Nowruz', is: 'Nowruz', mine: 'Nowruz', food: 'sweet pastries', treat: 'Nowruz pastries', bright: 'goldfish bowls and green sprouts' },
  { id: 'day-of-the-dead', name: 'Day of the Dead', is: 'the Day of the Dead', mine: 'the Day of the Dead', food: 'sweet bread', treat: 'pan de muerto', bright: 'marigolds', aliases: ['dia-de-los-muertos', 'dia-de-muertos'] },
  { id: 'camping-trip', name: 'Camping Trip', is: 'the day of the camping trip', mine: 'the day of the camping trip', food: 'marshmallows', treat: 'toasted marshmallows', bright: 'lanterns', aliases: ['camping'] },
  { id: 'beach-day', name: 'Beach Day', is: 'the day of the beach trip', mine: 'the day of the beach trip', food: 'cold watermelon', treat: 'cold watermelon', bright: 'striped towels', aliases: ['beach', 'beach-holiday'] },
  { id: 'zoo-visit', name: 'Zoo Visit', is: 'the day of the zoo trip', mine: 'the day of the zoo trip', food: 'popcorn', treat: 'zoo popcorn', bright: 'paper flags', aliases: ['zoo', 'zoo-trip'] },
  { id: 'snow-trip', name: 'Snow Trip', is: 'the day of the snow trip', mine: 'the day of the snow trip', food: 'hot chocolate', treat: 'hot chocolate', bright: 'woolly hats', aliases: ['snow-day', 'ski-trip', 'skiing'] },
  { id: 'road-trip', name: 'Road Trip', is: 'the day of the road trip', mine: 'the day of the road trip', food: 'sandwiches', treat: 'road-trip sandwiches', bright: 'paper maps' },
  { id: 'theme-park', name: 'Theme Park', is: 'the day of the theme park', mine: 'the day of the theme park', food: 'fairy floss', treat: 'pink fairy floss', bright: 'coloured lights', aliases: ['theme-park-visit', 'amusement-park', 'carnival'] },
]

const slug = (text: string) => text.trim().toLowerCase().replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')

export function findEvent(text: string | undefined): EventFacts | undefined {
  const wanted = slug(text ?? '')
  return wanted ? EVENTS.find((e) => e.id === wanted || slug(e.name) === wanted || e.aliases?.includes(wanted)) : undefined
}

/** Longer than this it is a description, and the book does not quote it. */
const WORDS_IN_A_NAME = 6

/** An event in the buyer's own words. Templates only ever quote it, as a calendar would, so that any words fit. */
export function occasion(text: string | undefined): string | undefined {
  const name = (text ?? '').trim().replace(/\s+/g, ' ').replace(/["“”]/g, '').replace(/[.,;:!?\s]+$/, '')
  return name && name.split(' ').length <= WORDS_IN_A_NAME ? name : undefined
}
