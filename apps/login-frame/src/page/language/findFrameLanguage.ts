import { findLanguage, type LanguageCode, languageCodes } from '@latchkit/ui/copy/languages'

/** Returns the first of these languages that the frame has; `undefined` if it has none. */
export function findFrameLanguage(languages: readonly string[]): LanguageCode | undefined {
  return findLanguage(languages, languageCodes)
}
