// What a person should look at before it stands in a child's book: ways to reach a child elsewhere, threats, secrets.

/** Where people are met outside the book. */
const CONTACT =
  /(?<!\p{L})(?:snap ?chat|whats ?app|tele ?gram|insta(?:gram)?|tik ?tok|discord|viber|skype|we ?chat|facetime|face ?book|वॉट्सऐप|व्हाट्सएप|واتس ?(?:اب|آب|أب)|سناب(?: ?شات)?|تيليجرام)(?!\p{L})|(?<!\p{L})(?:add|text|dm|message|schreib|añádeme|agrégame|ajoute|aggiungimi|adiciona)(?:-?\s?(?:me|mir|moi))\s(?:on|at|in|en|sur|auf|su|no)(?!\p{L})/iu
/** The same in languages without spaces. */
const CONTACT_UNSPACED = /微信|カカオトーク|ライン交換|加我qq/iu
const THREAT =
  /(?<!\p{L})(?:i\s?['’]?\s?ll|i will|i am going to|i['’]?m (?:going to|gonna)) (?:kill|hurt|stab|shoot|strangle) (?:you|her|him|them|u|your)(?!\p{L})/iu
const SECRET =
  /(?<!\p{L})(?:don['’]?t|do not|never) tell (?:your |the )?(?:mum(?:my)?|mom(?:my)?|dad(?:dy)?|parents|teacher|anyone about us)(?!\p{L})|(?<!\p{L})meet me (?:alone|in secret)(?!\p{L})|(?<!\p{L})send (?:me )?(?:(?:some|a|your) )?(?:nudes?|(?:pics?|photos?|pictures?) of (?:you|yourself))(?!\p{L})/iu
const BARE = /(?<!\p{L})(?:nude|naked) (?:girls?|boys?|child(?:ren)?|kids?|teens?|wom[ae]n|m[ae]n)(?!\p{L})/iu

export function findUnsafeWords(text: string): ('private' | 'unsafe')[] {
  return [
    ...(CONTACT.test(text) || CONTACT_UNSPACED.test(text) ? (['private'] as const) : []),
    ...([THREAT, SECRET, BARE].some((pattern) => pattern.test(text)) ? (['unsafe'] as const) : []),
  ]
}
