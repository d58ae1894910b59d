import { neverAborted } from '@latchkit/adapter-tests/promises'
import type { BitcoinOutpoint, BitcoinTransactionStatus } from '@latchkit/core/ports'
import { startBitcoinChain } from '@latchkit/devnet/bitcoin'
import { afterAll, expect, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { createNetwork, fetchEsplora, getAccount, makePsbt, sendPsbt } from './chain.fixtures.js'

const { address, privateKey } = getAccount(5).payment
const receiver = getAccount(4).payment.address
// A chain of its own: a block that another file mines would confirm a transaction before it is replaced.
const chain = await startBitcoinChain()
const url = chain.esploraUrl
const network = createNetwork('regtest', url)

afterAll(() => chain.stop())

async function look(
  txid: string,
  inputs?: readonly BitcoinOutpoint[],
): Promise<BitcoinTransactionStatus | undefined> {
  const { adapter } = startBitcoinAdapter([network])
  return adapter.bitcoin?.getTransactionStatus({ txid, inputs, network, signal: neverAborted })
}

test('default: a transaction is pending, and then replaced by one with a higher fee (BIP-125), which is confirmed', async () => {
  const [original, replacement] = await Promise.all([
    makePsbt([address], receiver, 20_000n, { url }),
    makePsbt([address], receiver, 20_000n, { fee: 5_000n, url }),
  ])
  const replaced = await sendPsbt(original, privateKey, url)
  const pending = await look(replaced)
  expect(pending).toEqual({
    status: 'pending',
    inputs: [expect.objectContaining({ vout: expect.any(Number) })],
  })
  const inputs = pending?.status === 'pending' ? pending.inputs : []
  const txid = await sendPsbt(replacement, privateKey, url)
  expect(await look(replaced, inputs)).toEqual({ status: 'replaced', txid })
  expect(await look(replaced)).toEqual({ status: 'unknown' })
  expect(await look(txid, inputs)).toMatchObject({ status: 'pending' })
  await fetchEsplora('/devnet/mine', { blocks: 1 }, url)
  expect(await look(txid, inputs)).toEqual({ status: 'confirmed' })
  expect(await look(replaced, inputs)).toEqual({ status: 'replaced', txid })
})

test('behavior: an unknown transaction whose inputs are not spent', async () => {
  const [coin] = (await fetchEsplora(`/address/${address}/utxo`, undefined, url)) as readonly [
    BitcoinOutpoint,
  ]
  expect(await look('12'.repeat(32), [coin, { txid: '34'.repeat(32), vout: 0 }])).toEqual({
    status: 'unknown',
  })
})
