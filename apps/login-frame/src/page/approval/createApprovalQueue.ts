import type { PlainData } from '@latchkit/frame-client'
import { ApprovalError } from './ApprovalError.js'
import type { FailureCode } from './FailureCode.js'
import { getDigest } from './getDigest.js'
import { type ApprovalEffect, type ApprovalEvent, type ApprovalState, idle, transition } from './machine.js'
import type { Approval, ApprovalOutcome, ApprovalRequest, QueuedRequest } from './types.js'

/** Work of the queue that contacts the vault and the chains. */
export type ApprovalWork = {
  /** Completes a request: reads fees and nonce, and simulates. */
  prepare(request: ApprovalRequest, signal: AbortSignal): Promise<Approval>
  /** Signs what was approved, and sends it. `digest`: the digest of what was displayed. */
  sign(approval: Approval, digest: string, signal: AbortSignal): Promise<PlainData>
}

/** The requests that need the user's approval. */
export type ApprovalQueue = {
  readonly state: ApprovalState
  /** Resolves with the decision. Rejects with the reason of `signal` when it aborts. */
  request(request: Omit<QueuedRequest, 'id'>, signal: AbortSignal): Promise<ApprovalOutcome>
  send(
    event: Exclude<ApprovalEvent, { type: 'requested' | 'prepared' | 'signed' | 'failed' | 'aborted' }>,
  ): void
  /** Returns a function that stops listening. */
  subscribe(listener: () => void): () => void
}

/** Creates the queue: the machine and its effects. */
export function createApprovalQueue(work: ApprovalWork): ApprovalQueue {
  let state = idle
  let count = 0
  const listeners = new Set<() => void>()
  const waiting = new Map<string, (outcome: ApprovalOutcome) => void>()
  const running = new Map<string, AbortController>()

  function dispatch(event: ApprovalEvent): void {
    const next = transition(state, event)
    state = next.state
    for (const effect of next.run) run(effect)
    for (const listener of listeners) listener()
  }

  function run(effect: ApprovalEffect): void {
    if (effect.type === 'stop') {
      running.get(effect.id)?.abort()
      running.delete(effect.id)
    } else if (effect.type === 'settle') waiting.get(effect.id)?.(effect.outcome)
    else if (effect.type === 'prepare') {
      const { request } = effect
      void perform(request.id, async (signal) => {
        const approval = await work.prepare(request, signal)
        return { type: 'prepared', approval, digest: getDigest(approval) }
      })
    } else {
      const { approval, digest } = effect
      void perform(approval.id, async (signal) => {
        const result = await work.sign(approval, digest, signal)
        return { type: 'signed', id: approval.id, result }
      })
    }
  }

  async function perform(id: string, task: (signal: AbortSignal) => Promise<ApprovalEvent>): Promise<void> {
    const controller = new AbortController()
    running.set(id, controller)
    const event = await task(controller.signal).catch(
      (error: unknown): ApprovalEvent => ({ type: 'failed', id, code: toCode(error) }),
    )
    if (controller.signal.aborted) return
    running.delete(id)
    dispatch(event)
  }

  return {
    get state() {
      return state
    },
    request(request, signal) {
      count += 1
      const id = String(count)
      return new Promise((resolve, reject) => {
        function abort(): void {
          waiting.delete(id)
          dispatch({ type: 'aborted', id })
          reject(signal.reason)
        }
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', abort, { once: true })
        waiting.set(id, (outcome) => {
          waiting.delete(id)
          signal.removeEventListener('abort', abort)
          resolve(outcome)
        })
        dispatch({ type: 'requested', request: { ...request, id } })
      })
    },
    send: dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function toCode(error: unknown): FailureCode {
  return error instanceof ApprovalError ? error.failure : 'unknown'
}
