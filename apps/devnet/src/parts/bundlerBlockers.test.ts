import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { parseEther, parseGwei } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, createChain, type DevnetChainClient } from './bundler.fixtures.js'
import { createHostileOperation, depositFor, type Hostile } from './hostileContracts.fixtures.js'
import { getChain, hexOf, startBundlerGateway, startFaultyNode } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let chain: DevnetChainClient
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  chain = createChain(devnet)
})
beforeEach(async () => {
  await chain.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('1') })
  await chain.mine({ blocks: 1 })
})
afterAll(() => devnet.stop())

/** An account that accepts every signature. */
const valid: Hostile = { entity: 'account', code: () => '0x' }
/** Sends the operations of EntryPoint 0.7. */
const executor = privateKeyToAddress(`0x${'b3'.repeat(32)}`)

const send = (url: string, operation: object) =>
  callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.7']])
const waitForReceipt = (url: string, hash: unknown) =>
  vi.waitUntil(async () => (await callRpc(url, 'eth_getUserOperationReceipt', [hash])).result, {
    timeout: 60_000,
    interval: 50,
  })

test('behavior: an operation that can cost more than the executor has does not stop the others', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  await chain.setBalance({ address: executor, value: parseEther('1') })
  onTestFinished(() => chain.setBalance({ address: executor, value: parseEther('1000') }))
  const attack = await createHostileOperation(devnet, valid)
  // It could pay.
  for (let count = 0; count < 3; count += 1) await depositFor(devnet, attack.addresses.sender)
  // 12,000,000 gas at 160 gwei: 1.9 coins.
  const dear = {
    ...attack.operation,
    ...{ callGasLimit: hexOf(9_000_000n), verificationGasLimit: hexOf(2_800_000n) },
    ...{ maxFeePerGas: hexOf(parseGwei('160')), maxPriorityFeePerGas: hexOf(parseGwei('160')) },
  }
  const refused = await send(url, dear)
  const { operation } = await createHostileOperation(devnet, valid)
  const { result, error } = await send(url, operation)
  expect(error).toBeUndefined()
  expect(await waitForReceipt(url, result)).toMatchObject({ success: true })
  expect(refused.error).toEqual({
    code: -32_602,
    message: expect.stringMatching(/can cost \d+ wei, and the server has \d+: lower the gas limits/),
  })
  // The maximum fee alone is no reason: the transaction does not have it.
  const fee = { maxFeePerGas: hexOf(parseGwei('160')), maxPriorityFeePerGas: hexOf(parseGwei('2')) }
  expect((await send(url, { ...dear, ...fee })).error).toBeUndefined()
})

test('behavior: an operation below a base fee that rises by 26 % does not stop the others', async () => {
  const gateway = await startBundlerGateway(devnet)
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const attack = await createHostileOperation(devnet, valid)
  const honest = await createHostileOperation(devnet, valid)
  await chain.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('10') })
  await chain.mine({ blocks: 1 })
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const fees = { maxFeePerGas: hexOf(parseGwei('12.5')), maxPriorityFeePerGas: hexOf(parseGwei('1')) }
  const cheap = await send(url, { ...attack.operation, ...fees })
  expect(cheap.error).toBeUndefined()
  await vi.waitUntil(async () => (await chain.getTxpoolStatus()).pending === 1, { timeout: 60_000 })
  const dear = { maxFeePerGas: hexOf(parseGwei('40')), maxPriorityFeePerGas: hexOf(parseGwei('2')) }
  const mine = async () => {
    await chain.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('12.6') })
    await chain.mine({ blocks: 1 })
  }
  await mine()
  const { result, error } = await send(url, { ...honest.operation, ...dear })
  expect(error).toBeUndefined()
  const receipt = await vi.waitUntil(
    async () => {
      await mine()
      return (await callRpc(url, 'eth_getUserOperationReceipt', [result])).result
    },
    { timeout: 60_000, interval: 300 },
  )
  expect(receipt).toMatchObject({ success: true })
  expect((await callRpc(url, 'eth_getUserOperationByHash', [cheap.result])).result).toBeNull()
})

test('behavior: a transaction that the node refuses as geth does ("authority already reserved") does not stop the others', async () => {
  const node = await startFaultyNode(getChain(devnet).rpcUrl)
  onTestFinished(node.stop)
  const gateway = await startBundlerGateway(devnet, { nodeUrl: node.url })
  onTestFinished(gateway.stop)
  const url = gateway.getUrl()
  const attack = await createHostileOperation(devnet, valid)
  const honest = await createHostileOperation(devnet, valid)
  node.refuse(attack.addresses.sender)
  const refused = await send(url, attack.operation)
  expect(refused.error).toBeUndefined()
  const { result } = await send(url, honest.operation)
  expect(await waitForReceipt(url, result)).toMatchObject({ success: true })
})
