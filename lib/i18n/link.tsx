'use client'
import { useLocale } from 'next-intl'
import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { localePath } from './locale-path'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  /** Without a language: the page at hand gives it. */
  href: string
}

/** Next's link, in the language of the page at hand. */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale()
  return <NextLink href={href.startsWith('/') ? localePath(locale, href) : href} {...rest} />
}
