import { execFileSync } from 'node:child_process'
import { root } from './locale/areas.mjs'
import { locales } from './locale/locales.mjs'
import { wire } from './locale/wire.mjs'
import { writeSkeleton } from './locale/writeSkeleton.mjs'

const usage = `pnpm locale new <code>    writes the files of a language with the English texts
pnpm locale check <code>  checks the texts of a language, or without a code of all languages
pnpm locale wire          writes the lists and exports of all languages that have their files`

const [command, code] = process.argv.slice(2)

if (command === 'new' && code) {
  if (!locales[code]) {
    console.error(
      `"${code}" must be in scripts/locale/locales.mjs: add its name, its English name and its script.`,
    )
    process.exit(1)
  }
  const files = writeSkeleton(code)
  console.log(`${files.map((file) => `+ ${file}`).join('\n')}

Translate the texts of these files. Keep the keys, and the placeholders such as {wallet}.
- Plural texts have the forms of the language: ${new Intl.PluralRules(code).resolvedOptions().pluralCategories.join(', ')}.
- List a text that is the same as in English in scripts/locale/sameAsEnglish/${code}.json.
Then run:
  pnpm locale check ${code}   until it finds nothing
  pnpm locale wire          so that apps can select the language
  pnpm check types`)
} else if (command === 'check') {
  const filter = code ? ['-t', `^${code.replace(/[^\w-]/g, '')} `] : []
  run('vitest', ['run', '--project', 'node', 'scripts/locale/languages.test.mjs', ...filter])
} else if (command === 'wire') {
  wire()
} else {
  console.error(usage)
  process.exit(1)
}

/** Runs a tool of this repository. Ends with its code if it fails. @param {string} tool @param {string[]} values */
function run(tool, values) {
  try {
    execFileSync('pnpm', ['exec', tool, ...values], { cwd: root, stdio: 'inherit' })
  } catch {
    process.exit(1)
  }
}
