import { redirect } from 'next/navigation'
import type { Viewer } from '@/lib/domain/viewer'
import { paths } from '@/lib/paths'
import { viewer } from './viewer'

/** For pages of the staff: whoever has not signed in goes to sign in (307), and comes back to `here`. The use cases check again. */
export async function staffViewer(here: string): Promise<Viewer & { admin: NonNullable<Viewer['admin']> }> {
  const { visitorId, admin } = await viewer()
  if (!admin) redirect(paths.signIn({ next: here }))
  return { visitorId, admin }
}
