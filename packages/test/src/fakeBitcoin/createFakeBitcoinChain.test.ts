import { expect, test } from 'vitest'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import { buildTransfer } from '../bitcoinWallet/buildTransfer.js'
import { toKeys, toWalletAddress } from '../bitcoinWallet/keys.js'
import { createFakeBitcoinChain, type FakeBitcoinChain } from './createFakeBitcoinChain.js'

const keys = bitcoinAccounts.map(
  ({ payment, ordinals }) =>
    toKeys({ payment: payment.privateKey, ordinals: ordinals.privateKey })[0] as ReturnType<typeof toKeys>[0],
)
const [payer, receiver] = keys
if (!payer || !receiver) throw new Error('There are no accounts.')
const from = toWalletAddress(payer, 'mainnet').address
const to = toWalletAddress(receiver, 'mainnet').address

async function createPayment(chain: FakeBitcoinChain, amount: bigint): Promise<string> {
  const outputs = await chain.getUnspentOutputs(from)
  return buildTransfer(payer as NonNullable<typeof payer>, outputs, [{ address: to, amount }], 'mainnet')
}

const get = async (chain: FakeBitcoinChain, path: string) => {
  const { status, body } = await chain.handleEsplora({ method: 'GET', path, body: '' })
  return status === 200 ? JSON.parse(body) : status
}

test('default', async () => {
  const chain = createFakeBitcoinChain()
  const txid = await chain.sendTransaction(await createPayment(chain, 5_000n))
  expect(chain.getBalance(to)).toBe(100_005_000)
  const [{ fee, outputs } = { fee: 0, outputs: [] }] = chain.transactions
  expect(fee).toBeGreaterThan(0)
  expect(chain.getBalance(from)).toBe(100_000_000 - 5_000 - fee)
  expect(outputs).toContainEqual({ address: to, value: 5_000 })
  expect(await get(chain, `/tx/${txid}`)).toMatchObject({
    txid,
    fee,
    status: { confirmed: true, block_height: 2 },
  })
  expect(await get(chain, `/address/${to}/utxo`)).toContainEqual(
    expect.objectContaining({ txid, value: 5_000 }),
  )
  expect(await get(chain, '/blocks/tip/height')).toBe(2)
})

test('error: an output is spent once', async () => {
  const chain = createFakeBitcoinChain()
  const payment = await createPayment(chain, 5_000n)
  await chain.sendTransaction(payment)
  await expect(chain.sendTransaction(payment)).rejects.toThrow('bad-txns-inputs-missingorspent')
  const { status, body } = await chain.handleEsplora({ method: 'POST', path: '/tx', body: payment })
  expect([status, body]).toEqual([400, expect.stringContaining('"code":-25')])
})

test('error: no transaction', async () => {
  await expect(createFakeBitcoinChain().sendTransaction('00')).rejects.toThrow('TX decode failed')
})

test('error: what the server does not have', async () => {
  const chain = createFakeBitcoinChain()
  expect(await get(chain, `/tx/${'00'.repeat(32)}`)).toBe(404)
  expect(await get(chain, '/blocks/tip/unknown')).toBe(404)
})

test('behavior: a test sets a balance', async () => {
  const chain = createFakeBitcoinChain({ balance: 0 })
  expect(await get(chain, `/address/${from}/utxo`)).toEqual([])
  chain.setBalance(from, 900)
  chain.setBalance(from, 800)
  expect(await get(chain, `/address/${from}`)).toMatchObject({ chain_stats: { funded_txo_sum: 800 } })
})
