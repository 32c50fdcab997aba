'use client'
import { useEffect, useMemo, useState } from 'react'
import { loadOwnWords } from '@/lib/domain/story/own-words/load'
import type { OwnWordList } from '@/lib/domain/story/own-words/list'
import type { Statement } from '@/lib/domain/story/sort-own-words'
import type { Language } from '@/lib/domain/story/lists'

/** Own words, sorted into traits; empty until the phrases of the language have come. */
export function useStatements<K>(
  text: string,
  language: Language,
  sort: (text: string, list: OwnWordList) => Statement<K>[],
): Statement<K>[] {
  const [list, setList] = useState<OwnWordList | null>(null)
  const written = text.trim() !== ''
  useEffect(() => {
    if (!written) return
    let mounted = true
    // Without the phrases (no connection) nothing is said of the own words; the book is written all the same.
    loadOwnWords(language).then(
      (loaded) => mounted && setList(loaded),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [written, language])
  return useMemo(() => (written && list ? sort(text, list) : []), [written, list, sort, text])
}
