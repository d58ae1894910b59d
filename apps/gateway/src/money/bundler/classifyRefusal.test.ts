import { expect, test } from 'vitest'
import { classifyRefusal } from './classifyRefusal.js'

const none = { maxFee: 0n, maxPriorityFee: 0n }

test.each([
  ['geth and reth', 'already known'],
  ['Besu', 'Known transaction'],
  ['Nethermind', 'AlreadyKnown'],
  ['anvil', 'transaction already imported'],
  ['geth, whose nonce is used', 'nonce too low: next nonce 5, tx nonce 4'],
  ['Nethermind, whose nonce is used', 'OldNonce, Current nonce: 5, nonce of rejected tx: 4'],
])('behavior: %s has the transaction: "%s"', (_node, message) => {
  expect(classifyRefusal(message)).toEqual({ kind: 'known' })
})

test.each([
  ['geth', 'replacement transaction underpriced', none],
  ['Erigon', 'could not replace existing tx', none],
  ['Nethermind', 'ReplacementNotAllowed', none],
  [
    'geth, for a maximum fee',
    'replacement transaction underpriced: new tx gas fee cap 5 <= 10 queued',
    { maxFee: 11n, maxPriorityFee: 0n },
  ],
  [
    'geth, for a priority fee with its penalty',
    'replacement transaction underpriced: new tx gas tip cap 5 < 10 queued + 100% replacement penalty',
    { maxFee: 0n, maxPriorityFee: 20n },
  ],
])('behavior: %s asks for a dearer replacement: "%s"', (_node, message, asked) => {
  expect(classifyRefusal(message)).toEqual({ kind: 'replacement', asked })
})

test.each([
  ['authority already reserved', none],
  ['authority nonce too low', none],
  ['txpool is full', none],
  ['transaction underpriced: gas tip cap 1, minimum needed 25', { maxFee: 0n, maxPriorityFee: 25n }],
  [
    'max fee per gas less than block base fee: maxFeePerGas: 1, baseFee: 7',
    { maxFee: 7n, maxPriorityFee: 0n },
  ],
])('behavior: geth refuses a transaction: "%s"', (message, asked) => {
  expect(classifyRefusal(message)).toEqual({ kind: 'refused', asked })
})

test('behavior: an executor without funds is not the fault of the operation', () => {
  const message = 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1'
  expect(classifyRefusal(message)).toEqual({ kind: 'funds' })
})

test.each([
  'execution reverted: already known',
  'execution reverted: replacement transaction underpriced: new tx gas fee cap 5 <= 10 queued',
  "VM Exception while processing transaction: reverted with reason string 'minimum needed 25'",
])('error: the reason of a revert is no text of the node: "%s"', (message) => {
  expect(classifyRefusal(message)).toEqual({ kind: 'refused', asked: none })
})
