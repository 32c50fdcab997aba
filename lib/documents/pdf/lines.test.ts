import fc from 'fast-check'
import { balanceLines, breakLines, pieces, proseLines } from './lines'

// Every letter is one unit wide.
const measure = (text: string) => [...text].length
const bare = (text: string) => text.replace(/\s/gu, '')

describe('breakLines', () => {
  it('fills lines in order', () => {
    expect(breakLines('The sea said nothing at all.', 12, measure)).toEqual(['The sea said', 'nothing at', 'all.'])
    expect(breakLines('', 12, measure)).toEqual([])
  })
  it('cuts only a word that is wider than the line', () => {
    expect(breakLines('a Wolfeschlegelstein b', 8, measure)).toEqual(['a', 'Wolfesch', 'legelste', 'in b'])
  })
  it('cuts such a word after its hyphens first', () => {
    expect(breakLines('Mila-Sophie Featherstone-Smith, Editor', 14, measure)).toEqual([
      'Mila-Sophie',
      'Featherstone-',
      'Smith, Editor',
    ])
  })
  it('never breaks at a no-break space: French signs stay with their words', () => {
    const text = 'Oh non\u202f! dit-il. «\u00a0Viens\u202f!\u00a0» Et puis\u00a0: rien.'
    expect(pieces(text)).toEqual([
      'Oh ',
      'non\u202f! ',
      'dit-il. ',
      '«\u00a0Viens\u202f!\u00a0» ',
      'Et ',
      'puis\u00a0: ',
      'rien.',
    ])
    expect(breakLines(text, 12, measure)).toEqual([
      'Oh non\u202f!',
      'dit-il.',
      '«\u00a0Viens\u202f!\u00a0»',
      'Et puis\u00a0:',
      'rien.',
    ])
  })
  it('keeps a Chinese or Japanese name whole among other words', () => {
    expect(breakLines('Thank you, 王小明 and さくら.', 11, measure)).toEqual(['Thank you,', '王小明 and', 'さくら.'])
  })
  it('never begins a line with a closing sign, nor ends one with an opening sign', () => {
    expect(breakLines('「ただのお水だよ。」とミラは言いました。', 8, measure)).toEqual([
      '「ただのお水だ',
      'よ。」とミラは言',
      'いました。',
    ])
  })
  it('ends a Japanese line between phrases, where these have spaces', () => {
    const text = 'うんしょ、うんしょ、うんしょ。\u3000モモにだけ\u3000おしえました。'
    expect(pieces(text)).toEqual(['うんしょ、', 'うんしょ、', 'うんしょ。\u3000', 'モモにだけ\u3000', 'おしえました。'])
    expect(breakLines(text, 13, measure)).toEqual([
      'うんしょ、うんしょ、',
      'うんしょ。\u3000モモにだけ',
      'おしえました。',
    ])
  })
  it('keeps a name in katakana or in Latin letters whole', () => {
    expect(pieces('ビスケットはBiscuitです')).toEqual(['ビスケット', 'は', 'Biscuit', 'で', 'す'])
  })
  it('loses no letter, and no line is too wide', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom('the', 'sea', '“It’s', 'ミラ', '水', '。', '「', '」', 'ー', 'माँ', 'بحر', '👩‍👧'),
        fc.string({ maxLength: 14 }),
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(words, fc.constantFrom('', ' '), fc.integer({ min: 4, max: 30 }), (list, space, width) => {
        const text = list.join(space)
        const lines = breakLines(text, width, measure)
        expect(bare(lines.join(''))).toBe(bare(text))
        for (const line of lines)
          expect(
            measure(line) <= width ||
              pieces(line).length === 1 ||
              /[「」。ー]/.test(line) ||
              [...new Intl.Segmenter().segment(line)].length === 1,
          ).toBe(true)
      }),
    )
  })
  it('balances a title without taking more lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mila', 'and', 'Biscuit', 'Meet', 'the', 'Sea'), { minLength: 1, maxLength: 12 }),
        (words) => {
          const text = words.join(' ')
          expect(balanceLines(text, 20, measure)).toHaveLength(breakLines(text, 20, measure).length)
        },
      ),
    )
    expect(balanceLines('Mila and Biscuit Meet the Sea', 24, measure)).toEqual(['Mila and Biscuit', 'Meet the Sea'])
    expect(balanceLines('Twenty-Three and a Half', 15, measure)).toEqual(['Twenty-Three', 'and a Half'])
    expect(balanceLines('Unbelievabilities', 10, measure).join('')).toBe('Unbelievabilities')
  })
})

describe('proseLines', () => {
  it('leaves no last word alone where the line before can spare one', () => {
    expect(proseLines('Biscuit looked at Zoë, who had gone pink.', 36, measure)).toEqual([
      'Biscuit looked at Zoë, who had',
      'gone pink.',
    ])
    expect(proseLines('「ただのお水だよ。」とミラは言いました。', 19, measure)).toEqual([
      '「ただのお水だよ。」とミラは言いま',
      'した。',
    ])
    expect(proseLines('Good morning, Wolfeschlegelstein', 14, measure)).toEqual([
      'Good morning,',
      'Wolfeschlegels',
      'tein',
    ])
  })
  it('loses no letter, takes no more lines and makes none too wide', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Mila', 'and', 'the', 'Unbelievable', 'sea', '水', 'が', '。'), { maxLength: 20 }),
        fc.integer({ min: 6, max: 30 }),
        (words, width) => {
          const text = words.join(' ')
          const [plain, prose] = [breakLines(text, width, measure), proseLines(text, width, measure)]
          expect(bare(prose.join(''))).toBe(bare(text))
          expect(prose).toHaveLength(plain.length)
          for (const line of prose) expect(measure(line)).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
