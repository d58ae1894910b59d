// Justification: no tool tells whether the packages cause warnings in the bundlers of apps.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build as buildWith } from 'esbuild'
import { rollup } from 'rollup'
import { build, createLogger } from 'vite'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/** Optional packages: an app that does not use them must build without them. The apps below need the SDK, and not `@solana/web3.js`. */
const notInstalled = ['@solana/web3.js']
const external = ['@walletconnect/universal-provider']

/**
 * Builds the apps of `interop/bundlers` from the packages' builds with the bundlers of the workspace, and reports what they warn of. Rollup
 * is the bundler of Vite 7, Vite 6 and Astro. `pnpm interop bundlers` builds the apps with more bundlers, outside the workspace.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} [apps] The code of each app, by its name.
 * @returns {Promise<Violation[]>}
 */
export async function check(root, apps = readApps(root)) {
  const folder = join(resolve(root), 'apps/playground')
  /** @type {Violation[]} */
  const violations = []
  for (const [app, code] of Object.entries(apps))
    for (const [name, getWarnings] of Object.entries(bundlers))
      for (const message of await getWarnings(folder, code).catch(toMessages))
        violations.push({ file: `${name} (${app})`, message })
  return violations
}

const bundlers = { esbuild: buildWithEsbuild, Rollup: buildWithRollup, Vite: buildWithVite }

/** A build that fails is worse than a warning. @param {Error} error */
const toMessages = ({ message }) => [message]

/** @param {string} root */
function readApps(root) {
  const read = (/** @type {string} */ name) =>
    readFileSync(join(root, 'interop/bundlers/apps', `${name}.js`), 'utf8')
  return { readme: read('readme'), everything: read('everything'), html: read('html') }
}

/** @param {string} folder @param {string} code */
async function buildWithEsbuild(folder, code) {
  /** @type {import('esbuild').Plugin} */
  const packages = {
    name: 'packages',
    setup({ onResolve }) {
      onResolve({ filter: /^@/ }, ({ path }) =>
        notInstalled.includes(path) ? { errors: [{ text: `Could not resolve "${path}"` }] } : undefined,
      )
    },
  }
  const { warnings } = await buildWith({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'app.js' },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
    external,
    plugins: [packages],
  })
  return warnings.map(({ text }) => text)
}

const app = '\0app.js'

/** The module that a bundler starts with. @param {string} code */
const createAppPlugin = (code) => ({
  name: 'app',
  /** @param {string} id */
  resolveId(id) {
    return id === 'app' ? app : undefined
  },
  /** @param {string} id */
  load: (id) => (id === app ? code : undefined),
})

/** @param {string} folder @param {string} code */
async function buildWithRollup(folder, code) {
  /** @type {string[]} */
  const warnings = []
  const bundle = await rollup({
    input: 'app',
    preserveEntrySignatures: 'strict',
    plugins: [
      createAppPlugin(code),
      {
        name: 'packages',
        resolveId(id, importer) {
          // Rollup then warns that it cannot resolve the import.
          if (notInstalled.includes(id)) return null
          const isOwn = id.startsWith('.') || id.startsWith('@latchkit/')
          if (!isOwn || !importer) return { id, external: true }
          const path = createRequire(importer === app ? join(folder, 'app.js') : importer).resolve(id)
          return { id: path, moduleSideEffects: false }
        },
      },
    ],
    onwarn: ({ message }) => void warnings.push(message),
  })
  await bundle.generate({ format: 'es' })
  return warnings
}

/** Vite replaces optional packages that are not installed, so it does not see whether they are. @param {string} folder @param {string} code */
async function buildWithVite(folder, code) {
  /** @type {string[]} */
  const warnings = []
  const addWarning = (/** @type {string} */ message) => void warnings.push(message)
  await build({
    root: folder,
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: addWarning, warnOnce: addWarning },
    plugins: [{ ...createAppPlugin(code), enforce: 'pre' }],
    build: {
      write: false,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: 'app', preserveEntrySignatures: 'strict', external },
    },
  })
  return warnings
}

await runAsScript(import.meta.url, (root) => check(root))
