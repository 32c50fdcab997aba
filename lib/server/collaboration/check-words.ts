import type { RoomCast } from '@/lib/domain/collaboration/room'
import { AppError } from '@/lib/domain/errors'
import { checkBookText } from '@/lib/domain/moderation/check-request'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { moderationRefusal } from '@/lib/server/moderation/refusal'
import { roomLanguage } from './require-member'

/**
 * Checks what somebody typed. Others read it at once, so what would hold an ordered story is refused here.
 * @throws unkind_words, private_words
 */
export function checkWords(language: string, ...texts: (string | null | undefined)[]): void {
  for (const text of texts) {
    if (!text) continue
    const rules = checkBookText(text, [], roomLanguage(language), listedWords)
    if (rules.length) throw new AppError(moderationRefusal(rules))
  }
}

/** @throws as checkWords */
export const checkCast = (language: string, { childName, pets }: RoomCast): void =>
  checkWords(
    language,
    childName,
    ...pets.flatMap(({ name, breed, colors, description, shortName }) => [name, breed, colors, description, shortName]),
  )
