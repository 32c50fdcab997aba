/** Cut from paper like the shop's other signs. */
export const StopIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M2 2.4L13.8 1.8 14.2 13.6 2.4 14.2z" fill="currentColor" />
  </svg>
)

export const MuteIcon = ({ muted }: { muted: boolean }) => (
  <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
    <path d="M0 5.2L4 5 9 .6 9.2 15.4 4 11 .2 10.8z" fill="currentColor" />
    {muted ? (
      <path
        d="M13 4.4L14.4 3 17 5.8 19.8 3.2 21.2 4.8 18.4 7.4 21 10.4 19.4 11.8 16.8 9 14.2 11.6 12.8 10 15.4 7.4z"
        fill="currentColor"
      />
    ) : (
      <path
        d="M12 4.4q3 3.2 0 7.2M15.4 1.8q5.2 6 0 12.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    )}
  </svg>
)

export const SlidersIcon = () => (
  <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
    <path d="M0 3.6h9v2H0zm14 0h6v2h-6zM0 12.4h4v2H0zm9 0h11v2H9zM10 1h3v7.4h-3zM5 9.8h3v7.2H5z" fill="currentColor" />
  </svg>
)
