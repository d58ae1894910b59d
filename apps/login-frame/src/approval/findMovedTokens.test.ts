import { expect, test } from 'vitest'
import { findMovedTokens } from './findMovedTokens.js'

const from = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const account = `0x${from.slice(2).toLowerCase().padStart(64, '0')}`
const other = `0x${'2'.repeat(40).padStart(64, '0')}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const request = { to: '0x2222222222222222222222222222222222222222', data: '0x12', value: 1n } as const
const tokenAt = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const log = (index: number, topics: readonly unknown[] = [transfer, other, account]) => ({
  address: tokenAt(index),
  topics,
  data: '0x',
})
const answer = (logs: unknown, status: unknown = '0x1') => [{ number: '0x1', calls: [{ status, logs }] }]
const find = (result: unknown) => findMovedTokens(async () => result, [request], from)

test('default: tokens that report a transfer from or to the account, once', async () => {
  const asked: unknown[] = []
  const logs = [
    log(1),
    log(2, [transfer, account, other]),
    log(1, [transfer, account, other]),
    // ERC-721.
    log(3, [transfer, other, account, `0x${'9'.padStart(64, '0')}`]),
    log(4, [transfer, other, other]),
    log(5, [other, other, account]),
    // The id of an NFT, not a party.
    log(6, [transfer, other, other, account]),
    log(7, []),
  ]
  const ask = async (...given: unknown[]) => {
    asked.push(given)
    return answer(logs)
  }
  expect(await findMovedTokens(ask, [request], from)).toEqual({
    addresses: [tokenAt(1), tokenAt(2), tokenAt(3)],
    effects: [2, 1].map((index) => ({
      ...{ kind: 'transfer', contract: tokenAt(index), other: `0x${other.slice(26)}` },
      ...{ amount: undefined, count: undefined },
    })),
    isComplete: true,
  })
  const call = { from, to: request.to, data: '0x12', value: '0x1' }
  expect(asked).toEqual([['eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }] }, 'latest']]])
})

test('behavior: more tokens than the page displays are reported as not complete', async () => {
  const logs = Array.from({ length: 11 }, (_, index) => log(index + 1))
  expect(await find(answer(logs.slice(1)))).toMatchObject({ isComplete: true })
  const found = await find(answer(logs))
  expect(found?.addresses).toHaveLength(10)
  expect(found?.isComplete).toBe(false)
})

test('error: a node that does not support the method', async () => {
  const ask = () => Promise.reject(new Error('method not found'))
  expect(await findMovedTokens(ask, [request], from)).toBeUndefined()
})

test.each([
  ['nothing', undefined],
  ['another type', '0x'],
  ['no block', []],
  ['two blocks', [...answer([]), ...answer([])]],
  ['no call', [{ calls: [] }]],
  ['two calls', [{ calls: [...(answer([])[0]?.calls ?? []), ...(answer([])[0]?.calls ?? [])] }]],
  ['a call that failed', answer([], '0x0')],
  ['no events', answer(undefined)],
  ['an address that is none', answer([{ ...log(1), address: 'javascript:' }])],
  ['topics that are none', answer([log(1, [1])])],
  ['topics that are too short', answer([log(1, ['0x12'])])],
  ['data that is none', answer([{ ...log(1), data: 'x' }])],
  ['too many topics', answer([log(1, [transfer, other, account, other, other])])],
  ['too many events', answer(Array.from({ length: 5_001 }, () => log(1)))],
])('error: an answer with %s', async (_, result) => {
  expect(await find(result)).toBeUndefined()
})
