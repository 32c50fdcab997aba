const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Checked before querying a UUID column: PostgreSQL rejects anything else. */
export const isUuid = (id: string): boolean => UUID.test(id)
