// Justification: tsc does the work; this runs it for each project, and finds files that no project includes.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/**
 * Type-checks every project (the root, each package, each app; `.test-d.ts` files are part of them), and finds
 * TypeScript files that no project includes.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function check(root) {
  const waiting = projects(root)
  /** @type {Awaited<ReturnType<typeof typecheck>>[]} */
  const results = []
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      results.push(await typecheck(root, project))
  }
  // At most one compiler per core.
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  const checked = new Set(results.flatMap(({ files }) => files))
  const sources = [
    ...listFiles(root, ['packages', 'apps'], /\.tsx?$/),
    ...listFiles(root, ['scripts', 'tools']),
  ]
  const missed = sources.filter((file) => !checked.has(realpathSync(join(root, file))))
  return [
    ...results.flatMap(({ errors }) => errors),
    ...missed.map((file) => ({ file, message: 'no tsconfig.json includes it' })),
  ]
}

/** @param {string} root @returns {string[]} */
function projects(root) {
  const folders = ['packages', 'apps'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => `${group}/${name}`) : [],
  )
  return ['.', ...folders].flatMap((folder) => {
    if (!existsSync(join(root, folder, 'tsconfig.json'))) return []
    const names = readdirSync(join(root, folder)).filter((name) =>
      /^tsconfig(\.(?!build|base)[^.]+)?\.json$/.test(name),
    )
    return names.map((name) => `${folder}/${name}`)
  })
}

/**
 * @param {string} root
 * @param {string} project
 * @returns {Promise<{ files: string[], errors: Violation[] }>}
 */
function typecheck(root, project) {
  // Only changed files and what depends on them are checked again.
  const cache = join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const incremental = ['--incremental', '--tsBuildInfoFile', cache]
  const flags = ['--noEmit', '--pretty', 'false', '--listFiles', ...incremental, '-p', project]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, ...flags], { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error && typeof error.code !== 'number') return reject(error)
      const lines = stdout.split('\n').filter(Boolean)
      const isFile = (/** @type {string} */ line) => existsSync(line)
      const errors = lines.filter((line) => !isFile(line)).map((message) => ({ file: project, message }))
      const failed = error ? [{ file: project, message: 'tsc failed' }] : []
      resolve({
        files: lines.filter(isFile).map((path) => realpathSync(path)),
        errors: errors.length ? errors : failed,
      })
    })
  })
}

await runAsScript(import.meta.url, check)
