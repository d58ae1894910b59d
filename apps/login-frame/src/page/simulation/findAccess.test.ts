import type { Effect } from '@latchkit/core/eip1193'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { findAccess } from './findAccess.js'

const from = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const contract = '0x2222222222222222222222222222222222222222'
const other = '0x3333333333333333333333333333333333333333'
const zero = '0x0000000000000000000000000000000000000000'
const allowance: Effect = { kind: 'allowance', contract, other, amount: 7n }
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const find = async (effects: readonly Effect[], answer: unknown = word(0n)) =>
  (await findAccess(effects, from, async () => answer)).access

test('default: allowances, operators and NFTs, but not transfers of tokens', async () => {
  const given: readonly Effect[] = [
    allowance,
    { kind: 'permit2', contract, token: other, other, amount: 1n },
    { kind: 'operator', contract, other, amount: 1n },
    { kind: 'operator', contract: other, other },
    { kind: 'nft', contract, other, amount: 0n },
    { kind: 'nftAllowance', contract, other, amount: 0n },
  ]
  expect(await find([...given, { kind: 'transfer', contract, other, amount: 1n }])).toEqual(given)
})

test('behavior: what is taken back is no access', async () => {
  const taken: readonly Effect[] = [
    { ...allowance, amount: 0n },
    { kind: 'operator', contract, other, amount: 0n },
    { kind: 'nftAllowance', contract, other: zero, amount: 1n },
  ]
  expect(await find(taken)).toEqual([])
})

test.each<[string, unknown, readonly Effect[]]>([
  ['a larger one', word(8n), []],
  ['the same one', word(7n), []],
  ['a smaller one', word(6n), [allowance]],
  ['none that can be read', '0x', [allowance]],
])('behavior: an allowance after %s', async (_, answer, expected) => {
  expect(await find([allowance], answer)).toEqual(expected)
})

test('error: a node that fails, and more than are displayed', async () => {
  const failing = () => Promise.reject(new Error('away'))
  expect(await findAccess([allowance], from, failing)).toEqual({ access: [allowance], isComplete: true })
  const spenderAt = (index: number): Hex => `0x${index.toString(16).padStart(40, '0')}`
  const many = Array.from({ length: 11 }, (_, index) => ({ ...allowance, other: spenderAt(index) }))
  expect(await findAccess(many, from, failing)).toMatchObject({ isComplete: false })
  // The same allowance several times is displayed once.
  const same = Array.from({ length: 11 }, () => allowance)
  expect(await findAccess(same, from, failing)).toEqual({ access: [allowance], isComplete: true })
})
