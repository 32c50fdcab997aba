// Pages with two versions: one of them is chosen for the whole book, so that another seed can give another middle or end.
import { pick } from '../../chance'
import type { Template } from './template'

const VERSIONS = ['a', 'b'] as const

/** Which of a story's two versions a seed gives; a book that is tried again takes a seed of the other one. */
export const versionFor = (storyId: string, seed: string): (typeof VERSIONS)[number] =>
  pick(seed, `${storyId} version`, VERSIONS)

/** The template with one version of each page. */
export function chooseVersion(template: Template, seed: string): Template {
  if (!template.versions.size || versionFor(template.id, seed) === 'a') return template
  return { ...template, pages: template.pages.map((page, i) => template.versions.get(i + 1) ?? page) }
}
