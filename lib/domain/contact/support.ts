/** Where people write, and where messages of the contact form are announced. Static pages show it, so it is part of the build. */
export const SUPPORT_EMAIL = 'hello@wagtale.example'
