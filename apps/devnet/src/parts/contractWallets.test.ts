import { createMessage, createRpcReader, verifyMessage } from '@latchkit/siwx'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { createTestWallet } from '@latchkit/test/source/wallet/wallet.fixtures'
import { acorn, sapling, vault } from '@latchkit/test/source/wallet/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

const chainId = 'eip155:31337'
const expected = { domain: 'app.example.com', uri: 'https://app.example.com', nonce: 'k3Vt8sQ2mZ' }

test.each([
  ['default: an account that is deployed (EIP-1271), as Safe and Argent have', vault, { ok: true }],
  ['default: one that is not deployed (EIP-6492), as Coinbase Smart Wallet has', sapling, { ok: true }],
  [
    'error: one that is not deployed, with the bare signature of its owner, as Ambire signed',
    acorn,
    { ok: false, reason: 'invalidSignature', hasNoContract: true },
  ],
])('%s', async (_, options, result) => {
  const rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
  const { control, request } = createTestWallet(
    { ...options, state: { connected: true } },
    { call: (_url, method, params) => jsonRpc(post, rpcUrl, method, params as readonly unknown[]) },
  )
  const [address = ''] = control.accounts
  const message = createMessage({ ...expected, address, chainId, issuedAt: '2026-03-01T12:00:00Z' })
  const signature = await request('personal_sign', [message, address])
  const reader = createRpcReader({ rpcUrls: { [chainId]: rpcUrl } })
  expect(await verifyMessage({ message, signature: String(signature), expected, reader })).toMatchObject(
    result,
  )
})
