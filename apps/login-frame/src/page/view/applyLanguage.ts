import type { FrameCopy } from '../language/loadCopy.js'

/** Gives the page the language, the direction and the title of the texts. */
export function applyLanguage(page: Document, { language, direction, frameTitle }: FrameCopy): void {
  page.documentElement.lang = language
  page.documentElement.dir = direction
  page.title = frameTitle
}
