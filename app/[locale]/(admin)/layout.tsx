import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { notFound, unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/admin-layout'
import { readViewer } from '@/lib/http/viewer'
import { isLocale } from '@/lib/i18n/locales'
import { signOut } from '../sign-in/actions'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Only the frame: each page below checks access for itself (lib/http/admin-guard.ts). */
export default async function AdminLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const { admin } = await readViewer().catch((error: unknown) => {
    unstable_rethrow(error)
    // The page reads it again, and shows the error.
    return { admin: null }
  })
  return (
    <AdminFrame {...(admin ? { account: { name: admin.username, signOut: signOut.bind(null, locale) } } : {})}>
      {children}
    </AdminFrame>
  )
}
