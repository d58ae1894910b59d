import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeFunctionResult, encodeFunctionData, parseAbi, parseEther } from 'viem'
import {
  accounts,
  market,
  marketTokens,
  multicall3Address,
  startDevnet,
  swapContracts,
  tokens,
} from '../apps/devnet/src/exports/index.js'
import { measureLoad, startGateway } from './benchGatewayProcess.mjs'
import { executeAllPaths } from './benchSwapPaths.mjs'

/** @typedef {import('viem').Address} Address */

const abi = parseAbi([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function getAmountsIn(uint256, address[]) view returns (uint256[])',
])
const [dollar = '0x', ether = '0x'] = tokens.map(({ address }) => address)
const pooled = [market.wrappedEther, dollar, ether]
/** In base units: from the smallest amounts that a pool swaps to a part of what it holds. */
const amounts = [1_000n, 1_000_000n, 50_000_000n, 1_000_000_000n, parseEther('0.0001'), parseEther('0.1')]
const id = (/** @type {string} */ address) => `eip155:31337:${address}`

/**
 * Compares quotes of swaps with the best one of all paths, as the router itself computes them, and measures quotes and
 * transactions of a gateway in a process of its own.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name and figures.
 */
export async function measureSwaps() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const devnet = await startDevnet({ chainIds: [31337], gateway: false })
  const [chain] = devnet.chains
  if (!chain) throw new Error('the devnet has no chain')
  try {
    const gateway = await startGateway(
      folder,
      { CHAINS_FILE: { chains: [toEntry(chain.rpcUrl)] } },
      tokenList,
    )
    try {
      const swap = { from: id(ether), to: id(dollar), amount: String(parseEther('0.01')) }
      const body = JSON.stringify({
        ...{ ...swap, projectId: 'bench', userAddress: id(accounts[0]?.address ?? '') },
        ...{ eip155: { slippage: 1 }, disableEstimate: true },
      })
      const transaction = new URL('/v1/convert/build-transaction', gateway.url)
      return [
        [
          'quotes of exact in that equal the best of all paths',
          await compareQuotes(gateway.url, chain.rpcUrl),
        ],
        [
          'quotes of exact out that equal the best of all paths',
          await compareQuotes(gateway.url, chain.rpcUrl, 'exactOut'),
        ],
        [
          'quotes over pools of Uniswap V2 and V3 within 0.1 % of the best executed path',
          await compareWithPaths(gateway.url, chain.rpcUrl),
        ],
        [
          'quote over both kinds of pools, that are read every 2 s',
          ...(await measureLoad({
            url: toQuoteUrl(gateway.url, { ...swap, swapMode: 'exactIn', permit2: 'true' }),
          })),
        ],
        [
          'quote, of pools that are read every 2 s',
          ...(await measureLoad({ url: toQuoteUrl(gateway.url, swap) })),
        ],
        ['transaction, of pools that are read each time', ...(await measureLoad({ url: transaction, body }))],
      ]
    } finally {
      await gateway.stop()
    }
  } finally {
    await devnet.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const tokenList = {
  name: 'Devnet',
  tokens: [
    ...tokens,
    { address: market.wrappedEther, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 },
    ...marketTokens.slice(0, 1),
  ].map(({ address, name, symbol, decimals }) => ({ chainId: 31337, address, name, symbol, decimals })),
}

const toEntry = (/** @type {string} */ rpcUrl) => ({
  id: 'eip155:31337',
  http: [rpcUrl],
  multicall3: multicall3Address,
  uniswapV2: {
    factory: market.factory,
    router: market.router,
    universalRouter: swapContracts.universalRouter,
    stablecoin: { address: market.dollar, decimals: 6 },
    wrappedNative: market.wrappedEther,
  },
  uniswapV3: { factory: swapContracts.concentratedFactory },
})

/**
 * @param {string} url
 * @param {{ from: string, to: string, amount: string, swapMode?: string, permit2?: string }} swap
 */
function toQuoteUrl(url, swap) {
  return new URL(`/v1/convert/quotes?${new URLSearchParams({ projectId: 'bench', ...swap })}`, url)
}

/**
 * @param {string} url
 * @param {string} rpcUrl
 * @param {'exactIn' | 'exactOut'} [swapMode]
 */
async function compareQuotes(url, rpcUrl, swapMode = 'exactIn') {
  const isExactIn = swapMode === 'exactIn'

  const swaps = pooled.flatMap((from) =>
    pooled.flatMap((to) => (from === to ? [] : amounts.map((amount) => ({ from, to, amount })))),
  )
  /** @type {string[]} */
  const results = []
  for (const { from, to, amount } of swaps) {
    const others = pooled.filter((token) => token !== from && token !== to)
    const outputs = await Promise.all(
      [[from, to], ...others.map((token) => [from, token, to])].map((path) =>
        swapAlong(rpcUrl, path, amount, isExactIn ? 'getAmountsOut' : 'getAmountsIn'),
      ),
    )
    const possible = outputs.filter((amount) => amount > 0n)
    const ascending = possible.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
    const best = isExactIn ? ascending.at(-1) : ascending[0]
    const swap = { from: id(from), to: id(to), amount: String(amount), swapMode }
    const quote = await fetch(toQuoteUrl(url, swap))
    const { quotes } = await quote.json()
    // A swap that would lose more than half of its value has no quote.
    const own = quotes?.[0][isExactIn ? 'toAmount' : 'fromAmount']
    results.push(own === undefined ? 'none' : String(BigInt(own) === best))
  }
  const count = (/** @type {string} */ result) => results.filter((one) => one === result).length
  return `${count('true')} of ${results.length - count('none')}, ${count('none')} without a quote`
}

/**
 * Compares quotes of the Universal Router with what each path really returns.
 *
 * @param {string} url
 * @param {string} rpcUrl
 */
async function compareWithPaths(url, rpcUrl) {
  const coin = marketTokens[0]?.address ?? '0x'
  const traded = [dollar, ether, coin]
  const sales = traded.flatMap((sold) =>
    traded.flatMap((bought) => {
      const base = sold === dollar ? 3_000_000n : parseEther(sold === ether ? '0.001' : '1')
      return sold === bought
        ? []
        : [base, base * 30n, base * 500n].map((amount) => ({ sold, bought, amount }))
    }),
  )
  let count = 0
  for (const sale of sales) {
    const best = await executeAllPaths(rpcUrl, sale)
    const query = { from: id(sale.sold), to: id(sale.bought), amount: String(sale.amount) }
    const response = await fetch(toQuoteUrl(url, { ...query, swapMode: 'exactIn', permit2: 'true' }))
    const { quotes } = await response.json()
    const own = BigInt(quotes?.[0]?.toAmount ?? 0)
    if (own * 1_000n >= best * 999n && own * 999n <= best * 1_000n) count += 1
  }
  return `${count} of ${sales.length}`
}

/**
 * Returns what the router returns, or costs, for a path; 0 if a pool is missing, or it reverts.
 *
 * @param {string} rpcUrl
 * @param {readonly Address[]} path
 * @param {bigint} amount
 * @param {'getAmountsOut' | 'getAmountsIn'} functionName
 */
async function swapAlong(rpcUrl, path, amount, functionName) {
  const data = encodeFunctionData({ abi, functionName, args: [amount, path] })
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: market.router, data }, 'latest'] }
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(call) })
  const { result } = await response.json()
  if (result === undefined) return 0n
  const amounts = decodeFunctionResult({ abi, functionName, data: result })
  return amounts.at(functionName === 'getAmountsOut' ? -1 : 0) ?? 0n
}
