import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { areas, root } from './areas.mjs'
import { isPlural } from './findCopyFaults.mjs'
import { describeLanguage } from './locales.mjs'

/**
 * All texts of a language in one file, for a translator. An area that another one contains is listed once, by itself.
 *
 * @typedef {object} Translation
 * @property {string} code The BCP 47 tag.
 * @property {string} reviewedByNativeSpeaker `no`, or `yes, ` and who did.
 * @property {readonly string[]} sameAsEnglish The texts that are equal to the English ones, as some words are.
 * @property {Readonly<Record<string, unknown>>} texts By area.
 */

/** The keys of what follows from the tag. */
export const derived = /^(?:lang|dir|direction|locale)$/

/** The English texts of each area. @returns {Promise<Map<string, object>>} */
export async function readEnglish() {
  const modules = await Promise.all(
    areas.map(async ({ folder, area, english, name }) => {
      const module = await import(join(root, folder, `${english}.ts`))
      return /** @type {const} */ ([area, module[name]])
    }),
  )
  return new Map(modules)
}

/**
 * Returns the texts of a language as one object: its own texts if it has them, else the English ones with its plural forms.
 *
 * @param {string} code
 * @returns {Promise<Translation>}
 */
export async function readTranslation(code) {
  const english = await readEnglish()
  const { pluralCategories } = new Intl.PluralRules(describeLanguage(code).tag).resolvedOptions()
  let reviewedByNativeSpeaker = 'no'
  /** @type {Record<string, unknown>} */
  const texts = {}
  for (const { folder, area } of areas) {
    const file = join(root, folder, 'languages', code, `${area}.ts`)
    const isTranslated = existsSync(file)
    const own = isTranslated ? (await import(file))[area] : english.get(area)
    texts[area] = select(own, english.get(area), area)
    if (isTranslated)
      reviewedByNativeSpeaker =
        /speaker: (.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? reviewedByNativeSpeaker
  }
  const same = join(import.meta.dirname, 'sameAsEnglish', `${code}.json`)
  const sameAsEnglish = existsSync(same) ? JSON.parse(readFileSync(same, 'utf8')) : []
  return { code, reviewedByNativeSpeaker, sameAsEnglish, texts }

  /** @param {unknown} own @param {unknown} original @param {string} area @returns {unknown} */
  function select(own, original, area) {
    if (typeof own === 'string') return own
    if (isPlural(own))
      return own === original
        ? Object.fromEntries(pluralCategories.map((category) => [category, own[category] ?? own.other]))
        : own
    if (Array.isArray(own) && Array.isArray(original))
      return own.map((inner, index) => select(inner, original[index], area))
    if (typeof own !== 'object' || own === null || typeof original !== 'object' || original === null)
      return undefined
    const entries = Object.entries(own).flatMap(([key, inner]) => {
      const source = Reflect.get(original, key)
      if (typeof inner === 'function' || derived.test(key) || findOtherArea(source, area, english)) return []
      return [[key, select(inner, source, area)]]
    })
    return Object.fromEntries(entries)
  }
}

/**
 * Returns the other area whose English texts these are.
 *
 * @param {unknown} source @param {string} area @param {ReadonlyMap<string, object>} english
 */
export function findOtherArea(source, area, english) {
  return [...english].find(([name, texts]) => name !== area && isDeepStrictEqual(texts, source))?.[0]
}
