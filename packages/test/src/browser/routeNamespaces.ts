import type { BrowserContext, Page, Route } from '@playwright/test'
import type { BitcoinTestChain, SolanaTestChain } from '../foundation/NamespaceChain.js'
import { answerRpc } from '../host/answerRpc.js'
import { matchesUrl } from '../host/selectChain.js'

/** Methods of Solana's nodes, by which their requests are recognised at any URL. */
const clusterMethod = /^(get[A-Z]\w+|sendTransaction|simulateTransaction|isBlockhashValid|requestAirdrop)$/

/** Public servers with the API of Esplora. */
const esploraUrls = ['blockstream.info', 'mempool.space', 'esplora']

/** The paths of that API, after the path of the server. */
const esploraPath = /\/((address|scripthash|tx|txs|block|blocks|block-height|mempool)\/.*|tx|fee-estimates)$/

/** Answers JSON-RPC requests of pages to Solana nodes with the cluster of the test. */
export async function routeCluster(target: Page | BrowserContext, chain: SolanaTestChain): Promise<void> {
  const { appUrls = [/./] } = chain
  await target.route('**/*', async (route) => {
    const request = route.request()
    const body = request.method() === 'POST' ? readBody(request.postData()) : undefined
    if (body === undefined || !appUrls.some((pattern) => matchesUrl(pattern, request.url())))
      return route.fallback()
    await fulfill(route, 'application/json', JSON.stringify(await answerRpc(chain, body)))
  })
}

/** Answers requests of pages to servers with the API of Esplora with the chain of the test. */
export async function routeEsplora(target: Page | BrowserContext, chain: BitcoinTestChain): Promise<void> {
  const { appUrls = esploraUrls } = chain
  await target.route('**/*', async (route) => {
    const request = route.request()
    const [path] = esploraPath.exec(new URL(request.url()).pathname) ?? []
    if (path === undefined || !appUrls.some((pattern) => matchesUrl(pattern, request.url())))
      return route.fallback()
    const answer = await chain.handleEsplora({
      ...{ method: request.method(), path },
      body: request.postData() ?? '',
    })
    const isJson = /^[[{]/.test(answer.body)
    await fulfill(route, isJson ? 'application/json' : 'text/plain', answer.body, answer.status)
  })
}

/** A page that navigates away does not wait for its answer. */
async function fulfill(route: Route, contentType: string, body: string, status = 200): Promise<void> {
  await route
    .fulfill({ headers: { 'access-control-allow-origin': '*' }, ...{ status, contentType, body } })
    .catch(() => {})
}

/** Returns the JSON of a request to a node, or of several. */
function readBody(text: string | null): unknown {
  try {
    const body: unknown = JSON.parse(text ?? '')
    const first: unknown = Array.isArray(body) ? body[0] : body
    const { jsonrpc, method } = Object(first)
    return jsonrpc === '2.0' && clusterMethod.test(String(method)) ? body : undefined
  } catch {
    return undefined
  }
}
