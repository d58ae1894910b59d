import { describe, expect, test } from 'vitest'
import { LatchkitError } from '../foundation/errors/base.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import type { Cancel, Effect, Effects, Failed, Step, Timer } from './machine.js'
import { createRunner } from './runner.js'

type State = { readonly seen: readonly string[] }
type Event = { readonly type: string }
type E = (Effect & { readonly type: 'ask'; readonly name: string }) | Timer<Event> | Cancel
type Fact = { readonly type: 'told'; readonly name: string }
type Reply = (event?: Event) => void

/** A machine that records its inputs and runs the effects of a script. */
function setUp(script: Record<string, { run?: readonly E[]; emit?: readonly Fact[] }> = {}) {
  const asked: {
    name: string
    signal: AbortSignal
    reply: Reply
    fail: (e: unknown) => void
    send: Reply
  }[] = []
  const timers: { callback: () => void; delayMs: number; stopped: boolean }[] = []
  const log: string[] = []
  const queue: (() => void)[] = []
  let draining = false
  let latest: State = { seen: [] }
  const nameOf = (input: Event | Failed<E>) =>
    'effect' in input ? `failed ${input.effect.key}: ${(input as Failed<E>).error.code}` : input.type
  const transition = (state: State, input: Event | Failed<E>): Step<State, E, Fact> =>
    input.type === 'nothing'
      ? { state }
      : { state: { seen: [...state.seen, nameOf(input)] }, ...script[input.type] }
  const effects: Effects<E, Event, { readonly mark: string }> = {
    ask: ({ name }, { signal, send, mark }) => {
      log.push(`${mark} ${name}`)
      return new Promise((resolve, reject) => {
        asked.push({
          name,
          signal,
          reply: (event) => resolve(event),
          fail: reject,
          send: (event) => event && send(event),
        })
      })
    },
  }
  const runner = createRunner({
    state: latest,
    transition,
    effects,
    context: { mark: 'asked' },
    host: {
      clock: {
        now: () => 0,
        setTimeout: (callback, delayMs) => {
          const timer = { callback, delayMs, stopped: false }
          timers.push(timer)
          return () => {
            timer.stopped = true
          }
        },
      },
      enqueue: (job) => {
        queue.push(job)
        if (draining) return
        draining = true
        for (let next = queue.shift(); next; next = queue.shift()) next()
        draining = false
      },
      put: (state) => {
        latest = state as State
        log.push('put')
      },
      publish: (fact) => log.push(`fact ${(fact as Fact).name}`),
    },
  })
  return { runner, asked, timers, log, seen: () => latest.seen }
}

const read = (name: string, key = 'k'): E => ({ type: 'ask', key, name })
const write = (name: string, key = 'k'): E => ({ type: 'ask', key, name, mode: 'write' })

describe('createRunner', () => {
  test('default: sets the state, runs the effects, then publishes the facts, synchronously', () => {
    const { runner, log } = setUp({ go: { emit: [{ type: 'told', name: 'done' }], run: [read('a')] } })
    runner.send({ type: 'go' })
    expect(log).toEqual(['put', 'asked a', 'fact done'])
  })

  test('default: the result of an effect is an event', async () => {
    const { runner, asked, seen } = setUp({ go: { run: [read('a')] } })
    runner.send({ type: 'go' })
    asked[0]?.reply({ type: 'answered' })
    await nextMacrotask()
    expect(seen()).toEqual(['go', 'answered'])
  })

  test('behavior: progress is an event before the result', async () => {
    const { runner, asked, seen } = setUp({ go: { run: [read('a')] } })
    runner.send({ type: 'go' })
    asked[0]?.send({ type: 'halfway' })
    asked[0]?.reply({ type: 'answered' })
    await nextMacrotask()
    expect(seen()).toEqual(['go', 'halfway', 'answered'])
  })

  test('behavior: reports an ignored event to its sender and changes nothing', () => {
    const { runner, log } = setUp()
    const heard: string[] = []
    runner.send({ type: 'nothing' }, () => heard.push('ignored'))
    runner.send({ type: 'something' }, () => heard.push('never'))
    expect(heard).toEqual(['ignored'])
    expect(log).toEqual(['put'])
  })

  test('behavior: a newer read with the same key cancels the older one, whose late events are dropped', async () => {
    const { runner, asked, seen } = setUp({ one: { run: [read('1')] }, two: { run: [read('2')] } })
    runner.send({ type: 'one' })
    runner.send({ type: 'two' })
    expect(asked.map((ask) => ask.signal.aborted)).toEqual([true, false])
    asked[0]?.send({ type: 'late progress' })
    asked[0]?.reply({ type: 'late' })
    asked[1]?.reply({ type: 'in time' })
    await nextMacrotask()
    expect(seen()).toEqual(['one', 'two', 'in time'])
  })

  test('behavior: reads with other keys are independent', async () => {
    const { runner, asked } = setUp({ one: { run: [read('1', 'a'), read('2', 'b')] } })
    runner.send({ type: 'one' })
    expect(asked.map((ask) => ask.signal.aborted)).toEqual([false, false])
  })

  test('behavior: a write is neither superseded, cancelled nor stopped: its result is always delivered', async () => {
    const { runner, asked, seen } = setUp({
      one: { run: [write('1')] },
      two: { run: [write('2'), { type: 'cancel', key: 'k' }] },
    })
    runner.send({ type: 'one' })
    runner.send({ type: 'two' })
    runner.stop()
    expect(asked.map((ask) => ask.signal.aborted)).toEqual([false, false])
    asked[0]?.reply({ type: 'first' })
    asked[1]?.reply({ type: 'second' })
    await nextMacrotask()
    expect(seen()).toEqual(['one', 'two', 'first', 'second'])
  })

  test('behavior: cancel cancels the read with that key, and drops its failure', async () => {
    const { runner, asked, seen } = setUp({
      go: { run: [read('a')] },
      stop: { run: [{ type: 'cancel', key: 'k' }] },
    })
    runner.send({ type: 'go' })
    runner.send({ type: 'stop' })
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.fail(new Error('aborted'))
    await nextMacrotask()
    expect(seen()).toEqual(['go', 'stop'])
  })

  test('error: an effect that throws sends failed, with LatchkitErrors unchanged and others wrapped', async () => {
    const { runner, asked, seen } = setUp({ go: { run: [read('a', 'a'), read('b', 'b')] } })
    runner.send({ type: 'go' })
    asked[0]?.fail(new LatchkitError({ code: 'ours', shortMessage: 'Ours.' }))
    asked[1]?.fail(new TypeError('theirs'))
    await nextMacrotask()
    expect(seen()).toEqual(['go', 'failed a: ours', 'failed b: unexpected'])
  })

  test('behavior: a timer sends its event after its delay, and a newer one of the key replaces it', () => {
    const tick = (event: string): E => ({ type: 'timer', key: 't', delayMs: 150, event: { type: event } })
    const { runner, timers, seen } = setUp({ one: { run: [tick('first')] }, two: { run: [tick('second')] } })
    runner.send({ type: 'one' })
    runner.send({ type: 'two' })
    expect(timers.map(({ delayMs, stopped }) => ({ delayMs, stopped }))).toEqual([
      { delayMs: 150, stopped: true },
      { delayMs: 150, stopped: false },
    ])
    timers[1]?.callback()
    expect(seen()).toEqual(['one', 'two', 'second'])
  })

  test('behavior: stop cancels reads and timers', () => {
    const timer: E = { type: 'timer', key: 't', delayMs: 1, event: { type: 'tick' } }
    const { runner, asked, timers } = setUp({ go: { run: [read('a'), timer] } })
    runner.send({ type: 'go' })
    runner.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(timers[0]?.stopped).toBe(true)
  })
})
