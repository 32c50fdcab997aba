// By which keys the letters of a conversation are in the outbox: each is sent once, and each names those before it.
export const receivedMailKey = (messageId: string): string => `contact-received:${messageId}`
export const replyMailKey = (replyId: string): string => `contact-reply:${replyId}`
