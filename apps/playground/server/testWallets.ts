import { type Connect, type Plugin, runnerImport } from 'vite'
import { devnetChainIds } from './chains.js'

const path = '/devnet/wallets.js'

/**
 * Serves the devnet's wallets, in development and in a preview, and puts them into every page of the development server.
 * A build has none: the e2e tests bring their own, and real visitors bring real ones.
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

/** Puts the devnet's wallets into pages, those of a build too: for a build that `testWallets` serves them to. */
export function walletsInPages(): Plugin {
  return {
    name: 'playground:wallets-in-pages',
    transformIndexHtml: {
      // The script is no part of the bundle: Vite is done with the page then.
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head-prepend' }],
    },
  }
}

async function writeScript(): Promise<string> {
  // By Vite, because Node cannot read the devnet's sources; and late, because it brings a bundler.
  const { module } = await runnerImport<typeof import('@latchkit/devnet')>('@latchkit/devnet')
  // Through the page's own origin, as the pages' own RPC: the wallets then work under the strict policy too.
  const chains = devnetChainIds.map((id) => ({ id, name: `Devnet ${id}`, rpcUrl: `/rpc/${id}` }))
  return module.walletScript({
    chains,
    solana: { rpcUrl: '/rpc/solana' },
    bitcoin: { esploraUrl: '/rpc/bitcoin' },
  })
}
