import type { Plugin } from 'vite'

const path = '/devnet/wallets.js'

/**
 * Puts the devnet's wallets into every page that the development server serves. A build has none: the e2e tests bring
 * their own, and real visitors bring real ones.
 */
export function testWallets(chainIds: readonly number[]): Plugin {
  return {
    name: 'playground:test-wallets',
    apply: 'serve',
    configureServer({ middlewares }) {
      let script: Promise<string> | undefined
      middlewares.use(path, (_request, response, next) => {
        script ??= writeScript(chainIds)
        script.then((text) => {
          response.writeHead(200, {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-store',
          })
          response.end(text)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head-prepend' }],
    },
  }
}

async function writeScript(chainIds: readonly number[]): Promise<string> {
  // Loaded late: it bundles the wallets when imported, and a build does not need it.
  const { walletScript } = await import('@latchkit/devnet')
  // Through the page's own origin, as the pages' own RPC: the wallets then work under the strict policy too.
  const chains = chainIds.map((id) => ({ id, name: `Devnet ${id}`, rpcUrl: `/rpc/${id}` }))
  return walletScript({ chains })
}
