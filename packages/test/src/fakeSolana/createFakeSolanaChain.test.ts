import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { solanaAccounts } from '../solana/accounts.js'
import { toSolanaKey } from '../solana/keys.js'
import { encodeTransaction } from '../solana/wire.js'
import { createFakeSolanaChain, type FakeSolanaChain } from './createFakeSolanaChain.js'

const [payer, receiver] = solanaAccounts.slice(0, 2).map(({ secretKey }) => toSolanaKey(secretKey))
if (!payer || !receiver) throw new Error('There are no accounts.')
const from = payer.address
const to = receiver.address

async function createTransfer(chain: FakeSolanaChain, lamports: bigint, signer = payer): Promise<Uint8Array> {
  const latest = await chain.request({ method: 'getLatestBlockhash' })
  const keys = [from, to, '11111111111111111111111111111111'].map((key) => base58.decode(key))
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  const message = Uint8Array.from([
    ...[1, 0, 1, 3, ...keys.flatMap((key) => [...key]), ...base58.decode(Object(latest).value.blockhash)],
    ...[1, 2, 2, 0, 1, 12, ...new Uint8Array(data.buffer)],
  ])
  return encodeTransaction([signer?.sign(message) ?? new Uint8Array(64)], message)
}

const send = (chain: FakeSolanaChain, transaction: Uint8Array) =>
  chain.request({
    method: 'sendTransaction',
    params: [base64.encode(transaction), { encoding: 'base64' }],
  })

test('default', async () => {
  const chain = createFakeSolanaChain()
  const signature = await send(chain, await createTransfer(chain, 7n))
  expect(chain.getBalance(to)).toBe(1_000_000_000_007n)
  expect(chain.getBalance(from)).toBe(1_000_000_000_000n - 7n - 5_000n)
  expect(chain.transactions).toMatchObject([{ signature, feePayer: from }])
  expect(
    await chain.request({ method: 'getSignatureStatuses', params: [[signature, 'unknown']] }),
  ).toMatchObject({ value: [{ err: null, confirmationStatus: 'finalized' }, null] })
})

test('behavior: the same transaction counts once', async () => {
  const chain = createFakeSolanaChain()
  const transaction = await createTransfer(chain, 7n)
  expect(await send(chain, transaction)).toBe(await send(chain, transaction))
  expect(chain.transactions).toHaveLength(1)
})

test('error: the signature is of another account', async () => {
  const chain = createFakeSolanaChain()
  await expect(send(chain, await createTransfer(chain, 7n, receiver))).rejects.toMatchObject({ code: -32003 })
})

test('error: too little money, and nothing changes', async () => {
  const chain = createFakeSolanaChain({ balance: 6_000n })
  await expect(send(chain, await createTransfer(chain, 1_001n))).rejects.toMatchObject({ code: -32002 })
  expect([chain.getBalance(from), chain.getBalance(to), chain.transactions]).toEqual([6_000n, 6_000n, []])
})

test('error: the blockhash of another chain', async () => {
  const transaction = await createTransfer(createFakeSolanaChain(), 7n)
  await expect(send(createFakeSolanaChain(), transaction)).rejects.toThrow('Blockhash not found')
})

test.each([
  ['getUnknown', [], -32601],
  ['sendTransaction', ['?', { encoding: 'base64' }], -32602],
  ['sendTransaction', ['AA==', { encoding: 'base64' }], -32602],
])('error: %s %j', async (method, params, code) => {
  await expect(createFakeSolanaChain().request({ method, params })).rejects.toMatchObject({ code })
})

test('behavior: an airdrop', async () => {
  const chain = createFakeSolanaChain({ accounts: [] })
  expect(await chain.request({ method: 'getAccountInfo', params: [from] })).toMatchObject({ value: null })
  await chain.request({ method: 'requestAirdrop', params: [from, 5] })
  expect(await chain.request({ method: 'getBalance', params: [from] })).toMatchObject({ value: 5 })
})
