import { expect, test } from 'vitest'
import { isReviewedByFrame } from './isReviewedByFrame.js'

const session = { connectorId: 'auth', chainId: 'eip155:1' } as const

test('default: the frame shows amount, recipient and fee of a transfer', () => {
  expect(isReviewedByFrame(session, [undefined, false])).toBe(true)
})

test.each([
  ['another wallet', { ...session, connectorId: 'io.wallet' }, []],
  [
    'Solana, whose fee the frame does not show',
    { ...session, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    [],
  ],
  ['a name, which the frame does not resolve', session, ['alice.eth']],
  ['a danger that only the kit knows', session, [false, true]],
  ['a cost that only the kit knows', session, [0n]],
] as const)('behavior: %s is reviewed in the kit', (_, given, facts) => {
  expect(isReviewedByFrame(given, facts)).toBe(false)
})
