'use client'
import { useLocale } from 'next-intl'
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation'
import { useMemo } from 'react'
import { localePath, splitLocale } from './locale-path'

/** The path of the page at hand, without its language. */
export const usePathname = (): string => splitLocale(useNextPathname()).path

/** Next's router, for paths without a language. */
export function useRouter() {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(() => {
    const at = (path: string) => localePath(locale, path)
    return {
      ...router,
      push: (path: string, options?: Parameters<typeof router.push>[1]) => router.push(at(path), options),
      replace: (path: string, options?: Parameters<typeof router.replace>[1]) => router.replace(at(path), options),
      prefetch: (path: string) => router.prefetch(at(path)),
    }
  }, [router, locale])
}
