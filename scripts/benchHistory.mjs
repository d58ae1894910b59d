import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFunctionData, erc20Abi, maxUint256, pad, parseAbi, toHex } from 'viem'
import { accounts, multicall3Address, startDevnet, tokens } from '../apps/devnet/src/exports/index.js'
import { measureLoad, sendRequest, startGateway } from './benchGatewayProcess.mjs'

/** Transfers per transaction, transactions per block, and blocks: 100,000 transfers. */
const transfers = 50
const transactions = 10
const blocks = 200
/** Blocks per `eth_getLogs`: as many as the indexer reads at a time. */
const range = 32

const multicallAbi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'function aggregate3(Call[] calls) payable',
])
const address = accounts[0]?.address ?? '0x'
const token = tokens[0]?.address ?? '0x'
const getRecipient = (/** @type {number} */ index) => pad(toHex(0x1000 + index), { size: 20 })

/**
 * Measures the index of 100,000 transfers, and requests of histories in it, in a gateway of its own process.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name and figures.
 */
export async function measureHistory() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const devnet = await startDevnet({ chainIds: [31337] })
  const [chain] = devnet.chains
  if (!chain) throw new Error('the devnet has no chain')
  try {
    await mineTransfers(new URL(chain.rpcUrl))
    const head = Number(JSON.parse(await call(new URL(chain.rpcUrl), 'eth_blockNumber', [])).result)
    const raw = await readLogs(new URL(chain.rpcUrl), head)
    const entry = {
      id: 'eip155:31337',
      http: [chain.rpcUrl],
      multicall3: multicall3Address,
      index: { fromBlock: 0 },
    }
    const gateway = await startGateway(folder, { CHAINS_FILE: { chains: [entry] } })
    try {
      const start = performance.now()
      const getPage = (/** @type {string} */ account, cursor = '') =>
        new URL(
          `/v1/account/${account}/history?chainId=eip155:31337&projectId=bench&sv=bench&cursor=${cursor}`,
          gateway.url,
        )
      const last = getRecipient(transfers - 1)
      const count = async () => {
        let found = 0
        for (let cursor = ''; cursor !== null; ) {
          const { data, next } = JSON.parse(await sendRequest(getPage(last, cursor)))
          found += data.length
          cursor = next
        }
        return found
      }
      // Polling the first page only, so that the index has the machine.
      while (JSON.parse(await sendRequest(getPage(last))).data.length < 50) await pause(200)
      while ((await count()) < transactions * blocks) await pause(500)
      const took = (performance.now() - start) / 1_000
      const { next } = JSON.parse(await sendRequest(getPage(last)))
      return [
        [
          'index, until 100,000 transfers are there',
          `${Math.round(head / took)} blocks a second`,
          `${took.toFixed(1)} s`,
        ],
        [
          'eth_getLogs of the same blocks, directly',
          `${Math.round(head / raw)} blocks a second`,
          `${raw.toFixed(1)} s`,
        ],
        ['history, first page of 2,000 transactions', ...(await measureLoad({ url: getPage(last) }))],
        ['history, second page', ...(await measureLoad({ url: getPage(last, next) }))],
        ['history, of an account without any', ...(await measureLoad({ url: getPage(getRecipient(9_999)) }))],
      ]
    } finally {
      await gateway.stop()
    }
  } finally {
    await devnet.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures the memory of a gateway with one project, and with 10,000.
 *
 * @returns {Promise<readonly (readonly string[])[]>} A row of name and figures.
 */
export async function measureProjects() {
  const memory = []
  for (const count of [1, 10_001]) {
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
    const projects = Array.from({ length: count }, (_, index) => ({
      id: `project-${index}`,
      name: `Project ${index}`,
      allowedOrigins: [`https://app-${index}.example.com`, `https://*.preview-${index}.example.com`],
    }))
    const gateway = await startGateway(folder, { PROJECTS_FILE: { projects } })
    // After the garbage of the start.
    await pause(3_000)
    memory.push(gateway.getMemory())
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const [one = 0, many = 0] = memory
  const toText = (/** @type {number} */ kilobytes) => `${(kilobytes / 1024).toFixed(1)} MB`
  return [['memory of 10,000 projects', toText(many - one), `${toText(one)} without`]]
}

/**
 * Sends many tokens at a time through Multicall3, in full blocks.
 *
 * @param {URL} node
 */
async function mineTransfers(node) {
  const args = /** @type {const} */ ([multicall3Address, maxUint256])
  await send(node, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  const calls = Array.from({ length: transfers }, (_, index) => {
    const args = /** @type {const} */ ([address, getRecipient(index), 1n])
    const callData = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
    return { target: token, allowFailure: false, callData }
  })
  const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate3', args: [calls] })
  await call(node, 'evm_setAutomine', [false])
  for (let block = 0; block < blocks; block++) {
    for (let index = 0; index < transactions; index++) await send(node, multicall3Address, data)
    await call(node, 'evm_mine', [])
  }
  await call(node, 'evm_setAutomine', [true])
}

/**
 * Reads the logs of all blocks, and returns the time in seconds.
 *
 * @param {URL} node
 * @param {number} head
 */
async function readLogs(node, head) {
  const start = performance.now()
  for (let from = 0; from <= head; from += range)
    await call(node, 'eth_getLogs', [
      { fromBlock: toHex(from), toBlock: toHex(Math.min(from + range - 1, head)) },
    ])
  return (performance.now() - start) / 1_000
}

/**
 * @param {URL} node
 * @param {string} to
 * @param {string} data
 */
const send = (node, to, data) =>
  call(node, 'eth_sendTransaction', [{ from: address, to, data, gas: '0x2dc6c0' }])

/**
 * @param {URL} node
 * @param {string} method
 * @param {readonly unknown[]} params
 */
const call = (node, method, params) =>
  sendRequest(node, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))
