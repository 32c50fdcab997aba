export interface ErrorPageProps {
  error: Error & { digest?: string }
  reset: () => void
}

/**
 * What "try again" does. What failed on the server (its error comes with a digest) has to be asked for anew: drawn
 * again, it would be the same answer.
 */
export function retryFailedPage({ error, reset }: ErrorPageProps, reload = () => window.location.reload()): void {
  if (error.digest === undefined) reset()
  else reload()
}
