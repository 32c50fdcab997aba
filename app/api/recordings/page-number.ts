import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'

const pageNumber = z.coerce.number().int().min(1).max(1_000)

/** The page in an address, from 1. @throws not_found */
export function pageIn(params: Record<string, string>): number {
  const page = pageNumber.safeParse(params['n'])
  if (!page.success) throw new AppError('not_found')
  return page.data
}
