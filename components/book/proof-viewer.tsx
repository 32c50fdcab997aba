'use client'
import { useState } from 'react'
import { BookPages, type BookText, type View } from './book-pages'
import { ViewToggle } from './view-toggle'
import './story.css'

/** The book to leaf through, and nothing else. */
export function ProofViewer(book: BookText) {
  const [view, setView] = useState<View>(book.pages.length > 0 ? 'pages' : 'text')
  const [at, setAt] = useState(0)
  return (
    <div className="viewer">
      {book.pages.length > 0 && <ViewToggle view={view} onView={setView} />}
      <BookPages {...book} view={view} at={at} goTo={setAt} />
    </div>
  )
}
