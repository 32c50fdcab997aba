/** Capitalises a name typed in lower case ("fatima"); any other spelling is kept. */
export const capitaliseName = (name: string): string =>
  name === name.toLowerCase() && /^[\p{L}\p{M}'’. -]+$/u.test(name)
    ? name.replace(/(^|[\s-])\p{L}/gu, (c) => c.toUpperCase())
    : name
