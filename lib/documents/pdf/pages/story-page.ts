import type { DrawnPage } from '../../document-book'
import type { PageModel } from '../page-model'
import type { PageTemplate } from '../page-size'
import { bandPage } from './band-page'
import { fullPage } from './full-page'
import { linePage } from './line-page'
import type { Setting } from './page-setting'

/** A page of the story: one line on paper, words in a picture, or words below one. */
export const storyPage = (setting: Setting, page: DrawnPage, number: number, bones: PageTemplate): PageModel =>
  linePage(setting, page, number, bones) ??
  fullPage(setting, page, number, bones) ??
  bandPage(setting, page, number, bones)
