import type { ReactNode } from 'react'

/** A numbered question of the form. The number is said with the heading: "1 Who is it about?". */
export function FormSection({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <section className="desk-section">
      <h2 className="desk-question">
        <span className="desk-number">{number}</span> {title}
      </h2>
      {children}
    </section>
  )
}
