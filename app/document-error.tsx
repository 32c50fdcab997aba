'use client'
import { useEffect, useState } from 'react'
import { ErrorMessage } from '@/components/site/error-message'
import type { ErrorPageProps } from '@/components/site/retry-failed-page'
import { documentWords, ENGLISH } from './document-words'

/** The body of a document that failed, in its language as soon as that has come. */
export default function DocumentError(props: ErrorPageProps) {
  const { error } = props
  const [words, setWords] = useState(ENGLISH)
  useEffect(() => console.error(error), [error])
  useEffect(
    () =>
      void documentWords(document.documentElement.lang)
        .then(setWords)
        .catch(() => {}),
    [],
  )
  return (
    <main className="relative min-h-svh bg-(--sheet) py-s6 md:py-s7" data-tone="sky">
      <title>{`${words.title} | Wagtale`}</title>
      <ErrorMessage words={words} failure={props} />
    </main>
  )
}
