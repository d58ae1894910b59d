import type { Effect, Failed, Step } from '../../../engine/machine.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { isTransaction } from './isTransaction.js'
import type { WriteIntent, WriteResult } from './writes.js'

/** Maximum number of transactions that are kept. */
const sentMax = 10

/** A write and its session. It is only sent if account, wallet and chain are unchanged when the queue reaches it. */
export type Write = {
  readonly id: string
  readonly connectorId: string
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly intent: WriteIntent
}

/** A transaction that the wallet has sent. `at`: when it responded, in ms since the epoch. */
export type SentTransaction = { readonly write: Write; readonly result: WriteResult; readonly at: number }

/** The queue of writes of one namespace. One write is sent at a time. */
export type RequestState = (
  | { readonly status: 'idle' }
  | { readonly status: 'writing'; readonly current: Write; readonly queue: readonly Write[] }
) & {
  /** Cancelled writes that the wallet has not responded to. Absent if there are none. */
  readonly cancelled?: readonly Write[] | undefined
  /** The last 10 transactions, the newest last, for features that are installed later. Absent if there are none. */
  readonly sent?: readonly SentTransaction[] | undefined
}

/** Events of the queue of a namespace, in chronological order. */
export type RequestEvent =
  | { readonly type: 'ask'; readonly write: Write }
  /** Cancels a write. A queued one is never sent. Without `id`, the current one. */
  | { readonly type: 'cancel'; readonly id?: string | undefined }
  | {
      readonly type: 'answered'
      readonly id: string
      readonly result: WriteResult
      readonly at?: number | undefined
    }

/** Asks the wallet. It is a write: it ends with the wallet's response, also if it was cancelled meanwhile. */
export type RequestEffect = Effect & { readonly type: 'write'; readonly write: Write }

/** The result of the write with that `id`. */
export type RequestFact =
  | { readonly type: 'done'; readonly id: string; readonly write: Write; readonly result: WriteResult }
  | { readonly type: 'declined' | 'failed' | 'cancelled'; readonly id: string; readonly error: LatchkitError }
  /** The wallet responded to a cancelled write: a signature or transaction may exist. `error` if it was not approved. */
  | {
      readonly type: 'lateResponse'
      readonly id: string
      readonly write: Write
      readonly result?: WriteResult | undefined
      readonly error?: LatchkitError | undefined
    }

/** Step of the queue; see `transition`. */
export type RequestStep = Step<RequestState, RequestEffect, RequestFact>
/** All inputs of the queue. */
export type RequestInput = RequestEvent | Failed<RequestEffect>

/** Starts with an empty queue. */
export function initialState(): RequestState {
  return { status: 'idle' }
}

/** Handles each event of the queue of one namespace: one write at a time, in the order of the requests. */
export function transition(state: RequestState, input: RequestInput): RequestStep {
  const step = handle(state, input)
  if (step.state === state) return step
  const sent = addSent(state.sent, input, step.emit)
  return sent ? { ...step, state: { ...step.state, sent } } : step
}

function addSent(
  sent: RequestState['sent'],
  input: RequestInput,
  facts: readonly RequestFact[] = [],
): RequestState['sent'] {
  if (input.type !== 'answered' || input.at === undefined) return sent
  const { result, at } = input
  const write = facts.flatMap((fact) => ('write' in fact ? fact.write : []))[0]
  return write && isTransaction(write.intent)
    ? [...(sent ?? []), { write, result, at }].slice(-sentMax)
    : sent
}

function handle(state: RequestState, input: RequestInput): RequestStep {
  switch (input.type) {
    case 'ask':
      if (state.status === 'idle') return begin(input.write, [], state)
      return { state: { ...state, queue: [...state.queue, input.write] } }
    case 'cancel':
      return cancel(state, input.id)
    case 'answered': {
      const { id, result } = input
      if (state.status === 'idle' || state.current.id !== id) return late(state, id, { result })
      return sendNext(state, { type: 'done', id, write: state.current, result })
    }
    case 'failed': {
      const { error } = input
      const { id } = input.effect.write
      if (state.status === 'idle' || state.current.id !== id) return late(state, id, { error })
      return sendNext(state, { type: classifyError(error) === 'declined' ? 'declined' : 'failed', id, error })
    }
  }
  return { state }
}

function cancel(state: RequestState, given: string | undefined): RequestStep {
  if (state.status === 'idle') return { state }
  const { current, queue, cancelled = [] } = state
  const { id } = given === undefined ? current : { id: given }
  const fact: RequestFact = { type: 'cancelled', id, error: new AbortedError() }
  if (current.id === id) return sendNext({ ...state, cancelled: [...cancelled, current] }, fact)
  if (!queue.some((write) => write.id === id)) return { state }
  return { state: { ...state, queue: queue.filter((write) => write.id !== id) }, emit: [fact] }
}

/** Handles the response to a cancelled write. Ignores unknown ids. */
function late(
  state: RequestState,
  id: string,
  answer: Pick<Extract<RequestFact, { type: 'lateResponse' }>, 'result' | 'error'>,
): RequestStep {
  const { cancelled = [], ...rest } = state
  const write = cancelled.find((one) => one.id === id)
  if (!write) return { state }
  const others = cancelled.filter((one) => one !== write)
  return {
    state: { ...rest, ...(others.length > 0 && { cancelled: others }) },
    emit: [{ type: 'lateResponse', id, write, ...answer }],
  }
}

function begin(write: Write, queue: readonly Write[], { cancelled }: RequestState): RequestStep {
  return {
    state: { status: 'writing', current: write, queue, ...(cancelled && { cancelled }) },
    run: [{ type: 'write', key: 'write', mode: 'write', write }],
  }
}

/** Completes the current write, and sends the next one. */
function sendNext(state: Extract<RequestState, { status: 'writing' }>, ended: RequestFact): RequestStep {
  const [next, ...queue] = state.queue
  const { cancelled } = state
  const step: RequestStep = next
    ? begin(next, queue, state)
    : { state: { status: 'idle', ...(cancelled && { cancelled }) } }
  return { ...step, emit: [ended] }
}

declare module '../../../engine/types.js' {
  interface Features {
    request: {
      state: RequestState
      event: RequestEvent
      fact: RequestFact
      perNamespace: true
      isOptional: true
    }
  }
}
