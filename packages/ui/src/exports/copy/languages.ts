export { findLanguage } from '../../copy/findLanguage.js'
export { type LanguageCode, languageCodes } from '../../copy/languageCodes.js'
