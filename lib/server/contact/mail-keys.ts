// Outbox keys of a conversation's mails: each mail is queued once, and a reply finds the earlier ones by their keys.
export const receivedMailKey = (messageId: string): string => `contact-received:${messageId}`
export const replyMailKey = (replyId: string): string => `contact-reply:${replyId}`
