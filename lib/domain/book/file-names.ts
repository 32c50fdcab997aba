// What a downloaded book is called. Letters and digits of every script count as alphanumeric, with the marks that belong to them.

/** On the download page: the title, each other character replaced by an underscore. */
export const titleFileName = (title: string, ending = '.pdf'): string =>
  `${title.replace(/[^\p{L}\p{N}\p{M}]/gu, '_')}${ending}`

/** In the reader: the names as they are, but for what no file system takes. */
export const readerFileName = (story: { childName: string; petName: string }): string =>
  `${safe(story.childName)}_${safe(story.petName)}_Story.pdf`

const safe = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')
