import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accounts, multicall3Address, startDevnet, tokens } from '../apps/devnet/src/exports/index.js'
import { measureLoad, startGateway } from './benchGatewayProcess.mjs'

/** @typedef {import('./benchGatewayProcess.mjs').Load} Load */

/**
 * Measures JSON-RPC and balances of a gateway in a process of its own, and the node directly. The program that sends the
 * requests, the gateway and the node share the machine.
 *
 * @returns {Promise<readonly (readonly string[])[]>} Rows of name, requests per second, p50 and p99.
 */
export async function measureGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const devnet = await startDevnet({ gateway: false })
  const [chain] = devnet.chains
  if (!chain) throw new Error('the devnet has no chain')
  const gateway = await startGateway(folder, ...createSettings(chain))
  try {
    const [account] = accounts
    const node = new URL(chain.rpcUrl)
    const rpc = new URL(`/v1?chainId=eip155:${chain.id}&projectId=bench`, gateway.url)
    const balance = new URL(
      `/v1/account/${account?.address}/balance?chainId=eip155:${chain.id}&projectId=bench&sv=bench`,
      gateway.url,
    )
    const fresh = new URL(balance)
    fresh.searchParams.set('forceUpdate', `eip155:${chain.id}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`)
    const call = createCall(account?.address)
    const batch = `[${Array.from({ length: 20 }, (_, index) => call.replace('"id":1', `"id":${index + 1}`)).join(',')}]`
    /** @type {readonly (readonly [string, Load])[]} */
    const loads = [
      ['eth_call, the node directly', { url: node, body: call }],
      ['eth_call, the gateway', { url: rpc, body: call }],
      ['batch of 20, the node directly', { url: node, body: batch, calls: 20 }],
      ['batch of 20, the gateway', { url: rpc, body: batch, calls: 20 }],
      ['balance, cached', { url: balance }],
      ['balance, read from the node each time', { url: fresh }],
    ]
    const rows = []
    for (const [name, load] of loads) rows.push([name, ...(await measureLoad(load))])
    return rows
  } finally {
    await gateway.stop()
    await devnet.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string | undefined} address */
function createCall(address = '') {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  const params = [{ to: tokens[0]?.address, data }, 'latest']
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
}

/**
 * @param {{ readonly id: number, readonly rpcUrl: string }} chain
 * @returns {[Readonly<Record<string, object>>, object]}
 */
function createSettings({ id, rpcUrl }) {
  const chains = [{ id: `eip155:${id}`, http: [rpcUrl], multicall3: multicall3Address }]
  const list = tokens.map(({ name, symbol, decimals, address }) => ({
    chainId: id,
    address,
    name,
    symbol,
    decimals,
  }))
  return [{ CHAINS_FILE: { chains } }, { name: 'Devnet', tokens: list }]
}
