import { type Connect, type Plugin, runnerImport } from 'vite'
import { devnetChainIds } from './chains.js'

const path = '/devnet/wallets.js'

/**
 * Serves the devnet's wallets in development and previews, and adds them to every page of the development server.
 * Builds contain none: e2e tests inject their own.
 */
export function testWallets(): Plugin[] {
  let script: Promise<string> | undefined
  const serve: Connect.NextHandleFunction = (_request, response, next) => {
    script ??= writeScript()
    script.then((text) => {
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end(text)
    }, next)
  }
  return [
    {
      name: 'playground:test-wallets',
      configureServer: ({ middlewares }) => void middlewares.use(path, serve),
      configurePreviewServer: ({ middlewares }) => void middlewares.use(path, serve),
    },
    { ...walletsInPages(), apply: 'serve' },
  ]
}

/** Adds the devnet's wallets to pages, including built ones: for a build that `testWallets` serves. */
export function walletsInPages(): Plugin {
  return {
    name: 'playground:wallets-in-pages',
    transformIndexHtml: {
      // Added after bundling, because the script is not part of the bundle.
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head-prepend' }],
    },
  }
}

async function writeScript(): Promise<string> {
  // Imported by Vite, because Node cannot load the devnet's sources, and lazily, because it loads a bundler.
  const { module } = await runnerImport<typeof import('@latchkit/devnet')>('@latchkit/devnet')
  // Through the page's origin, so that the wallets work under the strict policy.
  const chains = devnetChainIds.map((id) => ({ id, name: `Devnet ${id}`, rpcUrl: `/rpc/${id}` }))
  const { acorn, delta, harbor, meadow, sapling, twin, vault } = module
  return module.walletScript({
    chains,
    wallets: [harbor, meadow, twin, delta, vault, sapling, acorn],
    solana: { rpcUrl: '/rpc/solana' },
    bitcoin: { esploraUrl: '/rpc/bitcoin' },
  })
}
