import { drawIcon } from '@/components/ui/draw-icon'
import type { IdeaType } from '@/lib/domain/collaboration/room'

/** Somebody, a winding way, a hill with a sun, a balloon of speech, a heart. */
export const IDEA_ICONS: Record<IdeaType, ReturnType<typeof drawIcon>> = {
  character: drawIcon(
    'CharacterIcon',
    20,
    20,
    'M10 0c3 0 5 2.200 4.900 5C14.800 8 12.800 10 10 10S5.200 8 5.100 5C5 2.200 7 0 10 0zM1 20c.2-5.500 3.700-8.600 9-8.600s8.800 3.100 9 8.600z',
  ),
  plot: drawIcon(
    'PlotIcon',
    20,
    20,
    'M3.500 13.500c1.900 0 3.400 1.400 3.400 3.200S5.400 20 3.500 20 0 18.500 0 16.700s1.600-3.200 3.500-3.200zM8.200 18.200V16h4.600c1.300 0 1.900-.7 1.900-1.800s-.7-1.900-2-1.900H8.100C5.500 12.300 4 10.700 4 8.300S5.600 4.200 8.200 4.200h3.500V1L18.200 5.400 11.700 9.800V6.500H8.300c-1.200 0-1.900.7-1.900 1.800s.7 1.800 1.900 1.800h4.300c2.700 0 4.400 1.600 4.400 4s-1.600 4.100-4.200 4.100z',
  ),
  setting: drawIcon(
    'SettingIcon',
    20,
    20,
    'M14.500 1c2 0 3.500 1.500 3.500 3.400S16.500 8 14.500 8 11 6.300 11 4.400 12.500 1 14.500 1zM0 20c.5-6.500 2.600-10.400 5.600-10.400 2.300 0 3.700 1.700 4.900 4 .8-.9 1.700-1.300 2.800-1.300 3.300 0 5.900 3 6.700 7.700z',
  ),
  dialogue: drawIcon(
    'DialogueIcon',
    20,
    20,
    'M2 1.200L18.200 1 20 2.800 19.800 13 18 14.800 9.500 14.700 4.300 19.600 4.600 14.600 1.800 14.500 0 12.800.2 3zM4.200 5.200L4.300 7.200 15.800 7 15.700 5zM4.200 8.800L4.300 10.800 12.400 10.600 12.300 8.600z',
  ),
  theme: drawIcon(
    'ThemeIcon',
    20,
    20,
    'M10 18.500C4.200 14 .4 10.400.4 6.400.4 3.500 2.500 1.400 5.200 1.400c2 0 3.700 1 4.800 2.900 1.100-1.900 2.800-2.900 4.800-2.900 2.700 0 4.800 2.100 4.800 5 0 4-3.800 7.600-9.600 12.100z',
  ),
}
export const CrownIcon = drawIcon(
  'CrownIcon',
  24,
  16,
  'M0 2.500L6.200 7.600 11.800 0 17.600 7.500 24 2.300 21.800 16 2.300 15.800z',
)
export const HandleIcon = drawIcon(
  'HandleIcon',
  14,
  20,
  'M1 1h4v4H1zM9 1h4v4H9zM1 8h4v4H1zM9 8h4v4H9zM1 15h4v4H1zM9 15h4v4H9z',
)
export const HeartIcon = IDEA_ICONS.theme
