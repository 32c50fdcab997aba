import type { ComponentProps } from 'react'

type Icon = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

/** All are decoration beside words, or inside something that has a name of its own. */
const draw = (name: string, width: number, height: number, path: string) => {
  const Drawn = (props: Icon) => (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" fill="currentColor" {...props}>
      <path d={path} />
    </svg>
  )
  Drawn.displayName = name
  return Drawn
}

export const CloseIcon = draw('CloseIcon', 18, 18, 'M2 3.5L3.6 2 9 7.3 14.5 2 16 3.6 10.7 9 16 14.4 14.4 16 9 10.8 3.5 16 2 14.5 7.3 9z')
export const TickIcon = draw('TickIcon', 18, 14, 'M0 7L2.4 4.2 6.6 8.8 16.4 0 18 2 6.9 14z')
export const PlusIcon = draw('PlusIcon', 16, 16, 'M6.4.4L9.7 0 9.6 6.3 16 6.5 15.7 9.7 9.6 9.6 9.8 16 6.5 15.7 6.5 9.7 0 9.5.4 6.2 6.6 6.4z')
export const ArrowIcon = draw('ArrowIcon', 20, 14, 'M0 5.6L13 5.9 9.8 1.6 11.8 0 20 7.2 11.6 14 9.7 12.2 13.2 8.4 0 8.7z')
export const PauseIcon = draw('PauseIcon', 16, 16, 'M2 .6L6.4 0 6.2 16 1.8 15.6zM9.8.2L14.2.6 14 15.4 9.6 16z')
export const PlayIcon = draw('PlayIcon', 16, 16, 'M2 0L15 7.6 14.8 8.9 2.4 16z')
