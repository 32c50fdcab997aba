import styles from './bunting.module.css'

interface BuntingProps {
  child: string
  pet: string
}

/** Letters of these scripts are joined, so the names stand on one cloth instead of one flag a letter. */
const JOINED = /[\u0600-\u06ff\u0900-\u0dff]/
const ONE_ROW = 15
const FLAGS = ['coral', 'paper', 'sky', 'eucalyptus'] as const

interface Row {
  text: string
  y: number
  sag: number
}
interface Flag {
  letter: string
  x: number
  y: number
  turn: number
  width: number
  colour: string
}

const n = (value: number) => Math.round(value * 10) / 10

/** The place of each letter's flag on a line 700 wide that sags in the middle. */
function placeFlags({ text, y, sag }: Row): Flag[] {
  const letters = [...text]
  const width = Math.min(62, 640 / letters.length)
  const spread = Math.min(1, (letters.length * 62) / 640)
  let hung = 0
  return letters.flatMap((letter, i): Flag[] => {
    if (letter.trim() === '') return []
    const along = 0.5 + ((i + 0.5) / letters.length - 0.5) * spread
    return [
      {
        letter,
        x: n(10 + along * 680),
        y: n(y + Math.sin(Math.PI * along) * sag),
        turn: n((0.5 - along) * 22),
        width: n(width),
        colour: FLAGS[hung++ % FLAGS.length] ?? 'coral',
      },
    ]
  })
}

function Line({ row }: { row: Row }) {
  const top = row.y - 8
  return (
    <>
      <path d={`M0 ${top}Q350 ${top + row.sag * 2} 700 ${top}`} fill="none" className={styles['line']} />
      {placeFlags(row).map(({ letter, x, y, turn, width: w, colour }, i) => (
        <g key={i} transform={`translate(${x} ${y}) rotate(${turn})`} className={styles[colour]}>
          <path
            d={`M${n(-w * 0.47)} 0L${n(w * 0.48)} 1L${n(w * 0.44)} ${n(w * 1.09)}L1 ${n(w * 1.36)}L${n(-w * 0.45)} ${n(w * 1.06)}Z`}
          />
          <text y={n(w * 0.84)} fontSize={n(w * 0.66)}>
            {letter}
          </text>
        </g>
      ))}
    </>
  )
}

/** Both names on flags, one letter each. Hidden from screen readers, since the sentence has the names. */
export function Bunting({ child, pet }: BuntingProps) {
  const both = [child, pet].filter(Boolean).join(' & ')
  const long = [...both].length > ONE_ROW
  return (
    <svg className={styles['bunting']} viewBox="0 0 700 200" aria-hidden="true" focusable="false">
      {JOINED.test(both) ? (
        <g className={styles['cloth']}>
          <path d="M0 14Q350 60 700 14" fill="none" className={styles['line']} />
          <path d="M96 22Q350 62 604 22L598 118Q350 156 102 116Z" />
          <text x="350" y="104" fontSize={Math.min(58, 820 / Math.max(1, [...both].length))}>
            {both}
          </text>
        </g>
      ) : both === '' ? (
        <path d="M0 10Q350 150 700 10" fill="none" className={styles['line']} />
      ) : long && child && pet ? (
        <>
          <Line row={{ text: `${child} &`, y: 18, sag: 52 }} />
          <Line row={{ text: pet, y: 96, sag: 60 }} />
        </>
      ) : (
        <Line row={{ text: both, y: 18, sag: 70 }} />
      )}
    </svg>
  )
}
