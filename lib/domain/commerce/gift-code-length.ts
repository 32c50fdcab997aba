/** Apart from the schema of codes, so that a field that takes one loads no schema. */
export const GIFT_CODE_LENGTH = 8
