import type { ReactNode } from 'react'
import type { PrintProduct } from '@/lib/domain/commerce/print-order'

/** Colours of a book's own picture: its table, its back and spine, and the hands of its family. */
export interface BookTones {
  field: string
  fieldDark: string
  table: string
  tableEdge: string
  skin: string
  skinDark: string
  sleeve: string
  sleeveDark: string
}

interface DrawnBookProps {
  product: PrintProduct
  /** The picture of the whole cover. */
  cover: string
  tones: BookTones
  rtl: boolean
}

/** Ten units are a centimetre: both books and all four hands are as large beside each other as they are. */
const SIDE = 216
const [LEFT, TOP] = [82, 16]

/**
 * A book in hands over a table: the hardcover in a grown-up's, the softcover in a child's. A drawing beside its name.
 */
export function DrawnBook({ product, cover, tones, rtl }: DrawnBookProps) {
  const hard = product === 'hardcover_book'
  const hand = hard ? 1 : 0.7
  const picture = (side: number) => (
    <image
      href={cover}
      width={side}
      height={side}
      preserveAspectRatio="none"
      {...(rtl ? { transform: `translate(${side}) scale(-1 1)` } : {})}
    />
  )
  return (
    <svg viewBox="0 0 380 320" className="block h-auto w-full" aria-hidden="true" focusable="false">
      <path d="M14 292C60 262 320 262 366 292C356 318 24 318 14 292Z" fill={tones.tableEdge} />
      <path d="M14 288C60 258 320 258 366 288C356 312 24 312 14 288Z" fill={tones.table} />
      <ellipse cx="190" cy="280" rx="120" ry="12" fill={tones.fieldDark} opacity="0.22" />
      {/* A book that is read from right to left has its spine on the right. */}
      <g {...(rtl ? { transform: 'translate(380) scale(-1 1)' } : {})}>
        <Both>
          <Palm scale={hand} tones={tones} />
        </Both>
        <g transform={`translate(${LEFT} ${TOP})`}>
          {hard ? <Hardcover tones={tones}>{picture(SIDE + 6)}</Hardcover> : <Softcover>{picture(SIDE)}</Softcover>}
        </g>
        <Both>
          <Thumb scale={hand} tones={tones} />
        </Both>
      </g>
    </svg>
  )
}

/** The same on the left and, mirrored, on the right. */
const Both = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(380) scale(-1 1)">{children}</g>
  </>
)

/** Boards that stand out over the pages, a spine of a quarter of an inch, and the groove of the hinge. */
const Hardcover = ({ tones, children }: { tones: BookTones; children: ReactNode }) => (
  <g transform="translate(-3 -3)">
    <path d="M-6.4 -5H216L222 0V222L0 222L-6.4 215Z" fill={tones.fieldDark} />
    <path d="M-2 -2.6H215.5L219 0H1Z" fill="#f3ead6" />
    <path d="M-1.4 -1.7H217M-.6 -.8H218" stroke="#cdbf9f" strokeWidth="0.5" fill="none" />
    <path d="M-6.4 -5L0 0V222L-6.4 215Z" fill={tones.field} />
    <path d="M-6.4 -5L0 0V222" stroke="#fff" strokeOpacity="0.35" strokeWidth="0.8" fill="none" />
    {children}
    <path d="M222 1.4V222H1" stroke={tones.fieldDark} strokeWidth="2.6" fill="none" />
    <path d="M9 0V222" stroke="#000" strokeOpacity="0.22" strokeWidth="2.4" />
    <path d="M11.4 0V222" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.4" />
    <path d="M0 .6H222" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.2" />
  </g>
)

/** Two sheets of card that end with the pages; a free corner of the upper one curls. */
const Softcover = ({ children }: { children: ReactNode }) => (
  <g>
    <path d="M-3.4 -2.6H213L216 0V216H0L-3.4 213.6Z" fill="#e6dac0" />
    <path d="M-3.4 -2.6L0 0V216L-3.4 213.6Z" fill="#b9ab8b" />
    <path d="M216 66V0H150Z" fill="#fffaf0" />
    <path d="M214 52L166 2M215 40L178 1" stroke="#dccfb2" strokeWidth="0.6" />
    <clipPath id="soft-cover">
      <path d="M0 216H216V50C212 26 196 9 172 0H0Z" />
    </clipPath>
    <g clipPath="url(#soft-cover)">{children}</g>
    {/* What is turned up of its corner: the inside of the card, with its shadow on the page. */}
    <path d="M216 50C212 26 196 9 172 0C190 5 206 19 216 36Z" fill="#000" opacity="0.16" />
    <path
      d="M216 50C204 44 197 38 194 28C186 23 177 14 172 0C181 11 188 13 197 17C202 25 207 30 216 50Z"
      fill="#f4ecd8"
    />
    <path d="M194 28C196 24 197 21 197 17" stroke="#c9bb9a" strokeWidth="0.8" fill="none" />
    <path d="M5 0V216" stroke="#000" strokeOpacity="0.14" strokeWidth="1.2" />
    <path d="M6.4 0V216" stroke="#fff" strokeOpacity="0.4" strokeWidth="0.9" />
  </g>
)

/**
 * What is behind the book: sleeve, hand and the roots of its fingers. Scaled about the point where it holds the edge.
 */
const Palm = ({ scale, tones }: { scale: number; tones: BookTones }) => (
  <g transform={`translate(80 196) scale(${scale})`}>
    <path d="M-84 132C-66 96 -48 66 -30 44L20 76C10 98 4 116 2 140Z" fill={tones.sleeve} />
    <path d="M-30 44L20 76L12 92L-42 60Z" fill={tones.sleeveDark} />
    <path
      d="M-30 46C-46 24 -48 -6 -34 -28C-20 -46 22 -44 34 -24C44 2 40 52 20 76C2 72 -16 62 -30 46Z"
      fill={tones.skinDark}
    />
  </g>
)

/** The thumb that lies on the cover, with the ball of the hand. */
const Thumb = ({ scale, tones }: { scale: number; tones: BookTones }) => (
  <g transform={`translate(80 196) scale(${scale})`}>
    <path
      d="M-28 47C-44 26 -44 4 -34 -14C-24 -28 -2 -34 20 -44C34 -50 46 -46 48 -36C49 -26 42 -21 30 -16C16 -9 8 0 7 16C7 34 10 52 18 75C0 71 -16 62 -28 47Z"
      fill={tones.skin}
    />
    <path d="M36 -45C45 -48 49 -41 46 -35C42 -31 36 -31 33 -34C31 -39 32 -43 36 -45Z" fill="#fff" opacity="0.4" />
    <path
      d="M7 16C8 4 14 -4 22 -10M2 -20C6 -20 9 -18 11 -15"
      stroke={tones.skinDark}
      strokeWidth="1.6"
      strokeLinecap="round"
      fill="none"
    />
  </g>
)
