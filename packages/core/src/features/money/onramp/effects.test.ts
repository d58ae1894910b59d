import { expect, test } from 'vitest'
import type { Capability } from '../../../ports/Capabilities.js'
import { effects } from './effects.js'

const unanswered = Object.assign(new Error('No response within 10000 ms'), { code: 'service-unreachable' })
const busy = Object.assign(new Error('HTTP 503'), { code: 'service-unreachable', status: 503 })
const refused = Object.assign(new Error('HTTP 403'), { code: 'origin-not-allowed' })
const absent: Capability = { status: 'absent', code: 'unsupported' }
const available: Capability = { status: 'available' }

function readOptions(failure: Error | undefined, onramp: Capability | undefined) {
  const getOptions = async () => {
    if (failure) throw failure
    return { providers: [], payments: [], currencies: [] }
  }
  const context = {
    dataApi: { onramp: async () => ({ getOptions }) },
    config: { networkOf: () => ({}) },
    getState: () => ({ capabilities: { status: 'ready', at: 0, capabilities: { onramp } } }),
    signal: new AbortController().signal,
  }
  // The handler uses nothing else of its context.
  return effects.readOptions({ type: 'readOptions', key: 'options', country: undefined }, context as never)
}

test.each<[string, Error | undefined, Capability | undefined, number, boolean]>([
  ['does not answer, and has providers', unanswered, available, 2, true],
  ['does not answer, and did not tell what it has', unanswered, undefined, 2, true],
  ['does not answer, and has told that it has no providers', unanswered, absent, 0, false],
  ['answers that it is busy', busy, available, 0, true],
  ['refuses the app', refused, undefined, 0, true],
  ['has no providers', undefined, undefined, 0, false],
])(
  'behavior: whether the built-in options replace those of a server that %s',
  async (_, failure, onramp, count, isFallback) => {
    const event = await readOptions(failure, onramp)
    expect(event).toMatchObject({ type: 'optionsLoaded', isFallback })
    expect(event && 'options' in event && event.options.providers).toHaveLength(count)
  },
)

test('behavior: a kit without a server has no providers, which is no failure', async () => {
  const context = { dataApi: undefined, config: { networkOf: () => ({}) }, getState: () => ({}) }
  const effect = { type: 'readOptions', key: 'options', country: undefined } as const
  expect(await effects.readOptions(effect, context as never)).toMatchObject({
    isFallback: false,
    options: { providers: [] },
  })
})
