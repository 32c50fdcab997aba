// Lines of text, each broken and measured before it is set.
import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { TypeStyle, Typesetter } from './faces'
import { COLOURS } from './paper'

export interface Voice {
  type: Typesetter
  rtl: boolean
}

/** Half the height of a capital, per em: letters stand in the middle of their line. */
const HALF_OF_A_LETTER = 0.34

/** The display face joins c and k, s and t: pretty, but not for those who are learning their letters. */
const PLAIN_LETTERS = { fontFeatureSettings: { liga: 0 } }

/** By the first letter, as `dir="auto"` has it. */
const startsRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

interface LinesProps {
  voice: Voice
  lines: readonly string[]
  style: TypeStyle
  size: number
  lineHeight: number
  colour?: string
  align?: 'start' | 'centre'
  /** Words of somebody's own, which need not be in the book's language: they run as they begin. */
  ownDirection?: boolean
}

export function Lines({ voice, lines, style, size, lineHeight, colour = COLOURS.ink, align = 'start', ownDirection = false }: LinesProps): ReactElement {
  const textAlign = align === 'centre' ? 'center' : voice.rtl ? 'right' : 'left'
  const direction = (ownDirection ? startsRightToLeft(lines.join(' ')) : voice.rtl) ? 'rtl' : 'ltr'
  // Set by the baseline, since every face has its own idea of where a line's top is.
  const baseline = size * (lineHeight / 2 + HALF_OF_A_LETTER)
  return (
    <View>
      {lines.map((line, i) => (
        <View key={i} style={{ height: size * lineHeight }}>
          <Text style={{ position: 'absolute', top: baseline - size * voice.type.ascent(line, style), left: 0, right: 0, fontSize: size, color: colour, textAlign, direction }}>
            {voice.type.runs(line, style).map((run, j) => <Text key={j} style={{ fontFamily: run.face, fontSize: size, direction, ...(run.face.startsWith('corben') ? PLAIN_LETTERS : {}) }}>{run.text}</Text>)}
          </Text>
        </View>
      ))}
    </View>
  )
}
