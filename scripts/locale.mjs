import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from './locale/areas.mjs'
import { measureLocales } from './locale/measureLocales.mjs'
import { readTranslation } from './locale/readTranslation.mjs'
import { wire } from './locale/wire.mjs'
import { compileTranslation, writeFiles } from './locale/writeTranslation.mjs'

const usage = `pnpm locale new <code>        writes <code>.json with all texts: the English ones, or those of the language
pnpm locale add <code>.json   checks the texts, and adds the language to the packages, or replaces its texts
pnpm locale check <code>      checks the texts of a language, or without a code of all languages
pnpm locale wire              writes the lists and exports of all languages
pnpm locale sizes             prints what a user of each language downloads, from the build`

const [command, value] = process.argv.slice(2)

if (command === 'new' && value) {
  const file = `${value}.json`
  if (existsSync(file)) fail(`${file} exists: add it, or remove it.`)
  writeFileSync(file, `${toJson(await readTranslation(value))}\n`)
  console.log(`+ ${file}

Translate its texts. Keep the keys, and the placeholders such as {wallet}.
- A plural text has each form of the language.
- List a text that is equal to the English one under "sameAsEnglish".
- If it is your mother tongue, write "yes, " and your name at "reviewedByNativeSpeaker".
Then run: pnpm locale add ${file}`)
} else if (command === 'add' && value) {
  /** @type {import('./locale/readTranslation.mjs').Translation} */
  const translation = JSON.parse(readFileSync(value, 'utf8'))
  if (`${translation.code}.json` !== basename(value))
    fail(`${value}: "code" must be the name of the file, got "${translation.code}".`)
  const { faults, files } = await compileTranslation(translation)
  if (faults.length > 0) fail(`${faults.join('\n')}\n\n${faults.length} faults: nothing was written.`)
  writeFiles(files)
  wire()
  run('biome', ['check', '--write', '--colors=off', ...files.map(({ file }) => file)])
  run('vitest', ['run', '--project', 'node', 'scripts/locale'])
  console.log(`${translation.code} is a language of the kit. npm test measures each view in it.`)
} else if (command === 'check') {
  const filter = value ? ['-t', `^${value.replace(/[^\w-]/g, '')} `] : []
  run('vitest', ['run', '--project', 'node', 'scripts/locale/languages.test.mjs', ...filter])
} else if (command === 'wire') {
  wire()
} else if (command === 'sizes') {
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
  console.log('| language | buttons | modal | login frame |\n|---|---|---|---|')
  for (const { code, buttons, modal, frame } of await measureLocales())
    console.log(`| \`${code}\` | ${kB(buttons)} | ${kB(modal)} | ${kB(frame)} |`)
} else {
  fail(usage)
}

/** The marks of direction cannot be seen: they are written as escapes. @param {unknown} value */
function toJson(value) {
  return JSON.stringify(value, null, 2).replace(/[\u2068\u2069]/g, (mark) =>
    mark === '\u2068' ? '\\u2068' : '\\u2069',
  )
}

/** Runs a tool of this repository. Ends with its code if it fails. @param {string} tool @param {string[]} values */
function run(tool, values) {
  try {
    execFileSync('pnpm', ['exec', tool, ...values], { cwd: root, stdio: 'inherit' })
  } catch {
    process.exit(1)
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  // A long list of faults is written as a whole before the process ends.
  writeFileSync(process.stderr.fd, `${message}\n`)
  process.exit(1)
}
