'use client'
import { useEffect, useState } from 'react'
import { startAgain, type FailureProps } from '@/components/site/start-again'
import { documentWords, ENGLISH } from './document-words'

/** The body of a document that failed, in its language as soon as that has come. */
export default function DocumentFailure(props: FailureProps) {
  const { error } = props
  const [words, setWords] = useState(ENGLISH)
  useEffect(() => console.error(error), [error])
  useEffect(() => void documentWords(document.documentElement.lang).then(setWords).catch(() => {}), [])
  return (
    <main className="sheet sheet-waiting" data-tone="sky">
      <title>{`${words.title} | Wagtale`}</title>
      <div className="wrap">
        <div className="state" role="alert">
          <span className="asleep" />
          <h1 className="state-title">{words.title}</h1>
          <p>{words.text}</p>
          <p className="flex flex-wrap items-center justify-center gap-s4">
            <button type="button" className="btn" onClick={() => startAgain(props)}>{words.retry}</button>
            <a className="text-link" href={words.homePath}>{words.home}</a>
          </p>
        </div>
      </div>
    </main>
  )
}
