import { cva } from 'class-variance-authority'

/** The narrator's strip of paper, in the reading room or on the story's page; the room colours it at night. */
export const narratorVariants = cva(
  'relative z-3 scroll-my-3 justify-self-center rounded-[3px_5px_4px_6px] bg-(--page-paper,var(--color-paper)) px-4.5 ' +
    'py-2 text-(--page-ink,var(--color-ink)) max-md:px-2.5',
  {
    variants: {
      place: {
        room: 'w-[min(1180px,100%-40px)] shadow-[0_4px_0_var(--shade)] max-md:w-[calc(100%-16px)]',
        page: 'w-full shadow-page',
      },
    },
  },
)
