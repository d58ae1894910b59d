// Justification: tsc does the work; this checks all projects as one program, and finds files that no project includes.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const cache = 'node_modules/.cache/types'

/**
 * Type-checks the files of every project (the root, each package, each app; `.test-d.ts` files are part of them), and finds
 * TypeScript files that no project includes.
 *
 * All files are one program, with the options of the root and the ambient types of all projects. As programs of their own, the
 * projects check the packages that they import again: twice the time. What only one project has, such as the ambient types of
 * Node, is visible to the others here; the build checks the sources of each published package with its own options.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function check(root) {
  const projects = await Promise.all(listProjects(root).map((project) => readProject(root, project)))
  const included = new Set(projects.flatMap(({ files }) => files))
  const types = [...new Set(projects.flatMap((project) => project.types))]
  const sources = [
    ...listFiles(root, ['packages', 'apps'], /\.tsx?$/),
    ...listFiles(root, ['scripts', 'tools']),
  ]
  const missed = sources.filter((file) => !included.has(resolve(root, file)))
  return [
    ...(await typecheck(root, { files: [...included].sort(), types })),
    ...missed.map((file) => ({ file, message: 'no tsconfig.json includes it' })),
  ]
}

/** @param {string} root @returns {string[]} The paths of the projects' configurations. */
function listProjects(root) {
  const folders = ['packages', 'apps'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => `${group}/${name}`) : [],
  )
  return ['.', ...folders].flatMap((folder) => {
    if (!existsSync(join(root, folder, 'tsconfig.json'))) return []
    const names = readdirSync(join(root, folder)).filter((name) =>
      /^tsconfig(\.(?!build|base)[^.]+)?\.json$/.test(name),
    )
    return names.map((name) => join(folder, name))
  })
}

/**
 * Reads the files and the ambient types of a project. The types are paths if the root does not have them: a package name is
 * resolved from the project that names it.
 *
 * @param {string} root
 * @param {string} project
 * @returns {Promise<{ files: string[], types: string[] }>}
 */
async function readProject(root, project) {
  const { output } = await runTsc(root, ['--showConfig', '-p', project])
  const { files = [], compilerOptions = {} } = JSON.parse(output)
  const folder = realpathSync(join(root, dirname(project)))
  return {
    files: files.map((/** @type {string} */ file) => resolve(folder, file)),
    types: (compilerOptions.types ?? []).map((/** @type {string} */ name) =>
      name.includes('/') ? resolve(folder, 'node_modules', `${name}.d.ts`) : name,
    ),
  }
}

/**
 * @param {string} root
 * @param {{ files: readonly string[], types: readonly string[] }} program
 * @returns {Promise<Violation[]>}
 */
async function typecheck(root, { files, types }) {
  const config = join(root, cache, 'tsconfig.json')
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve(root, 'tsconfig.json'),
      // Only changed files and what depends on them are checked again.
      compilerOptions: { types, noEmit: true, incremental: true, tsBuildInfoFile: './program.tsbuildinfo' },
      files,
      include: [],
    }),
  )
  const { output, code } = await runTsc(root, ['--pretty', 'false', '-p', config])
  const errors = output.split('\n').filter(Boolean)
  if (code !== 0 && errors.length === 0) errors.push('tsc failed')
  return errors.map((message) => ({ file: 'tsc', message }))
}

/**
 * @param {string} root
 * @param {readonly string[]} flags
 * @returns {Promise<{ output: string, code: number }>}
 */
function runTsc(root, flags) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, ...flags], { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error && typeof error.code !== 'number') return reject(error)
      resolve({ output: stdout, code: Number(error?.code ?? 0) })
    })
  })
}

await runAsScript(import.meta.url, check)
