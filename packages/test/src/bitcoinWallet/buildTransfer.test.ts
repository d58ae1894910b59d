import { Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { bitcoinAccounts } from '../bitcoin/accounts.js'
import { receiver } from './bitcoinWallet.fixtures.js'
import { buildTransfer } from './buildTransfer.js'
import { toKeys } from './keys.js'

const utxo = { txid: '11'.repeat(32), vout: 0, value: 10_000 }
/** One input and two outputs: 2 sats for each of 11 + 68 + 2 × 43 virtual bytes. */
const fee = 330

function build(amount: number, utxos = [utxo]): readonly number[] {
  const account = bitcoinAccounts[0]
  const [key] = account
    ? toKeys({ payment: account.payment.privateKey, ordinals: account.ordinals.privateKey })
    : []
  if (!key) throw new Error('no key')
  const transaction = Transaction.fromHex(
    buildTransfer(key, utxos, [{ address: receiver, amount: BigInt(amount) }], 'regtest'),
  )
  expect(transaction.virtualSize() * 2).toBeLessThanOrEqual(fee + 136 * (utxos.length - 1))
  return transaction.outs.map(({ value }) => Number(value))
}

test('default', () => {
  expect(build(1000)).toEqual([1000, 10_000 - 1000 - fee])
})

test('behavior: adds dust change to the fee', () => {
  expect(build(10_000 - fee - 546)).toEqual([10_000 - fee - 546, 546])
  expect(build(10_000 - fee - 545)).toEqual([10_000 - fee - 545])
  expect(build(10_000 - fee)).toEqual([10_000 - fee])
})

test('behavior: spends as many outputs as it needs', () => {
  const second = { ...utxo, vout: 1 }
  expect(build(10_000, [utxo, second])).toEqual([10_000, 10_000 - fee - 136])
})

test('error: an amount above the balance', () => {
  expect(() => build(10_000 - fee + 1)).toThrow('Insufficient funds.')
})
