/**
 * Joins class names, without tailwind-merge: its 8.4 kB (gzip) would be in every page with a client-side part. So a
 * class that a caller passes places a part and does not restyle it (docs/decisions/styling.md).
 */
export { clsx as cn } from 'clsx'
