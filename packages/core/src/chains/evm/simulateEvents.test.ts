import { expect, test } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.js'
import { balanceOverride } from './simulateCalls.js'
import { simulateEvents } from './simulateEvents.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network = testNetworks[0]
const topic = `0x${'1'.repeat(64)}` as const
const log = { address: from, topics: [topic], data: '0x12' }
const called = (result: object) => [{ calls: [{ status: '0x1', returnData: '0x', logs: [], ...result }] }]

async function simulate(answer: unknown, controller = new AbortController()) {
  const asked: unknown[] = []
  const calls = [{ to: from, data: '0x12', value: 16n }] as const
  const request = async ({
    method,
    params,
  }: {
    readonly method: string
    readonly params: readonly unknown[]
  }) => {
    asked.push([method, ...params])
    if (answer instanceof Error) throw answer
    return answer
  }
  const results = await simulateEvents(request, {
    ...{ network, from, calls, overrides: balanceOverride, signal: controller.signal },
  })
  return { results, asked }
}

test('default: results and events of each call, with the code of accounts', async () => {
  const { results, asked } = await simulate(called({ returnData: '0x34', logs: [log] }))
  expect(results).toEqual([{ isReverted: false, data: '0x34', events: [log] }])
  expect(asked).toMatchObject([
    [
      'eth_simulateV1',
      {
        blockStateCalls: [
          {
            stateOverrides: balanceOverride,
            calls: [{ from, to: from, data: '0x12', value: '0x10' }],
          },
        ],
      },
      'latest',
    ],
  ])
})

test.each([
  ['in the error, as of Geth', { error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } }],
  ['as what the call returned', { returnData: '0x08c379a0' }],
])('behavior: a call that reverts, with the reason %s', async (_, result) => {
  const { results } = await simulate(called({ status: '0x0', logs: [log], ...result }))
  expect(results).toEqual([{ isReverted: true, data: expect.stringMatching(/^0x/), events: [] }])
})

test.each([
  ['nothing', undefined],
  ['an error', new Error('the method eth_simulateV1 does not exist')],
  ['no calls', [{}]],
  ['too many calls', [{ calls: [...(called({})[0]?.calls ?? []), ...(called({})[0]?.calls ?? [])] }]],
  ['no status', called({ status: undefined })],
  ['no events', called({ logs: undefined })],
  ['too many events', called({ logs: Array.from({ length: 5_001 }, () => log) })],
  ['an event without an address', called({ logs: [{ ...log, address: '0x12' }] })],
  ['an event with a short topic', called({ logs: [{ ...log, topics: ['0x12'] }] })],
  [
    'an event with too many topics',
    called({ logs: [{ ...log, topics: Array.from({ length: 5 }, () => topic) }] }),
  ],
  ['data that is no text', called({ returnData: 1 })],
])('error: a network that answers with %s simulates no events', async (_, answer) => {
  expect((await simulate(answer)).results).toBeUndefined()
})

test('error: an aborted simulation rejects', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(simulate(new Error('aborted'), controller)).rejects.toThrow('aborted')
})
