/** A star cut by hand. */
export const StarShape = ({ className }: { className: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
    <path d="M20 2.4l5.1 11.4 12.5.9-9.4 8.4 3 12.2-11.2-6.3-10.4 6.6 2.5-12.4-9.6-8.3 12.3-1.2z" />
  </svg>
)
