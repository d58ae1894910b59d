import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLanguages, root } from './areas.mjs'
import { describeLanguage, toVariableName } from './locales.mjs'

/** Writes the files that list the languages: the exports of the packages, their tables, and the tests of the exports. */
export function wire() {
  const codes = listLanguages().complete
  const capitalized = (/** @type {string} */ name) => name.replace(/^./, (letter) => letter.toUpperCase())
  /** @type {Record<string, string>} */
  const files = {
    'packages/ui/src/copy/languageCodes.ts': `/** The languages of the kit, as BCP 47 tags. \`pnpm locale wire\` writes this list. */
export const languageCodes = [${['en', ...codes].map((code) => `'${code}'`).join(', ')}] as const

/** A language of the kit. */
export type LanguageCode = (typeof languageCodes)[number]
`,
    'apps/login-frame/src/page/language/frameLanguages.ts': `import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Copy } from '../copy/Copy.js'
import { en } from '../copy/en.js'
import type { PageCopy } from '../copy/PageCopy.js'
import { pageEn } from '../copy/pageEn.js'

/** A language of the frame. English is in the first chunk: it is the language of an error before another one is loaded. */
type FrameLanguage = {
  readonly loadFrame: () => Promise<Copy>
  readonly loadPage: () => Promise<PageCopy>
}

/** The languages of the frame. \`pnpm locale wire\` writes this list. */
export const frameLanguages: Readonly<Record<LanguageCode, FrameLanguage>> = {
  en: { loadFrame: async () => en, loadPage: async () => pageEn },
${codes
  .map(
    (code) => `  ${quoted(code)}: {
    loadFrame: () => import('../copy/languages/${code}/frame.js').then((chunk) => chunk.frame),
    loadPage: () => import('../copy/languages/${code}/page.js').then((chunk) => chunk.page),
  },
`,
  )
  .join('')}}
`,
    'packages/react/src/locales/loaders.ts': `import type { LanguageCode } from '@latchkit/ui/copy/languages'
import type { Locale } from './Locale.js'

/** Loads each language of the kit: its texts are one chunk. \`pnpm locale wire\` writes this list. */
export const loaders: Readonly<Record<LanguageCode, () => Promise<Locale>>> = {
${['en', ...codes]
  .map(
    (code) =>
      `  ${quoted(code)}: () => import('./${code}.js').then((chunk) => chunk.${toVariableName(code)}),\n`,
  )
  .join('')}}
`,
  }
  for (const code of codes) {
    const name = toVariableName(code)
    const { english, isRightToLeft } = describeLanguage(code)
    files[`packages/ui/src/exports/copy/${code}.ts`] =
      `export { account as account${capitalized(name)} } from '../../copy/languages/${code}/account.js'
export { modal as ${name} } from '../../copy/languages/${code}/modal.js'
`
    files[`packages/ui/src/exports/copy/buttons-${code}.ts`] =
      `export { buttons as buttons${capitalized(name)} } from '../../copy/languages/${code}/buttons.js'\n`
    files[`packages/react/src/exports/locales/${code}.ts`] =
      `export { ${name} } from '../../locales/${code}.js'\n`
    files[`packages/react/src/locales/${code}.ts`] =
      `import { buttons${capitalized(name)} } from '@latchkit/ui/copy/buttons-${code}'
import type { Locale } from './Locale.js'

/** The locale of ${english}${isRightToLeft ? ', right-to-left' : ''}. */
export const ${name}: Locale = {
  buttons: buttons${capitalized(name)},
  load: () => import('@latchkit/ui/copy/${code}').then((chunk) => chunk.${name}),
}
`
  }
  files['packages/ui/.storybook/translations.ts'] = `${codes
    .map((code) => {
      const name = toVariableName(code)
      return `import { account${capitalized(name)}, ${name} } from '../src/exports/copy/${code}.js'\n`
    })
    .join('')}import type { LanguageCode } from '../src/copy/languageCodes.js'

/** The languages of the stories, besides English. \`pnpm locale wire\` writes this list. */
export const translations = {
${codes
  .map((code) => {
    const name = toVariableName(code)
    return `  ${quoted(code)}: { ...${name}, ...account${capitalized(name)} },\n`
  })
  .join('')}} as const satisfies Record<Exclude<LanguageCode, 'en'>, unknown>
`
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  writeGuide(codes)
  execFileSync('pnpm', ['exec', 'biome', 'check', '--write', '--colors=off', ...Object.keys(files)], {
    cwd: root,
    stdio: 'inherit',
  })
}

/** Writes the list of languages into the guide. @param {readonly string[]} codes */
function writeGuide(codes) {
  const guide = join(root, 'apps/docs/src/content/docs/guides/languages.md')
  const rows = codes.map((code) => {
    const source = readFileSync(join(root, `packages/ui/src/copy/languages/${code}/modal.ts`), 'utf8')
    const [, reviewed] = /^\/\/ Reviewed by a native speaker: (.*)/.exec(source) ?? []
    const { english, name } = describeLanguage(code)
    return `| \`${code}\` | ${english}, ${name} | ${reviewed} |\n`
  })
  const text = readFileSync(guide, 'utf8')
  writeFileSync(
    guide,
    text.replace(/(\| `en` .*\n)(?:\|.*\n)*/, (_, first) => `${first}${rows.join('')}`),
  )
}

/** Returns a language tag as the name of a property. @param {string} code */
const quoted = (code) => (code.includes('-') ? `'${code}'` : code)
