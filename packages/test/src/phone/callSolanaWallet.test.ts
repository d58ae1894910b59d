import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createFakeSolanaChain } from '../fakeSolana/createFakeSolanaChain.js'
import { createSolanaHostWallet } from '../namespaces/createSolanaHostWallet.js'
import { solanaAccounts } from '../solana/accounts.js'
import { encodeTransaction, parseTransaction } from '../solana/wire.js'
import { lagoon } from '../solanaWallet/solanaWallets.js'
import { callSolanaWallet } from './callSolanaWallet.js'

const origin = 'https://shop.test'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [payer = '', receiver = ''] = solanaAccounts.map(({ address }) => address)

async function createCall({ approval = 'approve' }: { readonly approval?: 'approve' | 'reject' } = {}) {
  const chain = createFakeSolanaChain()
  const host = createSolanaHostWallet(lagoon, { chain, approval, deliver: async () => {} })
  host.setConnected(origin, true)
  await host.handle(origin, { path: ['features', 'standard:connect', 'connect'], params: [{ silent: true }] })
  const call = (method: string, params?: unknown) =>
    callSolanaWallet(host, { origin, chain: cluster }, { method, params })
  return { chain, call, wallet: host.wallet, transaction: await createTransfer(chain) }
}

/** A transfer of 1 lamport, without a signature, in base64. */
async function createTransfer({ request }: ReturnType<typeof createFakeSolanaChain>): Promise<string> {
  const { value } = Object(await request({ method: 'getLatestBlockhash' }))
  const keys = [payer, receiver, '11111111111111111111111111111111'].map((key) => base58.decode(key))
  const instruction = [1, 2, 2, 0, 1, 12, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
  const head = [1, 0, 1, keys.length, ...keys.flatMap((key) => [...key])]
  const message = Uint8Array.from([...head, ...base58.decode(value.blockhash), ...instruction])
  return base64.encode(encodeTransaction([new Uint8Array(64)], message))
}

test('default: solana_signMessage', async () => {
  const { call, wallet } = await createCall()
  const message = new TextEncoder().encode('Hello')
  const { result } = Object(
    await call('solana_signMessage', { message: base58.encode(message), pubkey: payer }),
  )
  expect(ed25519.verify(base58.decode(result.signature), message, base58.decode(payer))).toBe(true)
  expect(wallet.requests).toMatchObject([
    { kind: 'message', message: 'Hello', from: payer, status: 'approved' },
  ])
})

test('behavior: solana_getAccounts', async () => {
  const { call, wallet } = await createCall()
  expect(await call('solana_getAccounts')).toEqual({ result: [{ pubkey: payer }] })
  expect(wallet.requests).toEqual([])
})

test('behavior: solana_signTransaction returns the transaction and its signature', async () => {
  const { call, transaction } = await createCall()
  const { result } = Object(await call('solana_signTransaction', { transaction }))
  const { signatures, messageBytes } = parseTransaction(base64.decode(result.transaction))
  expect(result.signature).toBe(base58.encode(signatures[0] ?? new Uint8Array()))
  expect(ed25519.verify(base58.decode(result.signature), messageBytes, base58.decode(payer))).toBe(true)
})

test('behavior: solana_signAllTransactions is one request', async () => {
  const { call, transaction, wallet } = await createCall()
  const { result } = Object(
    await call('solana_signAllTransactions', { transactions: [transaction, transaction] }),
  )
  expect(result.transactions).toHaveLength(2)
  expect(wallet.requests).toMatchObject([{ calls: [{ to: receiver }, { to: receiver }] }])
})

test('behavior: solana_signAndSendTransaction', async () => {
  const { call, transaction, chain } = await createCall()
  const { result } = Object(await call('solana_signAndSendTransaction', { transaction }))
  expect(chain.transactions).toMatchObject([{ signature: result.signature }])
})

test.each([
  ['solana_signMessage', { message: '0OIl' }, -32602],
  ['solana_signTransaction', { transaction: 'x' }, -32602],
  ['solana_signMessage', { message: '2', pubkey: receiver }, 4100],
  ['solana_unknown', {}, -32601],
])('error: %s %j', async (method, params, code) => {
  const { call } = await createCall()
  expect(await call(method, params)).toMatchObject({ error: { value: { code } } })
})

test('error: the user rejects', async () => {
  const { call, transaction, chain } = await createCall({ approval: 'reject' })
  expect(await call('solana_signAndSendTransaction', { transaction })).toMatchObject({
    error: { value: { code: 4001 } },
  })
  expect(chain.transactions).toEqual([])
})
