import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Copy } from '../copy/Copy.js'
import { en } from '../copy/en.js'
import type { PageCopy } from '../copy/PageCopy.js'
import { pageEn } from '../copy/pageEn.js'

/** A language of the frame. English is in the first chunk: it is the language of an error before another one is loaded. */
type FrameLanguage = {
  readonly loadFrame: () => Promise<Copy>
  readonly loadPage: () => Promise<PageCopy>
}

/** The languages of the frame. `pnpm locale wire` writes this list. */
export const frameLanguages: Readonly<Record<LanguageCode, FrameLanguage>> = {
  en: { loadFrame: async () => en, loadPage: async () => pageEn },
  ar: {
    loadFrame: () => import('../copy/languages/ar/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/ar/page.js').then((chunk) => chunk.page),
  },
  de: {
    loadFrame: () => import('../copy/languages/de/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/de/page.js').then((chunk) => chunk.page),
  },
}
