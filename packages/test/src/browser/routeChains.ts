import type { BrowserContext, Page, Route } from '@playwright/test'
import type { TestChain } from '../foundation/TestChain.js'
import { answerRpc } from '../host/answerRpc.js'
import { selectChain } from '../host/selectChain.js'

/** Methods of nodes, by which their requests are recognised at any URL. */
const nodeMethod = /^(eth|net|web3|anvil|evm|hardhat)_/

/**
 * Answers JSON-RPC requests of pages with the chains of the test, whatever URL they go to.
 *
 * @example
 * import { test } from '@playwright/test'
 * import { createFakeChain, routeChains } from '@latchkit/test'
 *
 * test('reads the balance', async ({ page }) => {
 *   await routeChains(page, [createFakeChain()])
 * })
 */
export async function routeChains(
  target: Page | BrowserContext,
  chains: readonly TestChain[],
): Promise<void> {
  await target.route('**/*', (route) => answerRoute(route, chains))
}

async function answerRoute(route: Route, chains: readonly TestChain[]): Promise<void> {
  const request = route.request()
  const body = request.method() === 'POST' ? readBody(request.postData()) : undefined
  const chain = body === undefined ? undefined : selectChain(chains, request.url())
  if (!chain) return route.fallback()
  // A page that navigates away does not wait for its answer.
  await route
    .fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify(await answerRpc(chain, body)),
    })
    .catch(() => {})
}

/** Returns the JSON of a request to a node, or of several. */
function readBody(text: string | null): unknown {
  try {
    const body: unknown = JSON.parse(text ?? '')
    const first: unknown = Array.isArray(body) ? body[0] : body
    return nodeMethod.test(String(Object(first).method)) ? body : undefined
  } catch {
    return undefined
  }
}
