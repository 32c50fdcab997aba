/** Separate from the gift code schema, so that form fields don't load the schema. */
export const GIFT_CODE_LENGTH = 8
