import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc, target, waitForTransaction } from './bundler.fixtures.js'
import { prepareOperation, type SignedOperation } from './prepareOperation.fixtures.js'
import { getChain, hexOf, startBundlerGateway, startFaultyNode } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet)
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

/** Can be recovered, to another account. */
const stubSignature: Hex = `0x${'7f'.padEnd(32, 'f')}${'0'.repeat(32)}7${'a'.repeat(63)}1c`

const prepare = (options: Partial<Parameters<typeof prepareOperation>[1]> = {}) =>
  prepareOperation(devnet, { url: gateway.getUrl(), ...options })

const send = (operation: object, url = gateway.getUrl()) =>
  callRpc(url, 'eth_sendUserOperation', [operation, entryPoints['0.8']])

async function waitForReceipt(hash: unknown, url = gateway.getUrl()) {
  return vi.waitUntil(async () => (await callRpc(url, 'eth_getUserOperationReceipt', [hash])).result, {
    timeout: 60_000,
    interval: 50,
  })
}

test.each<[string, (operation: SignedOperation) => object, number, RegExp]>([
  ['an invalid signature', (one) => ({ ...one, signature: stubSignature }), -32_507, /AA24/],
  ['changed call data', (one) => ({ ...one, callData: `${one.callData}00` }), -32_507, /AA24/],
  [
    'too much verification gas',
    (one) => ({ ...one, verificationGasLimit: hexOf(3_000_001n) }),
    -32_602,
    /verificationGasLimit/,
  ],
  ['too much call gas', (one) => ({ ...one, callGasLimit: hexOf(10_000_001n) }), -32_602, /callGasLimit/],
  [
    'numbers that overflow',
    (one) => ({ ...one, callGasLimit: `0x1${'00'.repeat(16)}` }),
    -32_602,
    /callGasLimit/,
  ],
  [
    'call data that is too large',
    (one) => ({ ...one, callData: `0x${'ff'.repeat(32_769)}` }),
    -32_602,
    /callData/,
  ],
  [
    'too little gas before the verification',
    (one) => ({ ...one, preVerificationGas: hexOf(21_000n) }),
    -32_602,
    /preVerificationGas/,
  ],
  [
    'a fee below the base fee',
    (one) => ({ ...one, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }),
    -32_602,
    /maxPriorityFeePerGas/,
  ],
  [
    'a priority fee above the fee',
    (one) => ({ ...one, maxPriorityFeePerGas: hexOf(10n ** 15n) }),
    -32_602,
    /must not be higher/,
  ],
  [
    'data of a factory without one',
    (one) => ({ ...one, factory: null, factoryData: '0x12' }),
    -32_602,
    /factoryData/,
  ],
  [
    'an authorization of another chain',
    (one) => ({ ...one, eip7702Auth: { ...one.eip7702Auth, chainId: '0x1' } }),
    -32_602,
    /eip7702Auth.chainId/,
  ],
  [
    'an authorization of another account',
    (one) => ({ ...one, eip7702Auth: { ...one.eip7702Auth, address: entryPoints['0.7'] } }),
    -32_602,
    /signed by the sender/,
  ],
  [
    'a paymaster without code or deposit',
    (one) => ({
      ...one,
      paymaster: target(),
      paymasterVerificationGasLimit: '0xffff',
      paymasterPostOpGasLimit: '0x0',
      preVerificationGas: '0xfffff',
      paymasterData: '0x',
    }),
    -32_508,
    /deposit of the paymaster is too low/,
  ],
])('error: refuses %s', async (_name, change, code, message) => {
  const { sign } = await prepare()
  const { error } = await send(change(await sign()))
  expect(error).toEqual(expect.objectContaining({ code, message: expect.stringMatching(message) }))
})

test('error: refuses a signature for another chain', async () => {
  const { sign } = await prepare({ chainId: 1 })
  expect((await send(await sign())).error).toMatchObject({ code: -32_507 })
})

test('error: refuses an operation that is known, and a nonce that is used', async () => {
  const { sign } = await prepare()
  const operation = await sign()
  const { result } = await send(operation)
  await waitForReceipt(result)
  expect((await send(operation)).error?.message).toMatch(/eip7702Auth.nonce|known already/)
  const { eip7702Auth: _, ...replayed } = operation
  expect((await send(replayed)).error).toMatchObject({
    code: -32_602,
    message: 'The operation is known already',
  })
  const again = await sign({ callGasLimit: 99_999n, authorization: undefined })
  expect((await send({ ...again, eip7702Auth: undefined })).error?.message).toMatch(/AA25/)
})

test('behavior: an operation whose call reverts is included, with the reason', async () => {
  // Coin: transfer of more than the balance.
  const token = devnet.tokens[0]?.address
  if (!token) throw new Error('the devnet has no token')
  const data: Hex = `0xa9059cbb${'00'.repeat(12)}${'11'.repeat(20)}${'ff'.repeat(32)}`
  const { sign } = await prepare({ to: token, data })
  const { result, error } = await send(await sign())
  expect(error).toBeUndefined()
  expect(await waitForReceipt(result)).toMatchObject({ success: false, reason: expect.stringMatching(/^0x/) })
})

test('behavior: an operation that fails on chain is not included', async () => {
  const { chain, account, sign } = await prepare()
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const { result: hash } = await send(await sign())
  await vi.waitUntil(async () => (await chain.getTxpoolStatus()).pending === 1, { timeout: 60_000 })
  // The account cannot pay any more.
  await chain.setBalance({ address: account.address, value: 0n })
  await chain.mine({ blocks: 1 })
  const id = `0x${Buffer.from(JSON.stringify({ chain_id: '0x7a69', user_op_hash: hash })).toString('hex')}`
  const readStatus = async () => {
    const { result } = await callRpc(`${gateway.url}/v1/wallet?projectId=a`, 'wallet_getCallsStatus', [id])
    return (result as { readonly status: number }).status
  }
  await vi.waitUntil(async () => (await readStatus()) !== 100, { timeout: 60_000 })
  expect(await readStatus()).toBe(400)
  expect((await callRpc(gateway.getUrl(), 'eth_getUserOperationReceipt', [hash])).result).toBeNull()
})

test('behavior: higher fees replace a pending operation, and lower ones do not', async () => {
  const { chain, prepared, sign } = await prepare()
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const first = await send(await sign())
  const raise = (percent: bigint) => ({
    maxFeePerGas: (prepared.maxFeePerGas * percent) / 100n,
    maxPriorityFeePerGas: (prepared.maxPriorityFeePerGas * percent) / 100n,
  })
  expect((await send(await sign(raise(109n)))).error?.message).toMatch(/to replace the pending operation/)
  const second = await send(await sign(raise(130n)))
  expect(second.error).toBeUndefined()
  const { result: found } = await callRpc(gateway.getUrl(), 'eth_getUserOperationByHash', [first.result])
  expect(found).toBeNull()
  await waitForTransaction(chain, gateway.getUrl(), second.result)
  await chain.mine({ blocks: 1 })
  expect(await waitForReceipt(second.result)).toMatchObject({ success: true })
})

test('error: forged data of the paymaster, and an operation that it signed for another project', async () => {
  const { sign } = await prepare({ isSponsored: true })
  const operation = await sign()
  const times = `${'ff'.repeat(6)}${'00'.repeat(6)}`
  const forged = await sign({ paymasterData: `0x${times}${'00'.repeat(17)}${'11'.repeat(64)}1b` })
  const refusal = { code: -32_501, message: 'The paymaster has not signed this operation for the project' }
  expect((await send(forged)).error).toEqual(refusal)
  expect((await send(operation, gateway.getUrl('b'))).error).toEqual(refusal)
  // The signature covers every field, so the EntryPoint refuses others too.
  const changed = await sign({ callGasLimit: 77_777n })
  expect((await send(changed)).error).toEqual(refusal)
  const { result, error } = await send(operation)
  expect(error).toBeUndefined()
  expect(await waitForReceipt(result)).toMatchObject({ success: true })
})

test('error: a project without a policy, and an origin that a project does not list', async () => {
  const { sign } = await prepare()
  const params = [await sign(), entryPoints['0.8'], '0x7a69']
  const refused = await callRpc(gateway.getUrl('b'), 'pm_getPaymasterData', params)
  expect(refused.error).toEqual({ code: -32_002, message: 'The project does not sponsor operations' })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  const headers = { origin: 'https://evil.example' }
  expect((await fetch(gateway.getUrl('b'), { method: 'POST', body, headers })).status).toBe(403)
  expect(
    (await callRpc(gateway.getUrl(), 'pm_getPaymasterData', [...params.slice(0, 2), '0x1'])).error?.message,
  ).toMatch(/chain id/)
})

test('error: unknown methods, chains and bundlers', async () => {
  expect(await callRpc(gateway.getUrl(), 'debug_bundler_clearState')).toMatchObject({
    status: 422,
    error: { code: -32_601 },
  })
  expect((await callRpc(gateway.getUrl().replace('31337', '1'), 'eth_chainId')).status).toBe(400)
  for (const bundler of ['pimlico', 'https://evil.example', 'http://127.0.0.1:1'])
    expect(
      (await callRpc(`${gateway.getUrl()}&bundler=${encodeURIComponent(bundler)}`, 'eth_chainId')).status,
    ).toBe(400)
})

test('behavior: a stored operation survives a restart, and is included once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-bundler-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await startBundlerGateway(devnet, { dataDir })
  const { chain, account, sign } = await prepare()
  await chain.setAutomine(false)
  onTestFinished(() => chain.setAutomine(true))
  const { result: hash } = await send(await sign(), first.getUrl())
  await vi.waitUntil(async () => (await chain.getTxpoolStatus()).pending === 1, { timeout: 60_000 })
  await first.stop()
  // The node has lost the transaction too.
  await chain.request({ method: 'anvil_dropAllTransactions' } as never)
  await chain.setAutomine(true)
  const second = await startBundlerGateway(devnet, { dataDir })
  onTestFinished(second.stop)
  expect(await waitForReceipt(hash, second.getUrl())).toMatchObject({
    success: true,
    sender: account.address,
  })
})

test('error: a node that is down, or slow', async () => {
  const node = await startFaultyNode(getChain(devnet).rpcUrl)
  const other = await startBundlerGateway(devnet, { nodeUrl: node.url })
  onTestFinished(async () => {
    await other.stop()
    await node.stop()
  })
  const { sign } = await prepare()
  const operation = await sign()
  for (const mode of ['down', 'slow'] as const) {
    node.set(mode)
    const answer = await send(operation, other.getUrl())
    expect(answer).toMatchObject({ status: 503, error: { code: -32_603 } })
  }
  node.set('up')
  const { result } = await vi.waitUntil(
    async () => {
      const answer = await send(operation, other.getUrl())
      return answer.result ? answer : undefined
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(await waitForReceipt(result, other.getUrl())).toMatchObject({ success: true })
}, 180_000)
