'use client'
import { useEffect } from 'react'

/** Focuses what the address names (a story's card), when the list comes back in place of that story. */
export function ReturnFocus() {
  useEffect(() => {
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.focus()
  }, [])
  return null
}
