const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Anything else in the place of one would be an error of the database. */
export const isUuid = (id: string): boolean => UUID.test(id)
