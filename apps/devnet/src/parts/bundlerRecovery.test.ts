import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createChain, type DevnetChainClient, waitForTransaction } from './bundler.fixtures.js'
import { createHostileOperation, type Hostile } from './hostileContracts.fixtures.js'
import { prepareOperation } from './prepareOperation.fixtures.js'
import { getChain, hexOf, startBundlerGateway, startFaultyNode } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let chain: DevnetChainClient
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  chain = createChain(devnet)
})
afterAll(() => devnet.stop())

/** An account that accepts every signature. */
const valid: Hostile = { entity: 'account', code: () => '0x' }

const send = (url: string, operation: object) =>
  callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.7']])
const readReceipt = async (url: string, hash: unknown) =>
  (await callRpc(url, 'eth_getUserOperationReceipt', [hash])).result as
    | { readonly success: boolean; readonly receipt: { readonly blockHash: Hex } }
    | undefined
const waitForReceipt = (url: string, hash: unknown) =>
  vi.waitUntil(() => readReceipt(url, hash), { timeout: 60_000, interval: 50 })

async function readMetrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

test('behavior: an operation whose block a reorganization removes is included again', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const { operation, addresses } = await createHostileOperation(devnet, valid)
  const snapshot = await chain.snapshot()
  const { result: hash } = await send(url, operation)
  const before = await waitForReceipt(url, hash)
  await chain.revert({ id: snapshot })
  expect(await chain.getBlock({ blockHash: before.receipt.blockHash }).catch(() => 'removed')).toBe('removed')
  // Other blocks take the place of the removed one.
  await chain.mine({ blocks: 3 })
  const after = await vi.waitUntil(
    async () => {
      const receipt = await readReceipt(url, hash)
      return receipt?.receipt.blockHash === before.receipt.blockHash ? undefined : receipt
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(after).toMatchObject({ success: true, sender: addresses.sender })
  expect(await readMetrics(gateway.url)).toMatch(
    /latchkit_bundler_transactions_total\{chain="eip155:31337",outcome="reorganized"\} 1/,
  )
  // Its nonce is used once.
  expect((await send(url, operation)).error?.message).toBe('The operation is known already')
})

test('behavior: an operation that has no transaction yet survives a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-bundler-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const node = await startFaultyNode(getChain(devnet).rpcUrl)
  onTestFinished(node.stop)
  const first = await startBundlerGateway(devnet, { dataDir, nodeUrl: node.url })
  const { operation } = await createHostileOperation(devnet, valid)
  // The bundler cannot choose a nonce for its transaction.
  node.set('without nonces')
  const { result: hash, error } = await send(first.getUrl(), operation)
  expect(error).toBeUndefined()
  const { result } = await callRpc(first.getUrl(), 'eth_getUserOperationByHash', [hash])
  expect(result).toMatchObject({ transactionHash: null })
  await first.stop()
  const second = await startBundlerGateway(devnet, { dataDir })
  onTestFinished(second.stop)
  expect(await waitForReceipt(second.getUrl(), hash)).toMatchObject({ success: true })
})

test('behavior: of concurrent replacements of one operation, one replaces it', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const { operation } = await createHostileOperation(devnet, valid)
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const fees = (percent: bigint) => ({
    maxFeePerGas: hexOf((6_000_000_000n * percent) / 100n),
    maxPriorityFeePerGas: hexOf((3_000_000_000n * percent) / 100n),
  })
  const first = await send(gateway.getUrl(), { ...operation, ...fees(100n) })
  expect(first.error).toBeUndefined()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send(gateway.getUrl(), { ...operation, ...fees(110n), callData: hexOf(0x10n + BigInt(index)) }),
    ),
  )
  const accepted = answers.filter(({ result }) => result !== undefined)
  expect(accepted).toHaveLength(1)
  for (const { error } of answers)
    if (error)
      expect(error).toEqual({
        code: -32_602,
        message: expect.stringMatching(/to replace the pending operation|with this nonce is pending/),
      })
  await waitForTransaction(chain, gateway.getUrl(), accepted[0]?.result)
  await chain.setAutomine(true)
  await chain.mine({ blocks: 1 })
  await waitForReceipt(gateway.getUrl(), accepted[0]?.result)
  expect(await readReceipt(gateway.getUrl(), first.result)).toBeNull()
})

test('default: metrics count operations, transactions and sponsored costs, without addresses', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const { sign, account } = await prepareOperation(devnet, { url, isSponsored: true })
  const operation = await sign()
  const sendSponsored = (one: object) => callRpc(url, 'eth_sendUserOperation', [one, entryPoints['0.8']])
  const { result } = await sendSponsored(operation)
  await waitForReceipt(url, result)
  const forged = { ...(await sign({ nonce: 1n << 64n })), verificationGasLimit: hexOf(3_000_001n) }
  expect((await sendSponsored(forged)).error).toMatchObject({ code: -32_602 })
  await callRpc(gateway.getUrl('b'), 'pm_getPaymasterData', [operation, entryPoints['0.8'], '0x7a69'])
  const metrics = await vi.waitUntil(
    async () => {
      const text = await readMetrics(gateway.url)
      return text.includes('latchkit_sponsored_wei_total{') ? text : undefined
    },
    { timeout: 60_000, interval: 50 },
  )
  const chainLabel = 'chain="eip155:31337"'
  for (const line of [
    `latchkit_bundler_operations_total{${chainLabel},outcome="accepted"} 1`,
    `latchkit_bundler_operations_total{${chainLabel},outcome="invalid_params"} 1`,
    `latchkit_bundler_transactions_total{${chainLabel},outcome="sent"} 1`,
    `latchkit_bundler_transactions_total{${chainLabel},outcome="included"} 1`,
    `latchkit_bundler_pending_operations{${chainLabel}} 0`,
    `latchkit_sponsorships_total{${chainLabel},project="a",outcome="signed"} 1`,
    `latchkit_sponsorships_total{${chainLabel},project="b",outcome="policy"} 1`,
  ])
    expect(metrics).toContain(line)
  expect(metrics).toMatch(/latchkit_sponsored_wei_total\{chain="eip155:31337",project="a"\} [1-9]/)
  const own = metrics.split('\n').filter((line) => /^latchkit_(bundler|sponsor)/.test(line))
  expect(own.join('\n').toLowerCase()).not.toContain('0x')
  expect(account.address).toMatch(/^0x/)
})
