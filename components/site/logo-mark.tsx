import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from '@/components/ui/cn'
import { WalkingDachshund } from './dachshund'
import styles from './logo-mark.module.css'

/** The look of the link around the mark. The header's is as wide as its letters are in our face, so nothing moves. */
export const logoVariants = cva(
  cn(
    'logo relative isolate inline-block justify-self-start font-display leading-none font-bold tracking-[-0.03em] no-underline',
    styles['logo'],
  ),
  {
    variants: {
      size: {
        default: 'pt-6.75 text-[2.35rem]',
        header:
          'pt-4.75 text-[1.6rem] xs:pt-5.5 xs:text-[1.9rem] xl:w-[5.17em] xl:pt-6.75 xl:text-[2.35rem] ' +
          'xl:whitespace-nowrap',
      },
    },
    defaultVariants: { size: 'default' },
  },
)

const dogVariants = cva(cn('logo-dog absolute -z-1 forced-colors:z-auto', styles['dog']), {
  variants: {
    size: {
      default: '-top-2.25 left-12 w-21',
      header: '-top-1.25 left-8 w-15 xs:-top-1.5 xs:left-9.75 xs:w-17.5 xl:-top-2.25 xl:left-12 xl:w-21',
    },
  },
  defaultVariants: { size: 'default' },
})

export type LogoSize = VariantProps<typeof logoVariants>

/** The shop's name with its dog on top. */
export const LogoMark = ({ size }: LogoSize) => (
  <>
    <WalkingDachshund className={dogVariants({ size })} />
    <span lang="en" dir="ltr">
      Wagtale
    </span>
  </>
)
