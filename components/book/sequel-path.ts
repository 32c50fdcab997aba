import type { Story } from '@/lib/domain/story/story'
import { paths } from '@/lib/paths'

/** Where the next book after this one is made. */
export const sequelPath = ({ id, childName, petName, petType }: Story): string =>
  paths.createSequel({ childName, petName, petType, previousStoryId: id })
