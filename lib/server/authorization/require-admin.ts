import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'

export type Admin = NonNullable<Viewer['admin']>

/** Every use case for administrators begins with this, wherever it is called from. */
export function requireAdmin({ viewer }: { viewer: Viewer }): Admin {
  if (!viewer.admin) throw new AppError('sign_in_required')
  return viewer.admin
}
