const TIMEOUT_MS = 8_000

/** Whether a page of another site answers. */
export async function checkPage(url: string, timeoutMs = TIMEOUT_MS): Promise<'reached' | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    return response.ok ? 'reached' : 'refused'
  } catch {
    return 'unreachable'
  }
}
