// Justification: tsc reads neither Markdown nor TSDoc; this extracts the code and runs tsc.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runAsScript } from './report.mjs'
import { isStory, isTest, listFiles, readSources } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * A code sample in the documentation.
 *
 * @typedef {object} Sample
 * @property {string} file
 * @property {number} line Of its first line.
 * @property {string} code
 * @property {'ts' | 'tsx'} language
 * @property {string} [title] The path of the file, in an app.
 * @property {boolean} whole Whether it must be complete. An `@example` may use undeclared names (`kit`).
 */

const require = createRequire(import.meta.url)
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
const unknownName = /error TS(2304|2552|18004):/

/**
 * Type-checks the code in the documentation against the packages: every `ts` and `tsx` block of the Markdown files,
 * and every `@example` of `packages/*`.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function check(root) {
  const samples = listSamples(root)
  if (samples.length === 0) return []
  const { folder, names } = writeSamples(root, '.samples', samples)
  try {
    return (await errors(folder)).flatMap((error) => toViolation(samples, names, error))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} root @returns {Sample[]} */
export function listSamples(root) {
  return [...markdownSamples(root), ...exampleSamples(root)]
}

/**
 * Writes samples as the files of a TypeScript project in which their imports resolve, and returns its folder, and the name of the file
 * of each sample.
 *
 * @param {string} root @param {string} name Of the folder. @param {readonly Sample[]} samples
 */
export function writeSamples(root, name, samples) {
  // The playground depends on every package, so the imports of a sample resolve from there.
  const base = existsSync(join(root, 'apps/playground')) ? join(root, 'apps/playground') : root
  const folder = join(base, 'node_modules', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names = toNames(samples)
  for (const [index, { code }] of samples.entries()) {
    const path = join(folder, names[index] ?? '')
    mkdirSync(dirname(path), { recursive: true })
    copyEarlierVersion(folder, names[index] ?? '')
    writeFileSync(path, `${code}\nexport {}\n`)
  }
  writeFileSync(join(folder, 'foreign.d.ts'), foreignModules)
  const files = ['foreign.d.ts', ...names]
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  return { folder, names }
}

/**
 * Returns the names of the samples' files. Samples of a page with a title (`title="app/page.tsx"`) are files of one app, which import each
 * other. A title that a page repeats is a later version of the file, in a copy of the app.
 *
 * @param {readonly Sample[]} samples
 */
function toNames(samples) {
  /** @type {Map<string, { version: number, titles: Set<string> }>} */
  const apps = new Map()
  return samples.map(({ file, title, language }, index) => {
    if (!title) return `sample${index}.${language}`
    const app = apps.get(file) ?? { version: 0, titles: new Set() }
    const next = app.titles.has(title) ? { ...app, version: app.version + 1 } : app
    next.titles.add(title)
    apps.set(file, next)
    return `${file.replaceAll(/\W/g, '-')}@${next.version}/${title}`
  })
}

/**
 * Copies the files of the version before into a new version of an app.
 *
 * @param {string} folder @param {string} name Of the first file of the version.
 */
function copyEarlierVersion(folder, name) {
  const [, app, version] = /^([^/]+)@(\d+)\//.exec(name) ?? []
  const earlier = join(folder, `${app}@${Number(version) - 1}`)
  const copied = join(folder, `${app}@${version}`, '.copied')
  if (app === undefined || Number(version) === 0 || existsSync(copied)) return
  cpSync(earlier, join(folder, `${app}@${version}`), { recursive: true })
  writeFileSync(copied, '')
}

/** Frameworks that are not in the workspace. `pnpm interop start` compiles the samples with them. */
const foreignModules = `
declare module 'next/headers'
declare module 'react-router'
declare module '*.vue' {
  const component: import('vue').Component
  export default component
}
`

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  customConditions: ['@latchkit/source'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  noEmit: true,
}

/** @param {string} root @returns {Sample[]} */
function markdownSamples(root) {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')) : []
  const folders = ['.', ...packages.map((name) => `packages/${name}`)]
  const readmes = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
    )
    .filter((file) => file.endsWith('.md'))
  return [...readmes, ...listPages(root)].flatMap((file) =>
    fences(readFileSync(join(root, file), 'utf8')).map((fence) => ({ ...fence, file, whole: true })),
  )
}

/** @param {string} root Lists the pages of the documentation, without those that are generated from `@example`s. */
function listPages(root) {
  const folder = 'apps/docs/src/content/docs'
  return listFiles(root, [folder], /\.mdx?$/).filter((file) => !file.startsWith(`${folder}/reference/`))
}

/** @param {string} root @returns {Sample[]} */
function exampleSamples(root) {
  return readSources(root, ['packages'])
    .filter(({ file }) => file.includes('/src/') && !isTest(file) && !isStory(file))
    .flatMap(({ file, comments, lineAt }) =>
      comments.flatMap(({ type, value, start }) => {
        if (type !== 'Block' || !value.includes('@example')) return []
        const text = value.replace(/^[ \t]*\* ?/gm, '')
        const before = text.slice(0, text.indexOf('@example')).split('\n').length - 1
        const code = text.slice(text.indexOf('@example') + '@example'.length).replace(/\n@\w[\s\S]*$/, '')
        const line = lineAt(start) + before
        const fenced = fences(code).map((fence) => ({ ...fence, line: line + fence.line - 1 }))
        const plain = {
          code,
          line,
          language: languageOf(code),
        }
        return (fenced.length > 0 ? fenced : [plain]).map((sample) => ({ ...sample, file, whole: false }))
      }),
    )
}

/** @param {string} code @returns {'ts' | 'tsx'} */
const languageOf = (code) => (/<\/|\/>/.test(code) ? 'tsx' : 'ts')

/** @param {string} markdown */
function fences(markdown) {
  return [...markdown.matchAll(/^```(tsx?)([^\n]*)\n([\s\S]*?)^```/gm)].map((match) => ({
    language: /** @type {'ts' | 'tsx'} */ (match[1]),
    title: match[2]?.match(/title="([^"]+)"/)?.[1] ?? '',
    code: match[3] ?? '',
    line: markdown.slice(0, match.index).split('\n').length + 1,
  }))
}

/** @param {string} folder @returns {Promise<string[]>} */
function errors(folder) {
  return new Promise((resolve) => {
    const flags = [tsc, '--pretty', 'false', '-p', join(folder, 'tsconfig.json')]
    execFile(process.execPath, flags, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) => {
      const lines = stdout.split('\n').filter(Boolean)
      resolve(error && lines.length === 0 ? [error.message] : lines)
    })
  })
}

/** @param {Sample[]} samples @param {string[]} names @param {string} error @returns {Violation[]} */
function toViolation(samples, names, error) {
  const match = error.match(/^(\S+)\((\d+),\d+\): (.*)$/)
  const sample = samples[names.indexOf(match?.[1] ?? '')]
  // The indented lines after an error explain it.
  if (!match || !sample) return error.startsWith(' ') ? [] : [{ file: 'the samples', message: error }]
  if (!sample.whole && unknownName.test(error)) return []
  return [{ file: sample.file, line: sample.line + Number(match[2]) - 1, message: match[3] ?? '' }]
}

await runAsScript(import.meta.url, check)
