import { expect, test } from 'vitest'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { networks } from './bitcoin.fixtures.js'
import { checkSpent } from './checkSpent.js'

const script = Uint8Array.of(0, 20, 1)
const plan = {
  inputs: [],
  outputs: [
    { script, value: 1_000n },
    { script, value: 500n },
  ],
  fee: 100n,
}

function check(...values: readonly (bigint | undefined)[]): void {
  const inputs = values.map((value) => ({ script, value }))
  checkSpent({ transaction: script, inputs }, plan, networks.mainnet)
}

test('default', () => {
  expect(() => check(1_600n)).not.toThrow()
  expect(() => check(1_000n, 600n)).not.toThrow()
})

test.each([
  ['a higher amount than reported', [1_601n]],
  ['a lower amount', [1_599n]],
  ['an input without an amount', [1_600n - 1n, undefined]],
  ['no input', []],
])('error: %s', (_, values) => {
  expect(() => check(...values)).toThrow(RpcRequestError)
})
