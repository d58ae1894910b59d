import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { harbor, meadow, walletScript } from '../../apps/devnet/src/exports/index.js'

/** @typedef {import('../../apps/devnet/src/exports/index.js').Devnet} Devnet */

/** The policy of the README. */
const strictPolicy = ["default-src 'self'", "style-src 'self'", "script-src 'self'"]
const trustedTypes = "require-trusted-types-for 'script'"

/** Reports what goes wrong on a page to its server: errors and warnings of the console, uncaught errors, and policy violations. */
const faultScript = `{
  const report = (kind, text) => navigator.sendBeacon('/faults', kind + ': ' + text + ' at ' + location.pathname)
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...values) => {
      report('console.' + level, values.map((value) => value?.stack ?? String(value)).join(' '))
      write.apply(console, values)
    }
  }
  addEventListener('error', ({ message, error }) => report('uncaught', error?.stack ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled', reason?.stack ?? String(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('violation', effectiveDirective + ' ' + blockedURI))
}`

/**
 * Serves the built playground under the strict policy of the README, with the wallets of the devnet. Each page also loads a script that
 * reports its faults. `sources` are further sources of a directive, such as the relay in `connect-src`.
 *
 * @param {Devnet} devnet
 * @param {{ directives?: readonly string[] }} [options]
 * @returns {Promise<{ url: string, faults: string[], stop: () => Promise<void> }>}
 */
export async function startTestSite({ chains, solana }, { directives = [] } = {}) {
  const root = join(process.cwd(), 'apps/playground')
  const policy = [...strictPolicy, ...directives, trustedTypes].join('; ')
  /** @type {string[]} */
  const faults = []
  const scripts = new Map([
    ['/faults.js', faultScript],
    [
      '/wallets.js',
      walletScript({
        chains: chains.map(({ id, name }) => ({ id, name, rpcUrl: `/rpc/${id}` })),
        wallets: [harbor, meadow],
        ...(solana && { solana: { rpcUrl: '/rpc/solana' } }),
      }),
    ],
  ])
  const places = [
    ...chains.map(({ id, rpcUrl }) => [id, rpcUrl]),
    ...(solana ? [['solana', solana.rpcUrl]] : []),
  ]
  const proxy = Object.fromEntries(
    places.map(([name, target]) => [
      `/rpc/${name}`,
      {
        target: `${target}`,
        rewrite: (/** @type {string} */ path) => path.replace(`/rpc/${name}`, '') || '/',
      },
    ]),
  )
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    plugins: [
      {
        name: 'test-site',
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const { pathname } = new URL(request.url ?? '/', 'http://localhost')
            const script = scripts.get(pathname)
            if (script !== undefined) {
              response.setHeader('content-type', 'text/javascript')
              return response.end(script)
            }
            if (pathname === '/faults') {
              let text = ''
              request.setEncoding('utf8').on('data', (part) => (text += part))
              request.on('end', () => {
                faults.push(text)
                response.end()
              })
              return
            }
            if (!pathname.endsWith('.html')) return next()
            const html = readFileSync(join(root, 'dist', pathname), 'utf8')
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.setHeader('content-security-policy', policy)
            response.end(
              html.replace(
                '<head>',
                '<head><script src="/faults.js"></script><script src="/wallets.js"></script>',
              ),
            )
          })
        },
      },
    ],
    preview: { host: '127.0.0.1', port: 0, proxy },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), faults, stop: () => server.close() }
}
