import { describe, expect, test } from 'vitest'
import { fakeClock } from '../testing/fakeClock.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import type { Cancel, Effect, Effects, Failed, Step, Timer } from './machine.js'
import { createRunner } from './runner.js'

type Event = { readonly type: string }
type E = (Effect & { readonly type: 'ask' }) | (Effect & { readonly type: 'missing' }) | Timer<Event> | Cancel
type Fact = { readonly type: 'told' }
type State = { readonly seen: readonly string[] }
type Ask = {
  readonly key: string
  readonly signal: AbortSignal
  readonly send: (event: Event) => void
  readonly reply: (event?: Event) => void
  readonly fail: (error: unknown) => void
}

/** A runner on a fake clock, whose machine runs the effects of a script. */
function setUp(
  script: Readonly<Record<string, { readonly run?: readonly E[]; readonly emit?: readonly Fact[] }>>,
  answer?: (effect: E) => Event | undefined,
) {
  const clock = fakeClock()
  const asked: Ask[] = []
  const log: string[] = []
  const queue: (() => void)[] = []
  let isDraining = false
  const effects: Effects<E, Event, object> = {
    ask(effect, { signal, send }) {
      log.push('ask')
      if (answer) return answer(effect)
      return new Promise((resolve, reject) => {
        asked.push({ key: effect.key, signal, send, reply: resolve, fail: reject })
      })
    },
    // A handler that is missing at run time, as in an app with two versions of the package.
    missing: undefined as never,
  }
  const runner = createRunner<State, Event, E, Fact, object>({
    state: { seen: [] },
    transition: (state, input: Event | Failed<E>): Step<State, E, Fact> => {
      const name = 'error' in input ? `${input.type} ${input.error.code}` : input.type
      return { state: { seen: [...state.seen, name] }, ...script[input.type] }
    },
    effects,
    context: {},
    host: {
      clock,
      enqueue(job) {
        queue.push(job)
        if (isDraining) return
        isDraining = true
        for (let next = queue.shift(); next; next = queue.shift()) next()
        isDraining = false
      },
      put: (state) => log.push(`put ${(state as State).seen.at(-1)}`),
      publish: (fact) => log.push((fact as Fact).type),
    },
  })
  return { runner, clock, asked, log }
}

const ask = (key: string, mode?: 'read' | 'write'): E => ({ type: 'ask', key, mode })
const tick = (delayMs: number, type: string, key = 'k'): E => ({
  type: 'timer',
  key,
  delayMs,
  event: { type },
})
const cancel = (key = 'k'): E => ({ type: 'cancel', key })

describe('order', () => {
  test('default: stores the state, then starts the effects, then publishes the facts', () => {
    const { runner, log } = setUp({ go: { run: [ask('a')], emit: [{ type: 'told' }, { type: 'told' }] } })
    runner.send({ type: 'go' })
    expect(log).toEqual(['put go', 'ask', 'told', 'told'])
  })

  test('behavior: a result that is there at once comes after the facts of its own event', async () => {
    const { runner, log } = setUp({ go: { run: [ask('a')], emit: [{ type: 'told' }] } }, () => ({
      type: 'done',
    }))
    runner.send({ type: 'go' })
    await nextMacrotask()
    expect(log).toEqual(['put go', 'ask', 'told', 'put done'])
  })

  test('behavior: an event of an effect that is sent synchronously waits for the current event', () => {
    const { runner, log, asked } = setUp({ go: { run: [ask('a')], emit: [{ type: 'told' }] } })
    runner.send({ type: 'go' })
    asked[0]?.send({ type: 'progress' })
    runner.send({ type: 'next' })
    expect(log).toEqual(['put go', 'ask', 'told', 'put progress', 'put next'])
  })
})

describe('keys', () => {
  test('behavior: the late end of a superseded read leaves the newer one cancellable', async () => {
    const { runner, asked } = setUp({ go: { run: [ask('k')] }, stop: { run: [cancel()] } })
    runner.send({ type: 'go' })
    runner.send({ type: 'go' })
    asked[0]?.reply({ type: 'late' })
    await nextMacrotask()
    runner.send({ type: 'stop' })
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  test('behavior: a read that has ended is not cancelled, so that its signal stays quiet', async () => {
    const { runner, asked } = setUp({ go: { run: [ask('k')] }, stop: { run: [cancel()] } })
    runner.send({ type: 'go' })
    asked[0]?.reply()
    await nextMacrotask()
    runner.send({ type: 'stop' })
    runner.send({ type: 'go' })
    runner.stop()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })

  test('behavior: a timer and a read with one key replace each other', async () => {
    const { runner, asked, clock, log } = setUp({
      go: { run: [ask('k')] },
      wait: { run: [tick(10, 'tick')] },
    })
    runner.send({ type: 'wait' })
    runner.send({ type: 'go' })
    expect(clock.pending).toBe(0)
    runner.send({ type: 'wait' })
    expect(asked[0]?.signal.aborted).toBe(true)
    await clock.advance(10)
    expect(log.at(-1)).toBe('put tick')
  })

  test('behavior: cancelling a key without an effect does nothing', () => {
    const { runner, clock, log } = setUp({ stop: { run: [cancel(), cancel('other')] } })
    runner.send({ type: 'stop' })
    expect(log).toEqual(['put stop'])
    expect(clock.pending).toBe(0)
  })
})

describe('timers', () => {
  test('behavior: a timer can start itself again, and is cancelled then', async () => {
    const { runner, clock, log } = setUp({
      tick: { run: [tick(100, 'tick')] },
      stop: { run: [cancel()] },
    })
    runner.send({ type: 'tick' })
    await clock.advance(250)
    expect(log).toEqual(['put tick', 'put tick', 'put tick'])
    expect(clock.pending).toBe(1)
    runner.send({ type: 'stop' })
    expect(clock.pending).toBe(0)
    await clock.advance(1_000)
    expect(log).toHaveLength(4)
  })

  test('behavior: timers with other keys are independent', async () => {
    const { runner, clock, log } = setUp({ go: { run: [tick(20, 'b', 'b'), tick(10, 'a', 'a')] } })
    runner.send({ type: 'go' })
    await clock.advance(20)
    expect(log).toEqual(['put go', 'put a', 'put b'])
  })
})

describe('stop', () => {
  test('behavior: later events change the state, and start neither effects nor timers', () => {
    const { runner, asked, clock, log } = setUp({
      go: { run: [ask('a'), ask('b', 'write'), tick(1, 'x', 'c')] },
    })
    runner.stop()
    runner.stop()
    runner.send({ type: 'go' })
    expect(log).toEqual(['put go'])
    expect(asked).toEqual([])
    expect(clock.pending).toBe(0)
  })

  test('behavior: the progress and the failure of a cancelled read are dropped', async () => {
    const { runner, asked, log } = setUp({ go: { run: [ask('a')] } })
    runner.send({ type: 'go' })
    runner.stop()
    asked[0]?.send({ type: 'progress' })
    asked[0]?.fail(new Error('aborted'))
    await nextMacrotask()
    expect(log).toEqual(['put go', 'ask'])
  })
})

describe('failures', () => {
  test('error: a handler that throws synchronously sends failed after the facts', () => {
    const { runner, log } = setUp({ go: { run: [ask('a')], emit: [{ type: 'told' }] } }, () => {
      throw new TypeError('broken')
    })
    runner.send({ type: 'go' })
    expect(log).toEqual(['put go', 'ask', 'told', 'put failed unexpected'])
  })

  test('error: an effect without a handler fails, and the next effect still runs', () => {
    const { runner, log } = setUp({ go: { run: [{ type: 'missing', key: 'm' }, ask('a')] } })
    runner.send({ type: 'go' })
    expect(log).toEqual(['put go', 'ask', 'put failed unexpected'])
  })

  test.each([undefined, null, 0, 'text'])('error: a rejection with %j is a failure too', async (reason) => {
    const { runner, asked, log } = setUp({ go: { run: [ask('a', 'write')] } })
    runner.send({ type: 'go' })
    asked[0]?.fail(reason)
    await nextMacrotask()
    expect(log.at(-1)).toBe('put failed unexpected')
  })
})
