import { cva } from 'class-variance-authority'

/** In a file of its own, since server components use it for links that look like tabs. */
export const tabVariants = cva(
  'min-h-11 border-b-4 border-transparent px-1.75 py-2 font-heavy hover:border-sun ' +
    'data-[state=active]:border-coral sm:px-3.5 forced-colors:not-data-[state=active]:border-[Canvas]',
)
