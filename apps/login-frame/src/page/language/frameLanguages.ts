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
  bn: {
    loadFrame: () => import('../copy/languages/bn/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/bn/page.js').then((chunk) => chunk.page),
  },
  de: {
    loadFrame: () => import('../copy/languages/de/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/de/page.js').then((chunk) => chunk.page),
  },
  es: {
    loadFrame: () => import('../copy/languages/es/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/es/page.js').then((chunk) => chunk.page),
  },
  'es-419': {
    loadFrame: () => import('../copy/languages/es-419/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/es-419/page.js').then((chunk) => chunk.page),
  },
  fa: {
    loadFrame: () => import('../copy/languages/fa/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/fa/page.js').then((chunk) => chunk.page),
  },
  fr: {
    loadFrame: () => import('../copy/languages/fr/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/fr/page.js').then((chunk) => chunk.page),
  },
  hi: {
    loadFrame: () => import('../copy/languages/hi/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/hi/page.js').then((chunk) => chunk.page),
  },
  id: {
    loadFrame: () => import('../copy/languages/id/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/id/page.js').then((chunk) => chunk.page),
  },
  it: {
    loadFrame: () => import('../copy/languages/it/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/it/page.js').then((chunk) => chunk.page),
  },
  ja: {
    loadFrame: () => import('../copy/languages/ja/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/ja/page.js').then((chunk) => chunk.page),
  },
  ko: {
    loadFrame: () => import('../copy/languages/ko/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/ko/page.js').then((chunk) => chunk.page),
  },
  nl: {
    loadFrame: () => import('../copy/languages/nl/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/nl/page.js').then((chunk) => chunk.page),
  },
  pl: {
    loadFrame: () => import('../copy/languages/pl/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/pl/page.js').then((chunk) => chunk.page),
  },
  'pt-BR': {
    loadFrame: () => import('../copy/languages/pt-BR/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/pt-BR/page.js').then((chunk) => chunk.page),
  },
  ru: {
    loadFrame: () => import('../copy/languages/ru/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/ru/page.js').then((chunk) => chunk.page),
  },
  th: {
    loadFrame: () => import('../copy/languages/th/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/th/page.js').then((chunk) => chunk.page),
  },
  tr: {
    loadFrame: () => import('../copy/languages/tr/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/tr/page.js').then((chunk) => chunk.page),
  },
  uk: {
    loadFrame: () => import('../copy/languages/uk/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/uk/page.js').then((chunk) => chunk.page),
  },
  ur: {
    loadFrame: () => import('../copy/languages/ur/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/ur/page.js').then((chunk) => chunk.page),
  },
  vi: {
    loadFrame: () => import('../copy/languages/vi/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/vi/page.js').then((chunk) => chunk.page),
  },
  'zh-Hans': {
    loadFrame: () => import('../copy/languages/zh-Hans/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/zh-Hans/page.js').then((chunk) => chunk.page),
  },
  'zh-Hant': {
    loadFrame: () => import('../copy/languages/zh-Hant/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/zh-Hant/page.js').then((chunk) => chunk.page),
  },
}
