import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areas, root } from './areas.mjs'
import { findBareIsolates, findCopyFaults, isPlural } from './findCopyFaults.mjs'
import { describeLanguage } from './locales.mjs'
import { derived, findOtherArea, readEnglish } from './readTranslation.mjs'

/** @typedef {import('./readTranslation.mjs').Translation} Translation */
/** @typedef {{ readonly file: string, readonly text: string }} File */

/**
 * Returns what is wrong with the texts of a translation, by their paths, and without faults the source files of the language.
 *
 * @param {Translation} translation
 * @returns {Promise<{ faults: string[], files: File[] }>}
 */
export async function compileTranslation(translation) {
  const { code, reviewedByNativeSpeaker, sameAsEnglish, texts } = translation
  const english = await readEnglish()
  const { english: name, script, tag, isRightToLeft } = describeLanguage(code)
  const rules = { tag, script, isRightToLeft, sameAsEnglish }
  /** @type {Set<string>} */
  const same = new Set()
  const faults = areas.flatMap(({ folder, area }) => {
    const own = keepOwn(english.get(area), area)
    const found = findCopyFaults(own, texts[area], rules)
    for (const text of found.same) same.add(text)
    const isolates = isRightToLeft && folder.startsWith('packages/') ? findBareIsolates(texts[area]) : []
    return [...found.faults, ...isolates].map((fault) => `${area}.${fault}`)
  })
  for (const text of sameAsEnglish)
    if (!same.has(text)) faults.push(`sameAsEnglish: no text is equal to the English “${text}”`)
  if (!/^(?:no|yes, .+)$/.test(reviewedByNativeSpeaker))
    faults.push('reviewedByNativeSpeaker: must be "no", or "yes, " and the name of who did')
  if (faults.length > 0) return { faults, files: [] }
  return {
    faults,
    files: [
      ...areas.map(toFile),
      {
        file: `scripts/locale/sameAsEnglish/${code}.json`,
        text: `${JSON.stringify(sameAsEnglish, null, 2)}\n`,
      },
    ],
  }

  /** The texts of an area without those of other areas, and without what no translator writes. @param {unknown} value @param {string} area @returns {unknown} */
  function keepOwn(value, area) {
    if (typeof value !== 'object' || value === null || isPlural(value)) return value
    if (Array.isArray(value)) return value.map((inner) => keepOwn(inner, area))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        derived.test(key) || findOtherArea(inner, area, english) ? [] : [[key, keepOwn(inner, area)]],
      ),
    )
  }

  /** @param {(typeof areas)[number]} area @returns {File} */
  function toFile({ folder, area, english: source, name: exported }) {
    /** The other areas whose texts it contains. @type {Set<string>} */
    const used = new Set()
    const value = toCode(english.get(area), texts[area], '')
    const original = readFileSync(join(root, folder, `${source}.ts`), 'utf8')
    const type = new RegExp(`export const ${exported}: (\\w+)`).exec(original)?.[1] ?? ''
    const module = new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '\\./(\\w+)\\.js'`).exec(
      original,
    )?.[1]
    const summary = /^\/\*\*\s+(?:\* )?(.*?)(?: \*\/)?$/m.exec(original)?.[1] ?? ''
    const imports = [...used].sort().map((other) => `import { ${other} } from './${other}.js'\n`)
    return {
      file: `${folder}/languages/${code}/${area}.ts`,
      text: `// Reviewed by a native speaker: ${reviewedByNativeSpeaker}
import type { ${type} } from '../../${module}.js'
${imports.join('')}
/** ${summary.replace('English', name)} */
export const ${area}: ${type} = ${value}
`,
    }

    /** @param {unknown} model @param {unknown} text @param {string} key @returns {string} */
    function toCode(model, text, key) {
      const other = findOtherArea(model, area, english)
      const loaded = typeof model === 'function' ? key.replace(/^load/, '').toLowerCase() : other
      if (loaded) used.add(loaded)
      if (typeof model === 'function') return `async () => ${loaded}`
      if (other) return other
      if (derived.test(key))
        return quote(key === 'lang' || key === 'locale' ? tag : isRightToLeft ? 'rtl' : 'ltr')
      if (typeof text === 'string') return quote(text)
      if (Array.isArray(model))
        return `[${model.map((inner, index) => toCode(inner, Reflect.get(Object(text), index), key)).join(', ')}]`
      const keys = isPlural(model) ? Object.keys(Object(text)) : [...listKeys(model, text)]
      return `{ ${keys
        .map(
          (inner) =>
            `${quote(inner)}: ${toCode(Reflect.get(Object(model), inner), Reflect.get(Object(text), inner), inner)}`,
        )
        .join(', ')} }`
    }
  }
}

/** The keys in the order of English, then the optional ones of the language. @param {unknown} model @param {unknown} text */
function listKeys(model, text) {
  const own = Object.keys(Object(text))
  const keys = Object.entries(Object(model)).filter(
    ([key, inner]) =>
      own.includes(key) || derived.test(key) || typeof inner === 'function' || typeof inner === 'object',
  )
  return new Set([...keys.map(([key]) => key), ...own])
}

/** Marks of direction cannot be seen: they are written as escapes. @param {string} text */
const quote = (text) =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\u2068/g, '\\u2068')
    .replace(/\u2069/g, '\\u2069')}'`

/**
 * Writes the source files of a language.
 *
 * @param {readonly File[]} files
 * @param {string} to The root of the repository, into which they are written.
 */
export function writeFiles(files, to = root) {
  for (const { file, text } of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), text)
  }
}
