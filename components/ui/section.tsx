import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import type { Tone } from './tone'

type EdgeShape = 'a' | 'b' | 'c'

/** The cut upper edge of a sheet, in the sheet's colour. */
export const Edge = ({ shape = 'a' }: { shape?: EdgeShape }) => (
  <div aria-hidden="true" className={cn('edge', shape !== 'a' && `edge-${shape}`)} />
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
    <section data-tone={tone} data-dark={isDark(tone) || undefined} className={cn('sheet', className)} {...rest}>
      {edge && <Edge shape={edge} />}
      {children}
    </section>
  )
}

/** The top page of a small stack: forms lie on it. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('pad', className)} {...rest} />
)

/** A page torn along its lower edge: what has been read so far. */
export const TornPaper = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('torn', className)} {...rest} />
)

/** The back of a book, where its price stands. */
export const BackCover = ({ tone = 'sun', className, ...rest }: ComponentProps<'div'> & { tone?: Tone }) => (
  <div data-tone={tone} className={cn('back-cover', className)} {...rest} />
)

/** A list whose items are ticked off. */
export const Ticks = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul className={cn('ticks', className)} {...rest} />
)
