import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Copy } from '../copy/Copy.js'
import { en } from '../copy/en.js'
import { findFrameLanguage } from './findFrameLanguage.js'
import { frameLanguages } from './frameLanguages.js'

/** The texts in one language, with its BCP 47 tag. */
export type FrameCopy = Copy & { readonly language: LanguageCode }

/** Loads the texts in the first of these languages that the frame has; English if it has none, or if they do not load. */
export async function loadCopy(languages: readonly string[]): Promise<FrameCopy> {
  const language = findFrameLanguage(languages) ?? 'en'
  try {
    return { ...(await frameLanguages[language].loadFrame()), language }
  } catch {
    return { ...en, language: 'en' }
  }
}
