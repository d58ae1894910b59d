import { expect, test } from 'vitest'
import { isReviewedByFrame } from './isReviewedByFrame.js'

const session = { connectorId: 'auth', chainId: 'eip155:1' } as const

const solana = { ...session, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as const

test.each([
  ['the native token of an EVM chain', session, undefined],
  ['a token of an EVM chain', session, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['SOL', solana, undefined],
] as const)('default: the frame shows amount, recipient and fee of a transfer of %s', (_, given, token) => {
  expect(isReviewedByFrame(given, [undefined, false], token)).toBe(true)
})

test('behavior: tokens on Solana, whose recipient the frame does not show, are reviewed in the kit', () => {
  expect(isReviewedByFrame(solana, [], 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe(false)
})

test.each([
  ['another wallet', { ...session, connectorId: 'io.wallet' }, []],
  ['a name, which the frame does not resolve', session, ['alice.eth']],
  ['a danger that only the kit knows', session, [false, true]],
  ['a cost that only the kit knows', session, [0n]],
] as const)('behavior: %s is reviewed in the kit', (_, given, facts) => {
  expect(isReviewedByFrame(given, facts, undefined)).toBe(false)
})
