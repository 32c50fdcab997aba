// File names of a downloaded book. Letters, digits and combining marks of every script count as alphanumeric.

/** On the download page: the title, with each other character replaced by an underscore. */
export const titleFileName = (title: string, ending = '.pdf'): string =>
  `${title.replace(/[^\p{L}\p{N}\p{M}]/gu, '_')}${ending}`

/** In the reader: the names without the characters that file systems refuse. */
export const readerFileName = (story: { childName: string; petName: string }): string =>
  `${safe(story.childName)}_${safe(story.petName)}_Story.pdf`

const safe = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')
