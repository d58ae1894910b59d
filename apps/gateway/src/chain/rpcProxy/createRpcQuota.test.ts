import { expect, test } from 'vitest'
import { createAnswerMeter } from './createAnswerMeter.js'
import { createRpcQuota } from './createRpcQuota.js'

const projectId = 'p'
const from = (ip: string) => ({ address: { ip, isLocal: false }, projectId })
const local = { address: { ip: '127.0.0.1', isLocal: true }, projectId }
const megabyte = 1024 * 1024

function start(burst = { address: 100, project: 1_000 }) {
  const clock = { now: 0 }
  const refused: string[] = []
  const quota = createRpcQuota(
    {
      address: { burst: burst.address, perSecond: 10 },
      project: { burst: burst.project, perSecond: 100 },
    },
    () => clock.now,
    (limit) => refused.push(limit),
  )
  return { quota, clock, refused }
}

test('behavior: an answer takes a token for each 16 KiB, and the address waits until it has paid', () => {
  const { quota, clock, refused } = start()
  const meter = createAnswerMeter(quota, from('a'))
  // Ten answers of 256 KiB.
  for (let part = 0; part < 256; part += 1) expect(meter.addBytes(10 * 1024)).toBe(true)
  expect(() => quota.take(from('a'), 1)).toThrow('Too many calls from this address')
  expect(() => quota.take(from('b'), 1)).not.toThrow()
  clock.now += 6_000
  expect(() => quota.take(from('a'), 1)).toThrow()
  clock.now += 200
  expect(() => quota.take(from('a'), 1)).not.toThrow()
  expect(refused).toEqual(['address', 'address'])
})

test('error: an address that owes more than two of the largest answers receives no more', () => {
  const { quota, refused } = start()
  const meter = createAnswerMeter(quota, from('a'))
  expect(meter.addBytes(20 * megabyte)).toBe(true)
  expect(meter.addBytes(2 * megabyte)).toBe(false)
  expect(meter.addBytes(1)).toBe(false)
  expect(refused).toEqual(['address'])
})

test('behavior: large answers to one address do not use up the tokens of its project', () => {
  const { quota } = start()
  const meter = createAnswerMeter(quota, from('a'))
  for (let answer = 0; answer < 10; answer += 1) meter.addBytes(10 * megabyte)
  // The address has paid 100 of the 1,000 tokens.
  for (let address = 0; address < 9; address += 1) quota.take(from(`b${address}`), 100)
  expect(() => quota.take(from('c'), 1)).toThrow('Too many calls of this project')
})

test('behavior: time of a node takes tokens; a call that the node answers soon takes none', () => {
  const { quota } = start()
  const meter = createAnswerMeter(quota, from('a'))
  for (let call = 0; call < 100; call += 1) meter.addTime(200)
  quota.take(from('a'), 60)
  // One call that ran into the time-out.
  meter.addTime(10_000)
  expect(() => quota.take(from('a'), 1)).toThrow('Too many calls from this address')
})

test('behavior: local clients are charged by project only', () => {
  const { quota } = start()
  const meter = createAnswerMeter(quota, local)
  expect(meter.addBytes(15 * megabyte)).toBe(true)
  expect(() => quota.take(local, 40)).not.toThrow()
  expect(() => quota.take(local, 1)).toThrow('Too many calls of this project')
})
