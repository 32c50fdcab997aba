import type { CSSProperties } from 'react'
import styles from './reader.module.css'

const along = (part: number): CSSProperties & { '--along': string } => ({ '--along': `${Math.round(part * 100)}%` })

/** Crosses the whole book, a little further on each page: something for the second reading. */
export const ProgressSnail = ({ part }: { part: number }) => (
  <svg className={styles['snail']} style={along(part)} viewBox="0 0 54 34" aria-hidden="true" focusable="false">
    <path
      d="M1 32C5 27 12 29 20 28.5C30 28 36 28 40 24C42 21 42 17 45 15C49 13 53 16 52 20C51 26 46 31.5 38 32Z"
      fill="#e0a67f"
    />
    <path d="M46 15L43.5 8M49.5 15L51 8" fill="none" stroke="#c98a62" strokeWidth="1.8" strokeLinecap="round" />
    <circle cx="24" cy="17" r="13" fill="#b93418" />
    <path
      d="M24 29A12 12 0 1 1 35.5 16A9.5 9.5 0 0 1 17 20A6.5 6.5 0 0 1 27.5 13.5A4.2 4.2 0 0 1 24.5 20"
      fill="none"
      stroke="#f8ca45"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
)
