// Pages with two versions: one of them is chosen for the whole book, so that another seed can give another middle or
// end.
import { versionFor } from '../../story/story-version'
import type { Template } from './template'

/** The template with one version of each page. */
export function chooseVersion(template: Template, seed: string): Template {
  if (!template.versions.size || versionFor(template, seed) === 'a') return template
  return { ...template, pages: template.pages.map((page, i) => template.versions.get(i + 1) ?? page) }
}
