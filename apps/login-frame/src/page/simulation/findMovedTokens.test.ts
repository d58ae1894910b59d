import type { SimulatedEvent } from '@latchkit/core/eip1193'
import { getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { findMovedTokens } from './findMovedTokens.js'

const from = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const account: Hex = `0x${from.slice(2).toLowerCase().padStart(64, '0')}`
const other: Hex = `0x${'2'.repeat(40).padStart(64, '0')}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const tokenAt = (index: number) => getAddress(`0x${index.toString(16).padStart(40, '0')}`)
const event = (index: number, topics: readonly Hex[] = [transfer, other, account]): SimulatedEvent => ({
  address: tokenAt(index),
  topics,
  data: '0x',
})

test('default: tokens that report a transfer from or to the account, once; those that leave it first', () => {
  const events = [
    event(1),
    event(2, [transfer, account, other]),
    event(1, [transfer, other, account]),
    // ERC-721.
    event(3, [transfer, other, account, `0x${'9'.padStart(64, '0')}`]),
    event(4, [transfer, other, other]),
    event(5, [other, other, account]),
    // The id of an NFT, not a party.
    event(6, [transfer, other, other, account]),
    event(7, []),
    // To itself: received, and not lost.
    event(8, [transfer, account, account]),
  ]
  expect(findMovedTokens(events, from, [])).toEqual({
    addresses: [2, 1, 3, 8].map(tokenAt),
    leaving: [tokenAt(2)],
    isComplete: true,
  })
})

test('behavior: more tokens than the page displays are reported as not complete', () => {
  const events = Array.from({ length: 11 }, (_, index) => event(index + 1))
  expect(findMovedTokens(events.slice(1), from, [])).toMatchObject({ isComplete: true })
  const found = findMovedTokens([...events, event(12, [transfer, account, other])], from, [])
  expect(found.addresses).toHaveLength(10)
  expect(found.addresses[0]).toBe(tokenAt(12))
  expect(found.isComplete).toBe(false)
})

test('behavior: tokens that are called do not count', () => {
  const events = Array.from({ length: 11 }, (_, index) => event(index + 1, [transfer, account, other]))
  expect(findMovedTokens(events, from, [tokenAt(1)])).toMatchObject({ isComplete: true })
  expect(findMovedTokens(events, from, [tokenAt(1)]).leaving).toHaveLength(11)
})
