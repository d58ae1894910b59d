import { describe, expect, test } from 'vitest'
import {
  addSample,
  type Endpoint,
  findMajority,
  getRetryDelay,
  markBehind,
  orderEndpoints,
  planStep,
  type Round,
} from './policy.js'
import { RpcFailure, type RpcFailureKind } from './RpcFailure.js'

const endpoint = (url: string, facts: Partial<Endpoint> = {}): Endpoint => ({
  url,
  samples: [],
  blockedUntil: 0,
  ...facts,
})
const fast = { isSuccess: true, latencyMs: 50 }
const slow = { isSuccess: true, latencyMs: 900 }
const lost = { isSuccess: false, latencyMs: 1_000 }
const failure = (kind: RpcFailureKind) => new RpcFailure(kind, kind)
const round = (facts: Partial<Round> = {}): Round => ({ attempt: 0, asked: [], failures: [], ...facts })
const order = (...endpoints: readonly Endpoint[]) => orderEndpoints(endpoints).map(({ url }) => url)

describe('orderEndpoints', () => {
  test('default: the order of the app while nothing is known', () => {
    expect(order(endpoint('a'), endpoint('b'), endpoint('c'))).toEqual(['a', 'b', 'c'])
  })

  test('behavior: the faster one first, and stability before latency, as in viem’s rank', () => {
    expect(order(endpoint('slow', { samples: [slow] }), endpoint('fast', { samples: [fast] }))).toEqual([
      'fast',
      'slow',
    ])
    const shaky = endpoint('shaky', { samples: [lost, lost, fast] })
    expect(order(shaky, endpoint('slow', { samples: [slow, slow, slow] }))).toEqual(['slow', 'shaky'])
  })

  test('behavior: one that failed last, or is behind, comes last', () => {
    const other = endpoint('other', { samples: [slow, slow] })
    expect(order(endpoint('a', { samples: [fast, lost] }), other)).toEqual(['other', 'a'])
    expect(order(endpoint('a', { samples: [fast, fast], isBehind: true }), other)).toEqual(['other', 'a'])
  })

  test('behavior: never one of another chain', () => {
    expect(order(endpoint('a', { excluded: failure('wrong-chain') }), endpoint('b'))).toEqual(['b'])
  })
})

describe('planStep', () => {
  const all = [endpoint('a'), endpoint('b')]

  test('default: each endpoint once, then a delay, then all again', () => {
    expect(planStep(all, round(), 0)).toEqual({ type: 'ask', url: 'a' })
    expect(planStep(all, round({ asked: ['a'], failures: [failure('failed')] }), 0)).toEqual({
      type: 'ask',
      url: 'b',
    })
    const asked = { asked: ['a', 'b'], failures: [failure('failed'), failure('unreachable')] }
    expect(planStep(all, round(asked), 0)).toEqual({ type: 'wait', delayMs: 150 })
    expect(planStep(all, round({ ...asked, attempt: 2 }), 0)).toEqual({ type: 'wait', delayMs: 600 })
    expect(planStep(all, round({ ...asked, attempt: 3 }), 0)).toMatchObject({
      type: 'fail',
      failure: { kind: 'failed' },
    })
  })

  test('behavior: delays start at 150 ms, double, and are at most 30 s', () => {
    expect([0, 1, 2, 7, 8, 20].map(getRetryDelay)).toEqual([150, 300, 600, 19_200, 30_000, 30_000])
  })

  test('behavior: Retry-After skips the endpoint, and delays a call that has no other', () => {
    const paused = endpoint('a', { blockedUntil: 5_000 })
    expect(planStep([paused, endpoint('b')], round(), 1_000)).toEqual({ type: 'ask', url: 'b' })
    expect(planStep([paused], round(), 1_000)).toEqual({ type: 'wait', delayMs: 4_000 })
  })

  test('behavior: a Retry-After of more than 30 s fails at once', () => {
    expect(planStep([endpoint('a', { blockedUntil: 31_000 })], round(), 0)).toMatchObject({
      type: 'fail',
      failure: { kind: 'limited' },
    })
  })

  test.each<[RpcFailureKind, 'wait' | 'fail']>([
    ['limited', 'wait'],
    ['failed', 'wait'],
    ['unreachable', 'wait'],
    ['disagreed', 'wait'],
    ['unsupported', 'fail'],
    ['wrong-chain', 'fail'],
  ])('behavior: after %s: %s', (kind, type) => {
    expect(planStep([endpoint('a')], round({ asked: ['a'], failures: [failure(kind)] }), 0).type).toBe(type)
  })

  test('behavior: an answer tells more than no response', () => {
    const failures = [failure('unreachable'), failure('limited'), failure('failed')]
    expect(planStep(all, round({ attempt: 3, asked: ['a', 'b'], failures }), 0)).toMatchObject({
      failure: { kind: 'limited' },
    })
  })

  test('error: no endpoint, and only endpoints of another chain', () => {
    expect(planStep([], round(), 0)).toMatchObject({ type: 'fail', failure: { kind: 'unreachable' } })
    const other = endpoint('a', { excluded: failure('wrong-chain') })
    expect(planStep([other], round(), 0)).toMatchObject({ type: 'fail', failure: { kind: 'wrong-chain' } })
  })
})

test('behavior: keeps the last ten samples', () => {
  let one = endpoint('a')
  for (let latencyMs = 1; latencyMs <= 12; latencyMs += 1)
    one = addSample(one, { isSuccess: true, latencyMs })
  expect(one.samples.map(({ latencyMs }) => latencyMs)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

describe('markBehind', () => {
  const at = (...heights: readonly number[]) =>
    heights.map((height, index) => endpoint(`${index}`, { height }))
  const behind = (now: readonly number[], before: readonly number[]) =>
    markBehind(at(...now), at(...before)).map(({ isBehind }) => isBehind)

  test('default: older than the best one at the ranking before', () => {
    expect(behind([102, 95], [101, 95])).toEqual([false, true])
    expect(behind([102, 101], [101, 100])).toEqual([false, false])
  })

  test('behavior: one node that reports a block of the future does not displace the others', () => {
    expect(behind([9_999, 102, 102], [9_998, 101, 101])).toEqual([false, false, false])
  })
})

describe('findMajority', () => {
  test.each<[string, readonly string[], number, ReturnType<typeof findMajority>]>([
    ['the only answer', ['x'], 0, { answer: 'x' }],
    ['two of three', ['x', 'y', 'x'], 0, { answer: 'x' }],
    ['two of three before the third', ['x', 'x'], 1, { answer: 'x' }],
    ['one of two', ['x', 'y'], 0, 'disagreed'],
    ['undecided', ['x', 'y'], 1, undefined],
    ['one and one pending', ['x'], 1, undefined],
    ['two of four', ['x', 'x', 'y', 'z'], 0, 'disagreed'],
    ['none', [], 0, undefined],
  ])('%s', (_, answers, pending, expected) => {
    expect(findMajority(answers, pending)).toEqual(expected)
  })
})
