// Apart from the other icons: these are on every page.
import { drawIcon } from '@/components/ui/draw-icon'

export const FacebookIcon = drawIcon(
  'FacebookIcon',
  22,
  22,
  'M12.4 22V12.6h3.5l.6-3.8h-4.1V6.4c0-1.2.5-2 2.2-2h2V1C16.200.800 15.200.6 14.100.6c-3.4 0-5.700 2-5.700 5.300v2.900H4.900v3.800h3.500V22z',
)
export const XIcon = drawIcon(
  'XIcon',
  22,
  22,
  'M1.500 2h6l4.500 6.200L17.400 2h2.800l-6.900 8.100L21 20h-6l-4.900-6.700L4.400 20H1.600l7.200-8.500zm3.400 1.600 11 14.800h1.700L6.700 3.600z',
)
export const LinkIcon = drawIcon(
  'LinkIcon',
  22,
  22,
  'M9.300 14.700a1 1 0 0 1-.7-1.7l4.600-4.600a1 1 0 0 1 1.500 1.400l-4.700 4.600a1 1 0 0 1-.7.3zM6.700 20.600a5.300 5.300 0 0 1-3.700-9l3-3 1.500 1.500-3 3a3.200 3.200 0 0 0 4.500 4.500l3-3 1.500 1.500-3 3a5.300 5.300 0 0 1-3.800 1.500zM16 13.400 14.500 11.900l3-3A3.200 3.200 0 0 0 13 4.400l-3 3L8.500 5.900l3-3a5.300 5.300 0 0 1 7.500 7.500z',
)
