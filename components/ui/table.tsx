import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Scrolls sideways in its own box where the page is too narrow. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className="relative w-full overflow-x-auto">
    <table className={cn('w-full caption-bottom border-collapse text-s', className)} {...rest} />
  </div>
)
export const TableHeader = (props: ComponentProps<'thead'>) => <thead {...props} />
export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />
export const TableRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr className={cn('border-b border-border data-[state=selected]:bg-accent', className)} {...rest} />
)
export const TableHead = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" className={cn('px-2 py-2 text-start align-bottom font-heavy', className)} {...rest} />
)
export const TableCell = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td className={cn('px-2 py-2 align-middle', className)} {...rest} />
)
export const TableCaption = ({ className, ...rest }: ComponentProps<'caption'>) => (
  <caption className={cn('mt-s2 text-xs text-muted-foreground', className)} {...rest} />
)
