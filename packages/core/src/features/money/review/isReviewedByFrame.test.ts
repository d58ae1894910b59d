import { expect, test } from 'vitest'
import { isReviewedByFrame } from './isReviewedByFrame.js'

const session = { connectorId: 'auth' } as const

test('default: the frame shows amount, recipient and fee of a transfer', () => {
  expect(isReviewedByFrame(session, [undefined, false])).toBe(true)
})

test.each([
  ['another wallet', { connectorId: 'io.wallet' }, []],
  ['a name, which the frame does not resolve', session, ['alice.eth']],
  ['a danger that only the kit knows', session, [false, true]],
  ['a cost that only the kit knows', session, [0n]],
] as const)('behavior: %s is reviewed in the kit', (_, given, facts) => {
  expect(isReviewedByFrame(given, facts)).toBe(false)
})
