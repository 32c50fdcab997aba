/** Once in each server process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startBackgroundWork } = await import('@/lib/server/boot')
    startBackgroundWork()
  }
}
