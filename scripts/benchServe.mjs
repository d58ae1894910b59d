import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile } from 'vite'
import { startDevnet } from '../apps/devnet/src/exports/index.js'
import { startSite } from '../apps/playground/e2e/startSite.js'

// Builds the playground of one commit from the builds of its packages, as an app does, and serves it with a devnet until it is
// stopped. `benchCheckout.mjs` runs it as a process, and copies it into the checkout of an earlier commit: it imports only what
// earlier commits have.

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outDir = 'node_modules/.bench'
const react18Out = 'node_modules/.bench-react-18'
const frameOut = join(root, 'apps/login-frame', outDir)
process.env.NODE_ENV = 'production'
process.env.PLAYGROUND_OUT = outDir

// The process that measures may be killed without a signal to this one.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()

/** What this commit does not have. @type {string[]} */
const problems = []

// Each page on its own, as an app: a build of several pages has chunks for what they share.
const toPage = (/** @type {string} */ page) => ({
  rolldownOptions: { input: [join(root, `apps/playground/${page}.html`)] },
})
for (const page of ['minimal', 'plain', 'account', 'remote', 'strict-csp', 'ssr', 'html'])
  await buildApp('playground', { ...toPage(page), outDir, emptyOutDir: page === 'minimal' })
await buildApp('playground', {
  ...{ outDir: `${outDir}/server`, ssr: join(root, 'apps/playground/src/pages/ssr/render.tsx') },
})
const hasReact18 = await buildApp(
  'playground',
  { ...toPage('minimal'), outDir: react18Out, emptyOutDir: true },
  // The workspace has both versions.
  [
    { find: /^react(?=\/|$)/, replacement: 'react-18' },
    { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
  ],
)
const hasFrame = await buildApp('login-frame', { outDir: frameOut, emptyOutDir: true })
const login = hasFrame ? { login: { frameDir: frameOut } } : {}
const devnet = await startDevnet({ gateway: true, ...login }).catch((error) => {
  problems.push(`The devnet has no gateway: ${error}`)
  return startDevnet()
})
const site = await startSite(devnet, outDir)
const react18Site = hasReact18 ? await startSite(devnet, react18Out) : undefined
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.once(signal, async () => {
    await Promise.allSettled([site.stop(), react18Site?.stop(), devnet.stop()])
    process.exit(0)
  })

const frameUrl = devnet.gateway?.login?.frameUrl
const served = {
  siteUrl: site.url,
  ...(react18Site && { react18Url: react18Site.url }),
  dataUrl: devnet.gateway?.url ?? '',
  walletScript: devnet.wallets.script,
  ...(frameUrl && { frameUrl }),
  ownBytes: await measureOwnBytes(),
  problems,
}
console.log(`\nserving ${JSON.stringify(served)}`)

/**
 * Builds an app without the condition that selects the sources of packages. Returns whether this commit can: an earlier one may not
 * have the app or the page.
 *
 * @param {string} name
 * @param {import('vite').BuildOptions} output
 * @param {import('vite').Alias[]} [alias]
 */
async function buildApp(name, output, alias) {
  const appRoot = join(root, 'apps', name)
  try {
    const env = { command: /** @type {const} */ ('build'), mode: 'production', isSsrBuild: 'ssr' in output }
    const loaded = await loadConfigFromFile(env, undefined, appRoot)
    const config = loaded?.config ?? {}
    await build({
      ...{ ...config, root: appRoot, mode: 'production', configFile: false, logLevel: 'error' },
      resolve: { ...withoutSources(config.resolve), ...(alias && { alias }) },
      ssr: { ...config.ssr, resolve: withoutSources(config.ssr?.resolve) },
      build: { ...config.build, ...output },
    })
    return true
  } catch (error) {
    problems.push(`${name} could not be built: ${error}`)
    return false
  }
}

/**
 * @template {{ conditions?: string[] }} Options
 * @param {Options | undefined} options
 */
function withoutSources(options) {
  const conditions = options?.conditions?.filter((condition) => condition !== '@latchkit/source')
  return { ...options, ...(conditions && { conditions }) }
}

/** Returns the gzipped bytes of the kit without React and the chain library, or `undefined` if the commit cannot measure them. */
async function measureOwnBytes() {
  try {
    const { bundle } = await import('./checks/bundle.mjs')
    const { budgets, external } = await import('../size.config.mjs')
    const measure = async (/** @type {string} */ name) => {
      const budget = budgets.find((each) => each.name === name)
      if (!budget) return undefined
      const { code, lazy = [], count } = budget
      const left = [...external, ...(budget.external ?? [])]
      const loads = await bundle({ code, lazy, resolveDir: join(root, 'apps/playground'), external: left })
      return loads[count].gzip
    }
    return { start: await measure('before a click'), open: await measure('connect view open') }
  } catch (error) {
    problems.push(`The kit's own bytes could not be measured: ${error}`)
    return undefined
  }
}
