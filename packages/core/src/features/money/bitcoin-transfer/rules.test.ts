import { expect, test } from 'vitest'
import { bitcoinChainIds } from '../../../chains/bitcoin/bitcoinChain.js'
import type { BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import { createReviewKind } from '../transfer/createModuleChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { bitcoinTransfer } from './bitcoinTransfer.js'
import { isStillTrue, toBitcoinPlan } from './rules.js'

const bitcoinTransferReview = createReviewKind(bitcoinTransfer)
const from = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const to = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH'
const chainId = bitcoinChainIds.mainnet
const coin = { txid: 'ab'.repeat(32), vout: 0, value: 50_000n, confirmed: true }
const facts: BitcoinTransferFacts = {
  coins: [coin, { ...coin, vout: 1, value: 9_000n }],
  feeRates: { slow: 1, normal: 2, fast: 3 },
  isFeeExact: true,
}
const intent: AnyTransferIntent = { chainId, from, to, amount: 20_000n }
const review = { id: '', intent, speed: 'normal' } as const

test('default: the coins and the fee are those of the review', () => {
  const { write } = bitcoinTransferReview.toPlan(intent, facts, 'normal')
  // 11 + 68 + 34 + 31 virtual bytes.
  expect(write).toEqual({
    kind: 'bip122_sendTransfer',
    to,
    amount: 20_000n,
    exact: { coins: [coin], fee: 288n },
  })
  expect(() => bitcoinTransferReview.compare(write, review, facts)).not.toThrow()
})

test('behavior: a wallet that selects the fee itself is asked for the amount only, and not for everything', () => {
  const own = { ...facts, isFeeExact: false }
  const { write, problem } = bitcoinTransferReview.toPlan(intent, own, 'normal')
  expect(write).toEqual({ kind: 'bip122_sendTransfer', to, amount: 20_000n })
  expect(problem).toBeUndefined()
  expect(toBitcoinPlan({ ...intent, amount: 'max' }, own, 'normal').problem).toBe('wallet-sets-fee')
})

test.each<[string, object, string]>([
  ['another recipient', { to: from }, 'recipient'],
  ['another amount', { amount: 20_001n }, 'amount'],
  ['another fee', { exact: { coins: [coin], fee: 289n } }, 'fee'],
  ['no fee', { exact: undefined }, 'fee'],
])('error: a request with %s', (_, change, field) => {
  const { write } = bitcoinTransferReview.toPlan(intent, facts, 'normal')
  expect(() => bitcoinTransferReview.compare({ ...write, ...change } as typeof write, review, facts)).toThrow(
    expect.objectContaining({ field }),
  )
})

test.each<[string, Partial<BitcoinTransferFacts>, boolean]>([
  ['default: nothing changed', {}, true],
  ['behavior: more coins', { coins: [...facts.coins, { ...coin, vout: 2 }] }, true],
  ['behavior: a coin that is not spent is gone', { coins: [coin] }, true],
  ['error: a coin is gone', { coins: [{ ...coin, vout: 1, value: 90_000n }] }, false],
  ['error: a coin is worth less', { coins: [{ ...coin, value: 49_999n }] }, false],
  ['behavior: lower rates', { feeRates: { slow: 1, normal: 1, fast: 1 } }, true],
  ['error: it would stay pending', { feeRates: { slow: 3, normal: 5, fast: 9 } }, false],
  ['error: the wallet selects the fee now', { isFeeExact: false }, false],
])('behavior: still true: %s', (_, change, expected) => {
  expect(isStillTrue(review, facts, { ...facts, ...change })).toBe(expected)
})

test.each<[string, string, object | undefined]>([
  ['default', ` ${from} `, { address: from }],
  ['behavior: base58', to, { address: to }],
  ['behavior: empty', ' ', undefined],
  ['error: another network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', { error: 'other-network' }],
  ['error: a typo', from.replace('w508', 'w507'), { error: 'bitcoin-format' }],
  ['error: an EVM address', `0x${'1'.repeat(40)}`, { error: 'bitcoin-format' }],
  [
    'error: a version without rules',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    { error: 'unknown-version' },
  ],
])('behavior: recipient: %s', (_, text, parsed) => {
  expect(bitcoinTransfer.parseRecipient(text, chainId)).toEqual(parsed)
})
