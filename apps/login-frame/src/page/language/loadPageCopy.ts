import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { PageCopy } from '../copy/PageCopy.js'
import { pageEn } from '../copy/pageEn.js'
import { findFrameLanguage } from './findFrameLanguage.js'
import { frameLanguages } from './frameLanguages.js'

/**
 * Loads the texts of these pages in the first of these languages that the frame has; in English if it has none, or if they do not load.
 * These pages load no other texts.
 */
export async function loadPageCopy(
  languages: readonly string[],
): Promise<PageCopy & { readonly language: LanguageCode }> {
  const language = findFrameLanguage(languages) ?? 'en'
  try {
    return { ...(await frameLanguages[language].loadPage()), language }
  } catch {
    return { ...pageEn, language: 'en' }
  }
}
