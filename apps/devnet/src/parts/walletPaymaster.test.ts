import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { createTestWallet, getErrorCode } from '@latchkit/test/source/wallet/wallet.fixtures'
import { fjord } from '@latchkit/test/source/wallet/wallets'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { createChain, target } from './bundler.fixtures.js'
import { getChain, startBundlerGateway } from './startBundlerGateway.fixtures.js'

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

/** Fjord with a new account, and a batch of that account. */
async function setUp() {
  const key = generatePrivateKey()
  const from = privateKeyToAddress(key)
  const { id, rpcUrl } = getChain(devnet)
  const { request, control } = createTestWallet(
    { ...fjord, privateKeys: [key], state: { ...fjord.state, connected: true } },
    {
      chains: [{ id, name: 'Devnet', rpcUrl }],
      call: (url, method, params) => jsonRpc(post, url, method, params),
    },
  )
  const send = (calls: readonly object[], url = gateway.getUrl()) =>
    request('wallet_sendCalls', [
      {
        ...{ version: '2.0.0', from, chainId: '0x7a69', atomicRequired: true, calls },
        // The wallet is its own bundler.
        capabilities: { paymasterService: { url, context: { anyBundler: true } } },
      },
    ])
  return { chain: createChain(devnet), from, request, control, send }
}

test('default: the paymaster of the gateway pays the fee, and the account only what it sends', async () => {
  const { chain, from, request, send } = await setUp()
  await chain.setBalance({ address: from, value: 7n })
  const [first, second] = [target(), target()]
  const calls = [
    { to: first, value: '0x3' },
    { to: second, value: '0x4', data: '0x' },
  ]
  const { id } = (await send(calls)) as { readonly id: string }
  await expect
    .poll(() => request('wallet_getCallsStatus', [id]))
    .toMatchObject({
      status: 200,
      atomic: true,
      receipts: [{ status: '0x1' }],
    })
  expect(await chain.getBalance({ address: first })).toBe(3n)
  expect(await chain.getBalance({ address: second })).toBe(4n)
  expect(await chain.getBalance({ address: from })).toBe(0n)
})

test('behavior: calls that are reverted, in a transaction that succeeds', async () => {
  const { chain, from, request, send } = await setUp()
  const to = target()
  // The account has nothing to send.
  const { id } = (await send([{ to, value: '0x1' }])) as { readonly id: string }
  await expect
    .poll(() => request('wallet_getCallsStatus', [id]))
    .toMatchObject({
      status: 500,
      receipts: [{ status: '0x0' }],
    })
  expect(await chain.getBalance({ address: to })).toBe(0n)
  expect(await chain.getBalance({ address: from })).toBe(0n)
})

test('behavior: the account pays for one batch after another was sponsored', async () => {
  const { chain, from, request, send } = await setUp()
  await chain.setBalance({ address: from, value: parseEther('1') })
  const to = target()
  await send([{ to, value: '0x1' }])
  await expect.poll(() => chain.getBalance({ address: from })).toBe(parseEther('1') - 1n)
  const own = { version: '2.0.0', from, chainId: '0x7a69', atomicRequired: true }
  await request('wallet_sendCalls', [{ ...own, calls: [{ to, value: '0x1' }] }])
  await send([{ to, value: '0x1' }])
  await expect.poll(() => chain.getBalance({ address: to })).toBe(3n)
})

test('error: a project that does not sponsor: nothing is sent', async () => {
  const { chain, from, send } = await setUp()
  await chain.setBalance({ address: from, value: parseEther('1') })
  const to = target()
  expect(await getErrorCode(send([{ to, value: '0x1' }], gateway.getUrl('b')))).toBe(-32_002)
  expect(await chain.getBalance({ address: to })).toBe(0n)
  expect(await chain.getTransactionCount({ address: from })).toBe(0)
})
