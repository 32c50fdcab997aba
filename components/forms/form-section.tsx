import type { ReactNode } from 'react'

export const FORM_SECTION = 'grid grid-cols-1 gap-6 pt-8 pb-8.5'
/** A form on its card: on a phone it takes a little more than the page's column. */
export const FORM_ON_PHONE = 'max-md:-mx-1.5 max-xs:px-3.5!'

/** A numbered question of the form. The number is said with the heading: "1 Who is it about?". */
export function FormSection({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <section className={FORM_SECTION}>
      <h2 className="flex items-baseline gap-3.5 text-d-m">
        <span className="text-coral-deep">{number}</span> <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      {children}
    </section>
  )
}
