import styles from './table.module.css'

/** A cup of cocoa; it steams while somebody sits behind it. */
export const Cup = ({ className, steams }: { className?: string | undefined; steams: boolean }) => (
  <svg className={className} viewBox="0 0 48 60" width="48" height="60" aria-hidden="true" focusable="false">
    {steams && (
      <g className={styles['steam']} fill="none" stroke="#fffdf7" strokeWidth="3" strokeLinecap="round">
        <path d="M16 24c-5-6 4-8 0-15" />
        <path d="M27 22c-5-6 4-9 0-17" />
      </g>
    )}
    <path d="M36 33c7-2 11 1 10 6-1 5-6 7-12 6l1-4c3 .5 6-.3 6.500-2.500.3-2-2-2.700-5.500-1.500z" fill="#e8e0cb" />
    <path
      d="M5 29l32-.6-2.600 22.600c-.5 4-3 6-7 6.100l-12.800.2c-4 0-6.400-2-7-6z"
      fill={steams ? '#fffdf7' : '#e8e0cb'}
    />
    <path d="M5.600 34l31-.6-.7 6-29.600.5z" fill={steams ? '#e8603c' : '#c9bda0'} />
    <ellipse cx="21" cy="29" rx="16" ry="3.600" fill={steams ? '#7a4d2a' : '#d6cab0'} />
  </svg>
)
