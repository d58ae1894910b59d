import {
  concatHex,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import {
  accounts,
  concentratedPools,
  market,
  marketTokens,
  permit2Address,
  pools,
  swapContracts,
} from '../apps/devnet/src/exports/index.js'

/** @typedef {import('viem').Address} Address */
/** @typedef {import('viem').Hex} Hex */
/** A pool of two tokens; without a fee it is one of Uniswap V2. @typedef {{ readonly tokens: readonly Address[], readonly fee?: number }} PathPool */

const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
/** One of the two accounts that have all tokens. */
const from = accounts[8]?.address ?? '0x'
const coin = marketTokens[0]?.address ?? '0x'
const router = numberToHex(2, { size: 20 })
const contractBalance = 2n ** 255n

/** @type {readonly PathPool[]} */
const all = [
  ...pools.map(({ first, second }) => ({ tokens: [first.address, second.address] })),
  { tokens: [market.wrappedEther, coin] },
  ...concentratedPools.map(({ first, second, fee }) => ({ tokens: [first.address, second.address], fee })),
]

/**
 * Executes a sale through every path of at most three pools of both kinds, and takes each one back.
 *
 * @param {string} rpcUrl
 * @param {{ sold: Address, bought: Address, amount: bigint }} sale
 * @returns {Promise<bigint>} The most that a path returns.
 */
export async function executeAllPaths(rpcUrl, { sold, bought, amount }) {
  let best = 0n
  for (const path of findPaths(sold, bought)) {
    const snapshot = await call(rpcUrl, 'evm_snapshot', [])
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [permit2Address, 2n ** 256n - 1n],
    })
    await send(rpcUrl, sold, approve)
    const args = /** @type {const} */ ([sold, swapContracts.universalRouter, 2n ** 160n - 1n, 2 ** 48 - 1])
    await send(rpcUrl, permit2Address, encodeFunctionData({ abi, functionName: 'approve', args }))
    const before = await readBalance(rpcUrl, bought)
    await send(rpcUrl, swapContracts.universalRouter, encodePath(path, amount))
    const received = (await readBalance(rpcUrl, bought)) - before
    if (received > best) best = received
    await call(rpcUrl, 'evm_revert', [snapshot])
  }
  return best
}

/** @typedef {{ readonly pool: PathPool, readonly tokenIn: Address, readonly tokenOut: Address }} Hop */

/**
 * @param {Address} token
 * @param {Address} bought
 * @param {readonly Hop[]} path
 * @returns {readonly (readonly Hop[])[]}
 */
function findPaths(token, bought, path = []) {
  if (token === bought) return [path]
  if (path.length === 3) return []
  const visited = [token, ...path.map(({ tokenIn }) => tokenIn)]
  return all.flatMap((pool) => {
    const tokenOut = pool.tokens.find((one) => one !== token)
    if (!pool.tokens.includes(token) || !tokenOut || visited.includes(tokenOut)) return []
    return findPaths(tokenOut, bought, [...path, { pool, tokenIn: token, tokenOut }])
  })
}

/**
 * Encodes each pool as a command of its own.
 *
 * @param {readonly Hop[]} path
 * @param {bigint} amount
 */
function encodePath(path, amount) {
  const inputs = path.map(({ pool: { fee }, tokenIn, tokenOut }, index) => {
    const recipient = index === path.length - 1 ? from : router
    const shared = /** @type {const} */ ([recipient, index === 0 ? amount : contractBalance, 0n])
    return fee === undefined
      ? encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
          ...shared,
          [tokenIn, tokenOut],
          index === 0,
        ])
      : encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
          ...shared,
          concatHex([tokenIn, numberToHex(fee, { size: 3 }), tokenOut]),
          index === 0,
        ])
  })
  const commands = concatHex(path.map(({ pool: { fee } }) => (fee === undefined ? '0x08' : '0x00')))
  return encodeFunctionData({ abi, functionName: 'execute', args: [commands, inputs, 2n ** 64n] })
}

/**
 * @param {string} rpcUrl
 * @param {Address} to
 * @param {Hex} data
 */
const send = (rpcUrl, to, data) =>
  call(rpcUrl, 'eth_sendTransactionSync', [{ from, to, data, gas: numberToHex(3_000_000) }])

/**
 * @param {string} rpcUrl
 * @param {Address} token
 */
async function readBalance(rpcUrl, token) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [from] })
  const result = /** @type {Hex} */ (await call(rpcUrl, 'eth_call', [{ to: token, data }, 'latest']))
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: result })
}

/**
 * @param {string} rpcUrl
 * @param {string} method
 * @param {readonly unknown[]} params
 * @returns {Promise<unknown>}
 */
async function call(rpcUrl, method, params) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(rpcUrl, { method: 'POST', headers, body })
  const { result, error } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
