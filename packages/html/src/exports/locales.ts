export type { Locale } from '@latchkit/react'
export {
  type LanguageCode,
  type LocaleSelection,
  languageCodes,
  loadLocale,
  type OwnLocales,
  type OwnTexts,
  withTexts,
} from '@latchkit/react/locales/select'
