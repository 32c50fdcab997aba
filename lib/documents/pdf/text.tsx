// Lines of text, each broken and measured before it is set.
import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { TypeStyle, Typesetter } from './faces'
import { COLOURS } from './paper'

export interface Voice {
  type: Typesetter
  rtl: boolean
}

interface LinesProps {
  voice: Voice
  lines: readonly string[]
  style: TypeStyle
  size: number
  lineHeight: number
  colour?: string
  align?: 'start' | 'centre'
}

export function Lines({ voice, lines, style, size, lineHeight, colour = COLOURS.ink, align = 'start' }: LinesProps): ReactElement {
  const textAlign = align === 'centre' ? 'center' : voice.rtl ? 'right' : 'left'
  const direction = voice.rtl ? 'rtl' : 'ltr'
  return (
    <View>
      {lines.map((line, i) => (
        <Text key={i} style={{ fontSize: size, lineHeight, color: colour, textAlign, direction }}>
          {voice.type.runs(line, style).map((run, j) => <Text key={j} style={{ fontFamily: run.face, fontSize: size, lineHeight, direction }}>{run.text}</Text>)}
        </Text>
      ))}
    </View>
  )
}
