import { encode } from 'uqr'

/** Four modules of white around it, as readers need (ISO/IEC 18004). */
const QUIET = 4

/** A QR code, black on white in any colours of the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((module) => module !== '')
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-56 max-w-full bg-white" role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
