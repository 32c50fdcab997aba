/** The service could not be reached, took too long, or refused. Known by its field, since bundles have a class each. */
export class ObjectStoreError extends Error {
  readonly isObjectStoreError = true
  constructor(cause: unknown) {
    super('the object store failed', { cause })
  }
}
export const isObjectStoreError = (error: unknown): boolean =>
  error instanceof Error && 'isObjectStoreError' in error && error.isObjectStoreError === true
