import { expect, test } from 'vitest'
import type { WriteIntent } from '../request/writes.js'
import { toTrackedTransaction } from './toTrackedTransaction.js'
import { from, makeTracked, makeTrackedBitcoin, makeTrackedSolana } from './transactions.fixtures.js'

const { hash } = makeTracked(0xab)
const solana = makeTrackedSolana()
const bitcoin = makeTrackedBitcoin()
const to = `0x${'2'.repeat(40)}` as const
const evmIntent = { kind: 'sendTransaction', transaction: {} } as const
const transfer = { kind: 'solana_transfer', transfer: { to: solana.from, amount: 5n } } as const
const lifetime = { blockhash: '', lastValidBlockHeight: 150n }

test.each<[string, WriteIntent, unknown, unknown]>([
  ['a transaction', evmIntent, hash, { ...makeTracked(0xab), value: 0n, data: '0x', sentAt: 5 }],
  [
    'a transaction with all fields',
    { ...evmIntent, transaction: { to, value: 7n, data: '0x12', nonce: 3 } },
    hash,
    { to, value: 7n, data: '0x12', nonce: 3 },
  ],
  [
    'a transfer on Solana',
    transfer,
    { signature: solana.hash, ...lifetime },
    { ...solana, to: solana.from, value: 5n, lastValidBlockHeight: 150n, sentAt: 5 },
  ],
  [
    'a transaction on Solana',
    { kind: 'solana_signAndSendTransaction', transaction: Uint8Array.of(), options: {} },
    solana.hash,
    { ...solana, sentAt: 5 },
  ],
  [
    'a transaction on Solana with a lifetime',
    {
      kind: 'solana_signAndSendTransaction',
      transaction: Uint8Array.of(),
      options: {},
      lastValidBlockHeight: 150n,
    },
    solana.hash,
    { ...solana, lastValidBlockHeight: 150n, sentAt: 5 },
  ],
  [
    'a transfer on Bitcoin',
    { kind: 'bip122_sendTransfer', to: 'bc1q', amount: 7n },
    bitcoin.hash,
    { ...bitcoin, to: 'bc1q', value: 7n, sentAt: 5 },
  ],
  [
    'a PSBT that was sent',
    { kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: true },
    { psbt: '', isFinal: true, txid: bitcoin.hash },
    { ...bitcoin, sentAt: 5 },
  ],
])('default: %s', (_, intent, result, expected) => {
  expect(toTrackedTransaction(writeOf(intent), result, 5)).toMatchObject(expected as object)
})

test('behavior: the amount of a token is none of the native token', () => {
  const intent = { ...transfer, transfer: { ...transfer.transfer, mint: solana.from } }
  const found = toTrackedTransaction(writeOf(intent), { signature: solana.hash, ...lifetime }, 5)
  expect(found?.value).toBeUndefined()
})

test('behavior: data of more than 1 kB is not kept', () => {
  const kept = (bytes: number) => {
    const data = `0x${'ab'.repeat(bytes)}` as const
    const found = toTrackedTransaction(writeOf({ ...evmIntent, transaction: { data } }), hash, 5)
    return found?.namespace === 'eip155' && found.data !== undefined
  }
  expect(kept(1_024)).toBe(true)
  expect(kept(1_025)).toBe(false)
})

test.each<[string, WriteIntent, unknown]>([
  ['a signature', { kind: 'signMessage', message: 'hi' }, hash],
  ['no hash', evmIntent, '0x12'],
  ['no result', evmIntent, undefined],
  [
    'a PSBT that was only signed',
    { kind: 'bip122_signPsbt', psbt: '', inputs: [], broadcast: false },
    { psbt: '' },
  ],
  ['a transfer on Solana without a result', transfer, undefined],
  ['a transfer on Bitcoin without an id', { kind: 'bip122_sendTransfer', to: 'bc1q', amount: 7n }, 'x'],
])('behavior: %s is not tracked', (_, intent, result) => {
  expect(toTrackedTransaction(writeOf(intent), result, 5)).toBeUndefined()
})

test('behavior: an account of another kind of chain is not tracked', () => {
  expect(toTrackedTransaction({ ...writeOf(evmIntent), address: 'bc1q' }, hash, 5)).toBeUndefined()
})

function writeOf(intent: WriteIntent): Parameters<typeof toTrackedTransaction>[0] {
  if (intent.kind.startsWith('solana')) return { intent, address: solana.from, chainId: solana.chainId }
  if (intent.kind.startsWith('bip122')) return { intent, address: bitcoin.from, chainId: bitcoin.chainId }
  return { intent, address: from, chainId: 'eip155:1' }
}
