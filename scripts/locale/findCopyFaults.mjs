/** Texts that no language translates: tags, directions, and the address of a page, which may be in another language. */
const untranslated = /(?:^|\.)(?:lang|dir|direction|locale|learnMoreUrl)$/

/** Errors whose English text apps compare. */
const fixed = /^(?:callNotAllowed|actionNotAllowed)$/

/** Names of products, standards and units, which every language writes as English does. */
const products =
  /\b(?:App Store|Google Play|Play Store|Chrome Web Store|Chrome|Safari|Android|iPhone|iOS|WalletConnect|Permit2|Metaplex|Ethereum|Solana|Bitcoin|Polkadot|Cosmos|EVM|NFTs?|ERC(?:-\d+)?|USD|QR|URI|URL|ID|PRF|UTC|SOL|ETH|BTC|API|RPC|SDK)\b/g

/** What a language may not have in its texts, and what it should have instead. @type {readonly (readonly [RegExp, string])[]} */
const forbidden = [
  [/<\/?[a-z][^>]*>/i, 'has HTML'],
  [/\w'\w/, 'has a straight apostrophe: write ’'],
  [/"/, 'has straight quotation marks: write those of the language'],
  [/\.\.\./, 'has three periods: write …'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/ {2}/, 'has two spaces'],
]

/** The plural categories of CLDR. */
const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/**
 * @typedef {{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>} PluralTexts
 * @typedef {{ tag: string, script: string, isRightToLeft?: boolean | undefined, sameAsEnglish: readonly string[] }} LanguageRules
 */

/** @param {unknown} value @returns {value is PluralTexts} */
export function isPlural(value) {
  if (typeof value !== 'object' || value === null || !('other' in value)) return false
  return Object.keys(value).every((key) => categories.has(key))
}

/**
 * Returns the texts of a copy by their path. Functions load other texts, and are no texts.
 *
 * @param {unknown} value
 * @param {string} path
 * @returns {[path: string, text: string | PluralTexts][]}
 */
export function listTexts(value, path = '') {
  if (typeof value === 'string' || isPlural(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, path ? `${path}.${key}` : key))
}

/** @param {string} text */
const toPlaceholders = (text) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')

/** Returns whether a text has words that a translation replaces. @param {string} text */
const hasWords = (text) => /\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, ' ').replace(products, ' '))

/** The categories whose form a language must have. Romance languages have `many` for millions only. @param {string} tag */
function getCategories(tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  const isOptional = /^(?:es|fr|it|pt)\b/.test(tag)
  return {
    all: pluralCategories,
    required: pluralCategories.filter(
      (category) => category !== 'zero' && !(isOptional && category === 'many'),
    ),
  }
}

/**
 * Returns what is wrong with the texts of a language: missing and unknown texts, untranslated ones, other placeholders, plural
 * forms that the language does not have or misses, and characters that its typography does not use.
 *
 * @param {unknown} english
 * @param {unknown} translated
 * @param {LanguageRules} rules
 * @returns {{ faults: string[], same: string[] }} `same` are the texts that are equal to the English ones.
 */
export function findCopyFaults(english, translated, rules) {
  const source = new Map(listTexts(english))
  const target = new Map(listTexts(translated))
  /** @type {string[]} */
  const faults = []
  /** @type {Set<string>} */
  const same = new Set()
  for (const path of source.keys())
    if (!target.has(path) && !isOptionalText(path)) faults.push(`${path}: is missing`)
  for (const [path, text] of target) {
    const original = source.get(path)
    if (original === undefined) {
      if (!isOptionalText(path)) faults.push(`${path}: is not in English`)
      continue
    }
    if (untranslated.test(path)) continue
    if (fixed.test(path)) {
      if (text !== original) faults.push(`${path}: must be the English text, which apps compare`)
      continue
    }
    if (typeof original === 'string' && typeof text === 'string') check(path, text, original)
    else if (isPlural(original) && isPlural(text)) checkPlural(path, text, original)
    else faults.push(`${path}: must have plural forms exactly if English has them`)
  }
  return { faults, same: [...same] }

  /** @param {string} path @param {PluralTexts} forms @param {PluralTexts} original */
  function checkPlural(path, forms, original) {
    const { all, required } = getCategories(rules.tag)
    for (const category of required)
      if (forms[category] === undefined && Object.keys(original).length > 1)
        faults.push(`${path}: needs the plural form "${category}"`)
    for (const [category, text] of Object.entries(forms)) {
      if (!all.some((each) => each === category))
        faults.push(`${path}: has the plural form "${category}", which the language does not have`)
      check(`${path}.${category}`, text, original.other, category === 'other')
    }
  }

  /** @param {string} path @param {string} text @param {string} original @param {boolean} isCounted */
  function check(path, text, original, isCounted = true) {
    // A form for exactly one or two items may have a word instead of the number.
    const strip = (/** @type {string} */ value) => (isCounted ? value : value.replaceAll('{count}', ''))
    if (toPlaceholders(strip(text)) !== toPlaceholders(strip(original)))
      faults.push(`${path}: must have the placeholders "${toPlaceholders(original)}": ${text}`)
    if (text === original && hasWords(text)) {
      same.add(text)
      if (!rules.sameAsEnglish.includes(text)) faults.push(`${path}: is not translated: ${text}`)
    } else if (hasWords(original) && !hasScript(text) && !rules.sameAsEnglish.includes(text)) {
      faults.push(`${path}: has no word in the script of the language: ${text}`)
    }
    for (const [pattern, message] of forbidden)
      if (pattern.test(text) && !pattern.test(original)) faults.push(`${path}: ${message}: ${text}`)
    const marks = (/** @type {string} */ value) => value.split('\u2068').length - value.split('\u2069').length
    if (marks(text) !== 0) faults.push(`${path}: must close each isolate (U+2068) with U+2069: ${text}`)
  }

  /** @param {string} text */
  function hasScript(text) {
    const scripts = rules.script === 'Japanese' ? ['Han', 'Hiragana', 'Katakana'] : [rules.script]
    return scripts.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
  }

  /** The advice of an error is optional: a language may say it in the text. @param {string} path */
  function isOptionalText(path) {
    return path.endsWith('.advice')
  }
}

/**
 * Returns the placeholders that are not enclosed in bidi isolates, which a right-to-left text needs around Latin names.
 * The terms and the privacy policy are elements, which are isolated already.
 *
 * @param {unknown} copy
 */
export function findBareIsolates(copy) {
  return listTexts(copy).flatMap(([path, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).flatMap((form) =>
      (form.match(/\u2068?\{\w+\}\u2069?/g) ?? [])
        .filter((found) => !/^\u2068.*\u2069$|\{(?:terms|privacy)\}/.test(found))
        .map((found) => `${path}: must have \\u2068${found}\\u2069`),
    ),
  )
}
