import type { Effect } from '@latchkit/core/eip1193'
import { expect, test } from 'vitest'
import { hasNewEffects } from './hasNewEffects.js'
import type { Simulation } from './types.js'

const address = '0x2222222222222222222222222222222222222222'
const other = '0x3333333333333333333333333333333333333333'
const changes = (
  native: bigint,
  token = 0n,
  access: readonly Effect[] = [],
  isComplete = true,
): Simulation => ({
  ...{ status: 'changes', native, access, isComplete },
  tokens: token === 0n ? [] : [{ address, amount: token }],
})
const reverted: Simulation = { status: 'reverted', reason: 'no' }
const allowance: Effect = { kind: 'allowance', contract: address, other, amount: 7n }
const permit: Effect = { kind: 'permit2', contract: address, token: other, other, amount: 7n }
const nft: Effect = { kind: 'nft', contract: address, other, amount: 7n }
const operator: Effect = { kind: 'operator', contract: address, other, amount: 1n }
const given = [allowance, permit, nft, operator]

test.each<[string, Simulation, Simulation]>([
  ['the same changes', changes(-100n, 100n, given), changes(-100n, 100n, given)],
  ['a loss and a gain that differ by a hundredth', changes(-100n, 100n), changes(-101n, 99n)],
  ['a smaller loss, and a larger gain', changes(-100n, 100n), changes(0n, 200n)],
  ['less access', changes(0n, 0n, given), changes(0n)],
  ['a smaller allowance', changes(0n, 0n, [allowance]), changes(0n, 0n, [{ ...allowance, amount: 6n }])],
  ['a failure that was displayed', reverted, { status: 'reverted', reason: 'other' }],
  ["a failure that was displayed, and can't be read again", reverted, { status: 'unavailable' }],
  ['nothing, as before', { status: 'unavailable' }, { status: 'succeeded' }],
  ['more that is known', changes(0n, 0n, [], false), changes(0n)],
])('default: %s', (_, shown, now) => {
  expect(hasNewEffects(shown, now)).toBe(false)
})

test.each<[string, Simulation, Simulation]>([
  ['a larger loss of the native token', changes(-100n), changes(-102n)],
  ['a loss where there was none', changes(0n), changes(-1n)],
  ['a smaller gain', changes(100n), changes(98n)],
  ['a gain that is gone', changes(0n, 100n), changes(0n)],
  ['a larger loss of a token', changes(0n, -100n), changes(0n, -102n)],
  ['a token that was not displayed', changes(0n), changes(0n, -1n)],
  ['a fraction of a small amount', changes(0n, -3n), changes(0n, -4n)],
  ...given.map((effect): [string, Simulation, Simulation] => [
    `access that was not displayed (${effect.kind})`,
    changes(
      0n,
      0n,
      given.filter((one) => one !== effect),
    ),
    changes(0n, 0n, given),
  ]),
  ['a larger allowance', changes(0n, 0n, [allowance]), changes(0n, 0n, [{ ...allowance, amount: 8n }])],
  ['another NFT', changes(0n, 0n, [nft]), changes(0n, 0n, [{ ...nft, amount: 6n }])],
  ['another spender', changes(0n, 0n, [permit]), changes(0n, 0n, [{ ...permit, other: address }])],
  ['changes after a failure', reverted, changes(0n)],
  ['changes that were not known', { status: 'succeeded' }, changes(0n)],
  ['a failure', changes(0n), reverted],
  ["changes that can't be read again", changes(0n), { status: 'succeeded' }],
  ["tokens that can't be read again", changes(0n), changes(0n, 0n, [], false)],
])('error: %s', (_, shown, now) => {
  expect(hasNewEffects(shown, now)).toBe(true)
})
