import { createPublicClient, createWalletClient, http, parseEther } from 'viem'
import {
  createBundlerClient,
  formatUserOperationRequest,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { entryPoints, simple7702Account, startDevnet } from '../apps/devnet/src/exports/index.js'

/** Number of operations, each of its own account. */
const count = 200
const concurrency = 16

/**
 * Measures user operations of EntryPoint 0.8 with an EIP-7702 authorization each, through the bundler of the devnet's gateway,
 * which runs in this process, on a chain that mines each transaction at once. Without tracing.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name and figure.
 */
export async function measureUserOperations() {
  const devnet = await startDevnet({ chainIds: [anvil.id], gateway: true })
  try {
    const { gateway } = devnet
    const [chain] = devnet.chains
    if (!gateway || !chain) throw new Error('the devnet has no gateway')
    const url = `${gateway.url}/v1/bundler?projectId=${gateway.projectId}&chainId=eip155:${chain.id}`
    const rpc = createRpc(url)
    const operations = await runAll(count, () => signOperation(chain.rpcUrl, url))
    const startedAt = performance.now()
    /** @type {number[]} */
    const acceptance = []
    const hashes = await runAll(count, async (index) => {
      const sentAt = performance.now()
      const hash = await rpc('eth_sendUserOperation', [operations[index], entryPoints['0.8']])
      acceptance.push(performance.now() - sentAt)
      return hash
    })
    const acceptedAt = performance.now()
    for (const hash of hashes) await waitForReceipt(rpc, hash)
    const endedAt = performance.now()
    const perSecond = (/** @type {number} */ at) => `${((count * 1_000) / (at - startedAt)).toFixed(1)}/s`
    acceptance.sort((a, b) => a - b)
    const toText = (/** @type {number} */ part) => `${acceptance[Math.floor(count * part)]?.toFixed(0)} ms`
    return [
      ['accepted', perSecond(acceptedAt), `p50 ${toText(0.5)}`, `p99 ${toText(0.99)}`],
      ['included', perSecond(endedAt)],
    ]
  } finally {
    await devnet.stop()
  }
}

/** @param {string} url */
function createRpc(url) {
  return async (/** @type {string} */ method, /** @type {readonly unknown[]} */ params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = await response.json()
    if (error) throw new Error(error.message)
    return result
  }
}

/**
 * @param {string} rpcUrl
 * @param {string} url
 */
async function signOperation(rpcUrl, url) {
  const client = createPublicClient({ chain: anvil, transport: http(rpcUrl) })
  const owner = privateKeyToAccount(generatePrivateKey())
  const wallet = createWalletClient({ chain: anvil, transport: http(rpcUrl), account: owner })
  const value = `0x${parseEther('1').toString(16)}`
  await createRpc(rpcUrl)('anvil_setBalance', [owner.address, value])
  const account = await toSimple7702SmartAccount({ client, owner, implementation: simple7702Account })
  const bundler = createBundlerClient({ client, chain: anvil, transport: http(url) })
  const authorization = await wallet.signAuthorization({ contractAddress: simple7702Account })
  const calls = [{ to: owner.address, value: 1n }]
  const prepared = await bundler.prepareUserOperation({ account, calls, authorization })
  const signature = await account.signUserOperation(prepared)
  return formatUserOperationRequest({ ...prepared, signature })
}

/**
 * @param {ReturnType<typeof createRpc>} rpc
 * @param {unknown} hash
 */
async function waitForReceipt(rpc, hash) {
  while (!(await rpc('eth_getUserOperationReceipt', [hash])))
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * Runs a function for each index, some at a time.
 *
 * @template Result
 * @param {number} total
 * @param {(index: number) => Promise<Result>} run
 * @returns {Promise<Result[]>}
 */
async function runAll(total, run) {
  /** @type {Result[]} */
  const results = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < total; index = next++) results[index] = await run(index)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
