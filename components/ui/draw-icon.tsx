import type { ComponentProps } from 'react'

type Icon = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

/** All are decoration beside words, or inside something that has a name of its own. */
export const drawIcon = (name: string, width: number, height: number, path: string) => {
  const Drawn = (props: Icon) => (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      {...props}
    >
      <path d={path} />
    </svg>
  )
  Drawn.displayName = name
  return Drawn
}
