/** Of the sign-in page's query: only this browser was signed out, since the sessions could not be ended. */
export const SIGNED_OUT = 'signed-out'
export const SIGNED_OUT_HERE = 'here'
