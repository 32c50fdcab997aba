/** A paper lamp on its cord, and the light below it. */
export const Lamp = ({ className }: { className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 600 520"
    preserveAspectRatio="xMidYMin meet"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M214 118L386 116 590 520H10z" fill="#f8ca45" opacity=".16" />
    <path d="M236 118L364 116 470 520H130z" fill="#fdefc4" opacity=".16" />
    <path d="M298 0h4v62h-4z" fill="#06181d" />
    <path d="M248 64L352 62 398 120 202 121z" fill="#e8603c" />
    <path d="M248 64L300 63 300 121 202 121z" fill="#b93418" opacity=".35" />
    <path d="M202 121L398 120 394 129 206 130z" fill="#7d2010" />
    <circle cx="300" cy="132" r="15" fill="#fffdf7" />
  </svg>
)
