const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const NUMBER_WORD = new RegExp(`\\b(?:${NUMBER_WORDS.join('|')}|oh)\\b`, 'giu')
/** A telephone number in words. Fewer words are a count. */
const IN_WORDS = new RegExp(`\\b(?:(?:${NUMBER_WORDS.join('|')}|oh)\\b[\\s,.-]{0,3}){7,20}`, 'giu')

/** Keycap emoji ("0️⃣") as digits, and seven number words or more in a row as the number that they spell. */
export const plainDigits = (text: string): string =>
  text
    .replace(/(\d)\ufe0f?\u20e3/gu, '$1')
    .replace(IN_WORDS, (run) =>
      run.replace(NUMBER_WORD, (word) => String(Math.max(0, NUMBER_WORDS.indexOf(word.toLowerCase())))),
    )
