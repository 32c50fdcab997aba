import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'

export type Admin = NonNullable<Viewer['admin']>

/** The guard with which every use case for administrators begins. @throws sign_in_required */
export function requireAdmin({ viewer }: { viewer: Viewer }): Admin {
  if (!viewer.admin) throw new AppError('sign_in_required')
  return viewer.admin
}
