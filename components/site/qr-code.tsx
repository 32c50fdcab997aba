import { encode } from 'uqr'
import { cn } from '@/components/ui/cn'

/** Four modules of white around it, as readers need (ISO/IEC 18004). */
const QUIET = 4

/** A QR code, black on white in any colours of the page. */
export function QrCode({ text, label, className = 'w-56' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((module) => module !== '')
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={cn('max-w-full bg-white', className)} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
