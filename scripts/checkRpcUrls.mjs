// Asks every RPC URL of the built-in networks for its chain, as a page of another origin would. Needs the internet, so no check runs it.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const source = fileURLToPath(new URL('../packages/core/src/exports/networks.ts', import.meta.url))
const timeoutMs = 10_000
/** An origin of no service: an endpoint that answers it answers every page. */
const origin = 'https://app.example'

/**
 * The request that tells the chain of a node, and the text that its answer starts with.
 *
 * @param {{ chainNamespace: string, id: number | string }} network
 * @param {string} url
 */
function toProbe({ chainNamespace, id }, url) {
  if (chainNamespace === 'bip122') return { url: `${url}/block-height/0`, expected: String(id) }
  const isEvm = chainNamespace === 'eip155'
  const method = isEvm ? 'eth_chainId' : 'getGenesisHash'
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  return { url, body, expected: isEvm ? `0x${Number(id).toString(16)}` : String(id) }
}

/**
 * @param {{ name: string, chainNamespace: string, id: number | string }} network
 * @param {string} rpcUrl
 * @returns {Promise<{ state: 'ok' | 'wrong' | 'unreachable', text: string }>}
 */
async function check(network, rpcUrl) {
  const { url, body, expected } = toProbe(network, rpcUrl)
  try {
    const response = await fetch(url, {
      ...(body && { method: 'POST', body }),
      headers: { origin, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (!response.ok) return { state: 'wrong', text: `status ${response.status}` }
    const answer = body ? String(JSON.parse(text).result) : text.trim()
    const isSame = body?.includes('eth_chainId') ? answer === expected : answer.startsWith(expected)
    if (!isSame) return { state: 'wrong', text: `answered ${answer.slice(0, 80)} instead of ${expected}` }
    const allowed = response.headers.get('access-control-allow-origin')
    return allowed === '*' || allowed === origin
      ? { state: 'ok', text: '' }
      : { state: 'wrong', text: 'does not answer pages of other origins (CORS)' }
  } catch (error) {
    return { state: 'unreachable', text: String(error instanceof Error ? (error.cause ?? error) : error) }
  }
}

const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: 'esm', write: false })
const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
const networks = Object.values(module).filter((value) => typeof value === 'object')
const results = await Promise.all(
  networks.flatMap((network) =>
    network.rpcUrls.default.http.map(async (/** @type {string} */ url) => ({
      ...(await check(network, url)),
      name: network.name,
      url,
    })),
  ),
)
for (const { state, name, url, text } of results)
  console.log(`${state.padEnd(12)}${name.padEnd(16)}${url}${text && `: ${text}`}`)
if (results.every(({ state }) => state === 'unreachable')) {
  console.error('No RPC URL can be reached: this machine has no internet. Nothing was checked.')
  process.exitCode = 2
} else if (results.some(({ state }) => state !== 'ok')) {
  console.error('Remove or replace the RPC URLs that are not "ok" in packages/core/src/foundation/networks.')
  process.exitCode = 1
}
