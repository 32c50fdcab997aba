import type { Instrumentation } from 'next'

/** Once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ startBackgroundWork }, { narratePage }] = await Promise.all([
      import('@/lib/server/boot'),
      import('@/lib/documents/client'),
    ])
    startBackgroundWork({ narratePage })
  }
}

/** What Next catches on a page or in an action: with its route, and with the number that the visitor was shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log }, { markReported }, { isUnavailable }] = await Promise.all([
    import('@/lib/platform/log'),
    import('@/lib/platform/reported-errors'),
    import('@/lib/platform/db/availability-errors'),
  ])
  markReported(error)
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  const fields = { method, route: routePath, error, ...(digest === undefined ? {} : { errorId: digest }) }
  if (isUnavailable(error)) log.warn('database.unavailable', fields)
  else log.error('unexpected', fields)
}
