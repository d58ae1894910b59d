/** @typedef {{ name: string, english: string, script: string, tag?: string, isRightToLeft?: boolean }} Language */

/**
 * The names and the properties of languages, most of which CLDR knows too. `script` is the script of its words (Unicode), `name` its own name.
 * Numbers have Latin digits in every language (`tag`), like the addresses and amounts that users copy.
 *
 * @type {Readonly<Record<string, Language>>}
 */
export const locales = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  ar: { name: 'العربية', english: 'Arabic', script: 'Arabic', tag: 'ar-u-nu-latn', isRightToLeft: true },
  bn: { name: 'বাংলা', english: 'Bengali', script: 'Bengali', tag: 'bn-u-nu-latn' },
  de: { name: 'Deutsch', english: 'German', script: 'Latin' },
  es: { name: 'Español', english: 'Spanish', script: 'Latin' },
  'es-419': { name: 'Español (Latinoamérica)', english: 'Latin American Spanish', script: 'Latin' },
  fa: { name: 'فارسی', english: 'Persian', script: 'Arabic', tag: 'fa-u-nu-latn', isRightToLeft: true },
  fr: { name: 'Français', english: 'French', script: 'Latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari', tag: 'hi-u-nu-latn' },
  id: { name: 'Bahasa Indonesia', english: 'Indonesian', script: 'Latin' },
  it: { name: 'Italiano', english: 'Italian', script: 'Latin' },
  ja: { name: '日本語', english: 'Japanese', script: 'Japanese' },
  ko: { name: '한국어', english: 'Korean', script: 'Hangul' },
  nl: { name: 'Nederlands', english: 'Dutch', script: 'Latin' },
  pl: { name: 'Polski', english: 'Polish', script: 'Latin' },
  'pt-BR': { name: 'Português (Brasil)', english: 'Brazilian Portuguese', script: 'Latin' },
  ru: { name: 'Русский', english: 'Russian', script: 'Cyrillic' },
  th: { name: 'ไทย', english: 'Thai', script: 'Thai', tag: 'th-u-ca-gregory-nu-latn' },
  tr: { name: 'Türkçe', english: 'Turkish', script: 'Latin' },
  uk: { name: 'Українська', english: 'Ukrainian', script: 'Cyrillic' },
  ur: { name: 'اردو', english: 'Urdu', script: 'Arabic', tag: 'ur-u-nu-latn', isRightToLeft: true },
  vi: { name: 'Tiếng Việt', english: 'Vietnamese', script: 'Latin' },
  'zh-Hans': { name: '简体中文', english: 'Simplified Chinese', script: 'Han' },
  'zh-Hant': { name: '繁體中文', english: 'Traditional Chinese', script: 'Han' },
}

/**
 * Returns the names and properties of a language: those of the table, else those of CLDR, which Node.js has.
 *
 * @param {string} code A BCP 47 tag. An invalid one is an error.
 * @returns {Required<Language>}
 */
export function describeLanguage(code) {
  const own = locales[code]
  if (own) return { tag: code, isRightToLeft: false, ...own }
  const locale = new Intl.Locale(code)
  const toName = (/** @type {string} */ language) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  const { numberingSystem } = new Intl.NumberFormat(code).resolvedOptions()
  return {
    name: toName(code).replace(/^./u, (letter) => letter.toLocaleUpperCase(code)),
    english: toName('en'),
    script: locale.maximize().script ?? 'Latn',
    tag: numberingSystem === 'latn' ? code : `${code}-u-nu-latn`,
    isRightToLeft: Reflect.get(Reflect.get(locale, 'textInfo') ?? {}, 'direction') === 'rtl',
  }
}

/** Returns a language tag as the name of a variable: `ptBR`. @param {string} code */
export function toVariableName(code) {
  return code.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
