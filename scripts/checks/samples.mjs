// Justification: tsc reads neither Markdown nor TSDoc; this extracts the code and runs tsc.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runAsScript } from './report.mjs'
import { isStory, isTest, readSources } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * A code sample in the documentation.
 *
 * @typedef {object} Sample
 * @property {string} file
 * @property {number} line Of its first line.
 * @property {string} code
 * @property {'ts' | 'tsx'} language
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
  const samples = [...markdownSamples(root), ...exampleSamples(root)]
  // The playground depends on every package, so the imports of a sample resolve from there.
  const base = existsSync(join(root, 'apps/playground')) ? join(root, 'apps/playground') : root
  const folder = join(base, 'node_modules/.samples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const names = samples.map(({ language }, index) => `sample${index}.${language}`)
    for (const [index, { code }] of samples.entries())
      writeFileSync(join(folder, names[index] ?? ''), `${code}\nexport {}\n`)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }))
    return samples.length === 0 ? [] : (await errors(folder)).flatMap((error) => toViolation(samples, error))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
    )
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      fences(readFileSync(join(root, file), 'utf8')).map((fence) => ({ ...fence, file, whole: true })),
    )
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
  return [...markdown.matchAll(/^```(tsx?)[^\n]*\n([\s\S]*?)^```/gm)].map((match) => ({
    language: /** @type {'ts' | 'tsx'} */ (match[1]),
    code: match[2] ?? '',
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

/** @param {Sample[]} samples @param {string} error @returns {Violation[]} */
function toViolation(samples, error) {
  const match = error.match(/^sample(\d+)\.tsx?\((\d+),\d+\): (.*)$/)
  const sample = samples[Number(match?.[1])]
  // The indented lines after an error explain it.
  if (!match || !sample) return error.startsWith(' ') ? [] : [{ file: 'the samples', message: error }]
  if (!sample.whole && unknownName.test(error)) return []
  return [{ file: sample.file, line: sample.line + Number(match[2]) - 1, message: match[3] ?? '' }]
}

await runAsScript(import.meta.url, check)
