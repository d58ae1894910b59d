import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areas, root } from './areas.mjs'
import { locales } from './locales.mjs'

/**
 * Writes the files of a language with the English texts, for the translator to replace. Files that exist are kept.
 *
 * @param {string} code
 * @param {string} to The root of the repository, into which the files are written.
 * @returns {string[]} The files written.
 */
export function writeSkeleton(code, to = root) {
  const { english = code, tag = code, isRightToLeft } = locales[code] ?? {}
  return areas.flatMap((area) => {
    const file = `${area.folder}/languages/${code}/${area.area}.ts`
    if (existsSync(join(to, file))) return []
    const source = readFileSync(join(root, area.folder, `${area.english}.ts`), 'utf8')
    mkdirSync(dirname(join(to, file)), { recursive: true })
    writeFileSync(join(to, file), toSkeleton(source))
    return [file]
  })

  /** @param {string} source */
  function toSkeleton(source) {
    let text = source
      .replace(/'\.\/(\w*Copy|texts)\.js'/g, "'../../$1.js'")
      .replace(/^( {2}(?:lang|locale): )'en'/gm, `$1'${tag}'`)
      .replace(/English/g, english)
      // The example of the English texts stands there only.
      .replace(/\/\*\*\n \* (The copy .*)\n[\s\S]*?\*\//, '/** $1 */')
    if (isRightToLeft)
      text = text
        .replace(/(dir|direction): 'ltr'/, "$1: 'rtl'")
        .replace(/\{(?!terms|privacy)\w+\}/g, '\\u2068$&\\u2069')
    for (const { english: name, area } of areas)
      if (name !== 'en') text = text.replace(new RegExp(`\\b(?:${area}: )?${name}\\b`, 'g'), area)
    return `// Reviewed by a native speaker: no\n${text
      .replace('export const en: Copy', `export const ${/loadAccount/.test(text) ? 'modal' : 'frame'}: Copy`)
      .replace(
        /^ {2}load(Messages|Account): .*\n/gm,
        (_, name) => `  load${name}: async () => ${name.toLowerCase()},\n`,
      )
      .replace(
        /^(import type \{ Copy \} from '..\/..\/Copy.js'\n)(?=[\s\S]*loadAccount)/,
        "$1import { account } from './account.js'\nimport { messages } from './messages.js'\n",
      )}`
  }
}
