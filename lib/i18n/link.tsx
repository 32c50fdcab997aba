'use client'
import { useLocale } from 'next-intl'
import NextLink from 'next/link'
import { useState, type ComponentProps } from 'react'
import { localePath } from './locale-path'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  /** Without a language: the page at hand gives it. */
  href: string
}

/**
 * Next's link, in the language of the page at hand. What it leads to is fetched ahead when somebody reaches for it,
 * not when it comes into sight: a page has thirty links, and each would cost a phone a page.
 */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale()
  const [reachedFor, setReachedFor] = useState(false)
  const reach = () => setReachedFor(true)
  return (
    <NextLink
      href={href.startsWith('/') ? localePath(locale, href) : href}
      prefetch={reachedFor ? null : false}
      onPointerEnter={reach}
      onFocus={reach}
      {...rest}
    />
  )
}
