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
export const FacebookIcon = draw('FacebookIcon', 22, 22, 'M12.4 22V12.6h3.5l.6-3.8h-4.1V6.4c0-1.2.5-2 2.2-2h2V1C16.200.800 15.200.6 14.100.6c-3.4 0-5.700 2-5.700 5.300v2.900H4.900v3.800h3.500V22z')
export const XIcon = draw('XIcon', 22, 22, 'M1.500 2h6l4.500 6.200L17.400 2h2.800l-6.900 8.100L21 20h-6l-4.900-6.700L4.400 20H1.600l7.200-8.500zm3.400 1.600 11 14.800h1.700L6.700 3.600z')
export const LinkIcon = draw('LinkIcon', 22, 22, 'M9.300 14.700a1 1 0 0 1-.7-1.7l4.600-4.600a1 1 0 0 1 1.500 1.400l-4.700 4.600a1 1 0 0 1-.7.3zM6.700 20.600a5.300 5.300 0 0 1-3.700-9l3-3 1.500 1.500-3 3a3.200 3.200 0 0 0 4.500 4.500l3-3 1.500 1.500-3 3a5.300 5.300 0 0 1-3.800 1.500zM16 13.400 14.500 11.900l3-3A3.200 3.200 0 0 0 13 4.400l-3 3L8.500 5.900l3-3a5.300 5.300 0 0 1 7.500 7.500z')
export const DownloadIcon = draw('DownloadIcon', 18, 20, 'M7.6 0L10.6.2 10.5 7.8 14.4 7.6 9 13.8 3.400 7.800 7.500 7.700zM.2 14.2L3 14 3.100 17.200 15 17.300 15.100 14.100 18 14.300 17.800 20 .1 19.800z')
export const PawIcon = draw('PawIcon', 44, 40, 'M22 19c6 0 13 8 13 14 0 5-4 6-7 5-3-.9-9-.9-12 0-3 1-7 0-7-5 0-6 7-14 13-14zM8.5 14.5c2.8-.6 5 1.8 5.4 4.8.4 3-.9 5.6-3.5 6-2.7.4-5.1-1.8-5.6-4.7-.5-2.9.9-5.5 3.7-6.1zM16.8 3.5c3-.4 5 2.4 5.3 5.8.3 3.4-1 6.2-3.7 6.5-2.7.3-4.9-2.4-5.2-5.8-.3-3.3.9-6.1 3.6-6.5zM27.2 3.5c2.7.4 3.9 3.2 3.6 6.5-.3 3.4-2.5 6.1-5.2 5.8-2.7-.3-4-3.1-3.7-6.5.3-3.4 2.3-6.2 5.3-5.8zM35.5 14.5c2.8.6 4.2 3.2 3.7 6.1-.5 2.9-2.9 5.1-5.6 4.7-2.6-.4-3.9-3-3.5-6 .4-3 2.6-5.4 5.4-4.8z')
export const BookIcon = draw('BookIcon', 22, 18, 'M0 1.600L8.400 0 11 1.800 13.700 0 22 1.700 21.800 15.800 13.600 14.900 11 18 8.300 15 .2 15.900zM2.800 4L2.900 12.800 9.600 12.200 9.500 3.300zM12.500 3.200L12.400 12.300 19.200 12.900 19.300 3.900z')
