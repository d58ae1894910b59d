import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { createNetworkRequest } from './createNetworkRequest.js'
import type { Library } from './Library.js'

const network = { ...testNetworks[0], rpcUrls: { default: { http: ['https://a', 'https://b'] } } }
const question = { network, method: 'eth_gasPrice', params: [] }
const unreached = new TypeError('Failed to fetch')

/** Creates servers that respond in the given order, and records the time of each request. */
function setUp(...answers: readonly unknown[]) {
  const clock = fakeClock(0)
  const left = [...answers]
  const asked: unknown[] = []
  const send: Library['send'] = async ({ url, timeoutMs }) => {
    asked.push([clock.now(), url, timeoutMs])
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return answer
  }
  const load = async () => ({ send }) as Library
  const controller = new AbortController()
  const answer = createNetworkRequest(load, clock)({ ...question, signal: controller.signal })
  return { answer, asked, clock, controller }
}

describe('networkRequest', () => {
  it('default: asks the first server with a timeout of 10 s', async () => {
    const { answer, asked } = setUp('0x1')
    expect(await answer).toBe('0x1')
    expect(asked).toEqual([[0, 'https://a', 10_000]])
  })

  it('behavior: retries all servers three times with increasing delays when none is reachable', async () => {
    const { answer, asked, clock } = setUp(unreached)
    const failure = expect(answer).rejects.toBe(unreached)
    await clock.advance(1_050)
    await failure
    const times = [0, 150, 450, 1_050]
    expect(asked).toEqual(
      times.flatMap((at) => [
        [at, 'https://a', 10_000],
        [at, 'https://b', 10_000],
      ]),
    )
    expect(clock.pending).toBe(0)
  })

  it('behavior: uses a server that is reachable again', async () => {
    const { answer, asked, clock } = setUp(unreached, unreached, '0x1')
    await clock.advance(150)
    expect(await answer).toBe('0x1')
    expect(asked.length).toBe(3)
  })

  it.each([
    [
      'error: does not retry an error response of ethers 5',
      { code: 'SERVER_ERROR', error: { code: -32_000 } },
    ],
    [
      'error: does not retry an error response of ethers 6',
      { code: 'UNKNOWN_ERROR', error: { code: -32_000 } },
    ],
    ['error: does not retry a reverted call', { code: 'CALL_EXCEPTION', info: { error: { code: 3 } } }],
  ])('%s', async (_, fields) => {
    const refusal = Object.assign(new Error('No.'), fields)
    const { answer, asked, clock } = setUp(refusal)
    await expect(answer).rejects.toBe(refusal)
    expect(asked.length).toBe(2)
    expect(clock.pending).toBe(0)
  })

  it('error: stops retrying when aborted', async () => {
    const { answer, asked, clock, controller } = setUp(unreached)
    const failure = expect(answer).rejects.toMatchObject({ code: 'aborted' })
    await clock.advance(100)
    controller.abort()
    await failure
    expect(clock.pending).toBe(0)
    expect(asked.length).toBe(2)
  })
})
