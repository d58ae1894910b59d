import { LatchkitError } from '../foundation/errors/base.js'
import { UnexpectedError } from '../foundation/errors/unexpected.js'
import type { Clock } from '../ports/Clock.js'
import type { Cancel, Effect, EffectContext, Effects, Failed, Step, Timer } from './machine.js'

/** The context of a runner. */
export type RunnerHost = {
  readonly clock: Clock
  /** Runs jobs one at a time, each to completion, and immediately if none is running. */
  readonly enqueue: (job: () => void) => void
  /** Stores the machine's new state. */
  readonly put: (state: object) => void
  readonly publish: (fact: object) => void
}

/** Runs one machine. */
export type Runner = {
  readonly initialState: object
  /** Calls `onIgnored` if the machine ignores the event in its current state. */
  readonly send: (event: object, onIgnored?: () => void) => void
  /** Cancels reads and timers, and starts no further effects. A write in flight completes; queued ones are dropped. */
  readonly stop: () => void
}

/** Creates the runner of one machine, which is the only writer of its state. */
export function createRunner<
  State extends object,
  Event extends object,
  E,
  Fact extends object,
  Context,
>(parameters: {
  readonly state: State
  readonly transition: (state: State, input: Event | Failed<E>) => Step<State, E, Fact>
  readonly effects: Effects<E, Event, Context>
  readonly host: RunnerHost
  readonly context: Context
}): Runner {
  const { transition, effects, host, context } = parameters
  let state = parameters.state
  let isStopped = false
  const running = new Map<string, () => void>()

  function cancel(key: string): void {
    const stop = running.get(key)
    running.delete(key)
    stop?.()
  }

  function start(key: string, stop: () => void): () => void {
    cancel(key)
    running.set(key, stop)
    return () => {
      if (running.get(key) === stop) running.delete(key)
    }
  }

  function send(input: Event | Failed<E>, onIgnored?: () => void): void {
    host.enqueue(() => {
      const step = transition(state, input)
      const run = step.run ?? []
      const emit = step.emit ?? []
      if (step.state === state && run.length === 0 && emit.length === 0) onIgnored?.()
      if (step.state !== state) {
        state = step.state
        host.put(state)
      }
      for (const effect of run) if (!isStopped) perform(effect)
      for (const fact of emit) host.publish(fact)
    })
  }

  function perform(effect: E): void {
    // A machine's effects are its own and the runner's two; only the machine knows their union.
    const command = effect as Effect | Cancel | Timer<Event>
    if (command.type === 'cancel') cancel(command.key)
    else if ('delayMs' in command) setTimer(command)
    else call(effect, command)
  }

  function call(effect: E, command: Effect): void {
    const write = command.mode === 'write'
    const controller = new AbortController()
    const settled = write ? () => {} : start(command.key, () => controller.abort())
    const deliver = (input: Event | Failed<E> | undefined) => {
      settled()
      if (input && !controller.signal.aborted) send(input)
    }
    const fail = (cause: unknown) => {
      const error = cause instanceof LatchkitError ? cause : new UnexpectedError({ cause })
      deliver({ type: 'failed', effect, error })
    }
    const progress: EffectContext<Event> = {
      signal: controller.signal,
      send: (event) => {
        if (!controller.signal.aborted) send(event)
      },
    }
    try {
      // `Effects` has a handler for each type of effect; TypeScript cannot select one for an unknown E.
      const handlers = effects as unknown as Record<
        string,
        (e: E, c: Context & EffectContext<Event>) => Event | undefined
      >
      const handler = handlers[command.type]
      if (!handler) throw new TypeError(`No handler for the effect "${command.type}"`)
      // Called synchronously: a wallet may open its window only within the user gesture.
      Promise.resolve(handler(effect, { ...context, ...progress })).then(deliver, fail)
    } catch (error) {
      fail(error)
    }
  }

  function setTimer(timer: Timer<Event>): void {
    cancel(timer.key)
    let done = () => {}
    const stop = host.clock.setTimeout(() => {
      done()
      send(timer.event)
    }, timer.delayMs)
    done = start(timer.key, stop)
  }

  return {
    initialState: state,
    // The table of runners is keyed by feature, so a command's event is always of this machine's type.
    send: (event, onIgnored) => send(event as Event, onIgnored),
    stop: () => {
      isStopped = true
      for (const key of [...running.keys()]) cancel(key)
    },
  }
}
