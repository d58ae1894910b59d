// Justification: publint and attw do the work; this packs each package, runs both, and compares the files.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packAll, publishedPackages } from './pack.mjs'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */
/** @typedef {import('./pack.mjs').Packed} Packed */

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js')

/** The entries for the other packages: the exports of an entry, each on its own. Their types are those of the entry. */
const internalEntries = './modules/*'

/**
 * Packs every published package and checks the tarball: publint, are-the-types-wrong, its files, and whether server
 * components find each `"use client"`.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function check(root) {
  const into = mkdtempSync(join(tmpdir(), 'latchkit-pack-'))
  try {
    const published = publishedPackages(root)
    const packed = await packAll(root, into, published)
    const again = mkdtempSync(join(into, 'again-'))
    await packAll(root, again, published)
    const found = await Promise.all(
      packed.map((one) => {
        const isCommand = published.some(({ name, isCommand }) => name === one.name && isCommand)
        return checkPackage(root, into, one, isCommand)
      }),
    )
    const changed = packed
      .filter(({ tarball }) => !readFileSync(tarball).equals(readFileSync(join(again, basename(tarball)))))
      .map(({ folder: file }) => ({ file, message: 'packing twice gives different bytes' }))
    return [...found.flat(), ...changed]
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** @param {string} root @param {string} into @param {Packed} packed @param {boolean} isCommand @returns {Promise<Violation[]>} */
async function checkPackage(root, into, { folder, tarball }, isCommand) {
  const unpacked = mkdtempSync(join(into, 'unpacked-'))
  await run('tar', ['-xzf', tarball, '-C', unpacked])
  const content = join(unpacked, 'package')
  const messages = [
    ...contentProblems(content),
    ...metadataProblems(content, folder),
    ...(await publintProblems(content)),
    // Nothing imports a command.
    ...(isCommand
      ? []
      : [
          ...declarationProblems(content),
          ...directiveProblems(root, folder, content),
          ...(await attwProblems(tarball, patternEntries(content))),
        ]),
  ]
  return messages.map((message) => ({ file: folder, message }))
}

/** @param {string} content */
function listContent(content) {
  return /** @type {string[]} */ (readdirSync(content, { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  )
}

/** @param {string} content */
function contentProblems(content) {
  const files = listContent(content)
  // The scripts of an installed package do not run.
  const { scripts: _, ...manifest } = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'))
  const text = JSON.stringify(manifest)
  return [
    ...['LICENSE', 'README.md']
      .filter((file) => !files.includes(file))
      .map((file) => `the tarball does not contain ${file}`),
    ...files
      .filter((file) => /\.(test|test-d|stories|fixtures)\.|\.map$/.test(file))
      .map((file) => `the tarball must not contain ${file}`),
    ...['workspace:', 'catalog:', '@latchkit/source']
      .filter((word) => text.includes(word))
      .map((word) => `the packed package.json still contains ${word}`),
  ]
}

/** @param {string} content */
function declarationProblems(content) {
  const files = listContent(content)
  return files
    .filter(
      (file) =>
        file.startsWith('dist/') && file.endsWith('.js') && !files.includes(file.replace(/\.js$/, '.d.ts')),
    )
    .filter((file) => !/\.css\.js$|^dist\/(?:latchkit|(?:modules|public|react-server)\/)/.test(file))
    .map((file) => `${file} has no .d.ts in the same folder`)
}

/**
 * The registry's page shows these fields, and publishing with provenance compares the repository with the one of the release.
 *
 * @param {string} content @param {string} folder
 */
function metadataProblems(content, folder) {
  const manifest = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'))
  const { repository, publishConfig, sideEffects } = manifest
  return [
    ...['description', 'license', 'homepage', 'bugs', 'keywords']
      .filter((field) => !manifest[field]?.length)
      .map((field) => `package.json has no ${field}`),
    ...(repository?.directory === folder ? [] : [`repository.directory must be ${folder}`]),
    ...(publishConfig?.access === 'public' ? [] : ['publishConfig.access must be public']),
    ...(sideEffects === undefined ? ['package.json has no sideEffects'] : []),
  ]
}

/**
 * Server components must find no module of the client before one with `"use client"`, and bundlers no directive at all: Rollup warns of
 * each.
 *
 * @param {string} root @param {string} folder @param {string} content
 */
function directiveProblems(root, folder, content) {
  const isClient = (/** @type {string} */ path) => /^['"]use client['"]/.test(readFileSync(path, 'utf8'))
  const clientModules = listFiles(root, [`${folder}/src`])
    .filter((file) => isClient(join(root, file)))
    .map((file) => file.replace(`${folder}/src`, 'dist').replace(/\.tsx?$/, '.js'))
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} file */
  function visit(file) {
    if (found.has(file) || !existsSync(join(content, file))) return
    if (isClient(join(content, file))) return
    found.add(file)
    const text = readFileSync(join(content, file), 'utf8')
    for (const [, module = ''] of text.matchAll(/\bfrom\s*"(\.[^"]+)"/g)) visit(join(dirname(file), module))
  }
  getServerEntries(content).forEach(visit)
  const directives = /** @type {string[]} */ (readdirSync(join(content, 'dist'), { recursive: true }))
    .filter((file) => file.endsWith('.js') && !file.startsWith('react-server'))
    .filter((file) => isClient(join(content, 'dist', file)))
  return [
    ...clientModules.filter((file) => found.has(file)).map((file) => `${file} lost its "use client"`),
    ...directives.map((file) => `dist/${file} has a "use client", of which Rollup warns`),
  ]
}

/** Returns the modules that server components load for the entries. @param {string} content */
function getServerEntries(content) {
  /** @type {{ exports: Record<string, Record<string, string>> }} */
  const { exports } = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([name]) => name !== internalEntries)
    .flatMap(([name, conditions]) => {
      const target = (conditions['react-server'] ?? conditions.default ?? '').replace(/^\.\//, '')
      if (!target.endsWith('*.js')) return [target]
      const folder = dirname(target)
      return existsSync(join(content, folder))
        ? readdirSync(join(content, folder))
            .filter((file) => file.endsWith('.js'))
            // An exact entry goes before a pattern.
            .filter((file) => !(name.replace('*', file.slice(0, -'.js'.length)) in exports))
            .map((file) => `${folder}/${file}`)
        : []
    })
}

/** @param {string} content */
async function publintProblems(content) {
  const { messages, pkg } = await publint({ pkgDir: content, pack: false, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

/**
 * Returns the entries that the patterns of `exports` match, such as `views/connect`: are-the-types-wrong skips patterns.
 *
 * @param {string} content
 * @returns {string[]}
 */
function patternEntries(content) {
  const { exports } = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'))
  return Object.entries(exports ?? {})
    .filter(([entry]) => entry.includes('*') && entry !== internalEntries)
    .flatMap(([entry, { types }]) => {
      const [before, after] = types.split('*')
      return readdirSync(join(content, before))
        .filter((file) => file.endsWith(after))
        .map((file) => entry.slice('./'.length).replace('*', file.slice(0, -after.length)))
    })
}

/** @param {string} tarball @param {string[]} entries In addition to those that `exports` names. */
async function attwProblems(tarball, entries) {
  const included = entries.length > 0 ? ['--include-entrypoints', ...entries] : []
  try {
    await run(process.execPath, [
      attw,
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
      '--no-emoji',
      ...included,
    ])
    return []
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : String(error)
    return [`are-the-types-wrong:\n${output}`]
  }
}

await runAsScript(import.meta.url, check)
