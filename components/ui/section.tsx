import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import styles from './section.module.css'
import type { Tone } from './tone'

type EdgeShape = 'a' | 'b' | 'c'

/** The cut upper edge of a sheet, in the sheet's colour. Figures may stand on it. */
export const Edge = ({ shape = 'a' }: { shape?: EdgeShape }) => (
  <div aria-hidden="true" className={styles['edge']} data-shape={shape} />
)

const isDark = (tone: Tone) => tone === 'ink' || tone.endsWith('-deep')

/** A full-width sheet of coloured paper. One idea a sheet; its edge lies over the sheet before it. */
export function Section({
  tone,
  edge,
  className,
  children,
  ...rest
}: ComponentProps<'section'> & { tone: Tone; edge?: EdgeShape; children: ReactNode }) {
  return (
    <section
      data-tone={tone}
      data-dark={isDark(tone) || undefined}
      className={cn('relative bg-(--sheet) data-dark:text-white', styles['section'], className)}
      {...rest}
    >
      {edge && <Edge shape={edge} />}
      {children}
    </section>
  )
}
