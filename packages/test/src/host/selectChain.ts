import { jsonRpc, post } from '../foundation/jsonRpc.js'
import type { TestChain } from '../foundation/TestChain.js'

/** Returns the chain that an RPC URL leads to. */
export function selectChain(chains: readonly TestChain[], url: string): TestChain | undefined {
  return (
    chains.find(({ rpcUrl }) => rpcUrl === url) ??
    chains.find(({ appUrls = [] }) => appUrls.some((pattern) => matchesUrl(pattern, url))) ??
    chains.find(({ appUrls }) => appUrls === undefined)
  )
}

/** Calls the chain that an RPC URL leads to, or else the node there. */
export async function callChain(
  chains: readonly TestChain[],
  url: string,
  method: string,
  params?: unknown,
): Promise<unknown> {
  const chain = selectChain(chains, url)
  return chain ? chain.request({ method, params }) : jsonRpc(post, url, method, params)
}

/** Whether a URL has a part, or matches a pattern. */
export function matchesUrl(pattern: string | RegExp, url: string): boolean {
  return typeof pattern === 'string' ? url.includes(pattern) : pattern.test(url)
}
