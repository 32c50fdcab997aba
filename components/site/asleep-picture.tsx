import { cn } from '@/components/ui/cn'

/** The dachshund asleep, as decoration that screen readers never meet. Callers place it. */
export const AsleepPicture = ({ className }: { className?: string }) => (
  <span
    className={cn(
      'block aspect-[214/74] max-w-[70%] bg-[url(/paper/asleep.svg)] bg-contain bg-center bg-no-repeat',
      className,
    )}
  />
)
