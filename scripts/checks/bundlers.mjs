// Justification: no tool tells whether the packages cause warnings in the bundlers of apps.
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/** The app of the README, with remote wallets and an action. */
export const readmeApp = `
  import { wagmi } from '@latchkit/adapter-wagmi'
  import { ConnectButton, createLatchkit, LatchkitProvider, useLatchkitAccount } from '@latchkit/react'
  import { openModal } from '@latchkit/react/actions'
  import { base, mainnet } from '@latchkit/react/networks'
  import { walletConnect } from '@latchkit/react/walletconnect'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  const relay = walletConnect({ relayUrl: 'wss://relay.example.com' })
  const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base], adapters: [wagmi()], relay })
  const App = () => createElement('button', { onClick: () => openModal(kit) }, useLatchkitAccount()?.address)
  const children = [createElement(ConnectButton, { key: 1 }), createElement(App, { key: 2 })]
  createRoot(document.body).render(createElement(LatchkitProvider, { kit }, children))
`

/**
 * Builds an app from the packages' builds with each bundler, and reports what it warns of. Rollup is the bundler of Vite 7, Vite 6 and Astro.
 *
 * @param {string} root
 * @param {string} [code]
 * @returns {Promise<Violation[]>}
 */
export async function check(root, code = readmeApp) {
  const folder = join(resolve(root), 'apps/playground')
  const bundlers = { esbuild: buildWithEsbuild, Rollup: buildWithRollup, Vite: buildWithVite }
  const found = await Promise.all(
    Object.entries(bundlers).map(async ([name, getWarnings]) =>
      (await getWarnings(folder, code)).map((warning) => ({ file: name, message: warning })),
    ),
  )
  return found.flat()
}

/** @param {string} folder @param {string} code */
async function buildWithEsbuild(folder, code) {
  const { warnings } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'app.js' },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
    // It is optional: the apps that need it install it.
    external: ['@walletconnect/universal-provider'],
  })
  return warnings.map(({ text }) => text)
}

const app = '\0app.js'

/** The module that a bundler starts with. @param {string} folder @param {string} code */
const createAppPlugin = (folder, code) => ({
  name: 'app',
  /** @param {string} id */
  resolveId(id) {
    return id === 'app' ? app : undefined
  },
  /** @param {string} id */
  load: (id) => (id === app ? code : undefined),
  folder,
})

/** @param {string} folder @param {string} code */
async function buildWithRollup(folder, code) {
  /** @type {string[]} */
  const warnings = []
  const bundle = await rollup({
    input: 'app',
    plugins: [
      createAppPlugin(folder, code),
      {
        name: 'packages',
        resolveId(id, importer) {
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

/** @param {string} folder @param {string} code */
async function buildWithVite(folder, code) {
  const { resolve: find } = createRequire(join(folder, 'package.json'))
  /** @type {typeof import('vite')} */
  const vite = await import(pathToFileURL(find('vite')).href)
  /** @type {string[]} */
  const warnings = []
  const logger = vite.createLogger('silent')
  const addWarning = (/** @type {string} */ message) => void warnings.push(message)
  await vite.build({
    root: folder,
    configFile: false,
    customLogger: { ...logger, warn: addWarning, warnOnce: addWarning },
    plugins: [{ ...createAppPlugin(folder, code), enforce: 'pre' }],
    build: {
      write: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: 'app', external: ['@walletconnect/universal-provider'] },
    },
  })
  return warnings
}

await runAsScript(import.meta.url, (root) => check(root))
