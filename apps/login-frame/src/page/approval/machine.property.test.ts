import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApproval, createRequest } from './approvals.fixtures.js'
import { armingDelayMs } from './isArmed.js'
import { type ApprovalEvent, type ApprovalState, idle, transition } from './machine.js'

const id = fc.constantFrom('a', 'b', 'c')
const digest = id.map((each) => each.toUpperCase())
// Often true, so that some requests are approved.
const isTrusted = fc.constantFrom(true, true, true, false)

/** Events in any order; times are steps since the event before. */
const step = fc.record({
  elapsed: fc.constantFrom(0, 100, armingDelayMs - 1, armingDelayMs, 2_000),
  event: fc.oneof(
    id.map((each) => ({ type: 'requested', request: createRequest(each) }) as const),
    id.map(
      (each) => ({ type: 'prepared', approval: createApproval(each), digest: each.toUpperCase() }) as const,
    ),
    digest.map((each) => ({ type: 'displayed', digest: each, at: 0 }) as const),
    fc.constant({ type: 'covered' } as const),
    fc.record({ type: fc.constant('approve' as const), digest, at: fc.constant(0), isTrusted }),
    fc.record({ type: fc.constant('decline' as const), id, isTrusted }),
    id.map((each) => ({ type: 'signed', id: each, result: '0x1' }) as const),
    id.map((each) => ({ type: 'failed', id: each, code: 'unknown' }) as const),
    id.map((each) => ({ type: 'aborted', id: each }) as const),
  ),
})

test('behavior: nothing is signed without a trusted click on that request after the delay', () => {
  let signatures = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 100 }), (steps) => {
      let state: ApprovalState = idle
      let now = 0
      /** When each digest was displayed last without being covered since. */
      const displayed = new Map<string, number>()
      for (const { elapsed, event: given } of steps) {
        now += elapsed
        const event: ApprovalEvent = 'at' in given ? { ...given, at: now } : given
        const before = state
        const { state: after, run } = transition(state, event)
        state = after
        for (const effect of run) {
          if (effect.type !== 'sign') continue
          signatures += 1
          expect(event).toEqual({ type: 'approve', digest: effect.digest, at: now, isTrusted: true })
          expect(effect.approval.id.toUpperCase()).toBe(effect.digest)
          expect(before).toMatchObject({ status: 'deciding', approval: effect.approval })
          expect(now - (displayed.get(effect.digest) ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(
            armingDelayMs,
          )
        }
        if (event.type === 'displayed') displayed.set(event.digest, now)
        if (event.type === 'covered') displayed.clear()
      }
    }),
    { numRuns: 3_000 },
  )
  // The property is not true because nothing is ever signed.
  expect(signatures).toBeGreaterThan(10)
})

test('behavior: each request has one outcome, or none if it was aborted', () => {
  let outcomes = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 80 }), (steps) => {
      let state: ApprovalState = idle
      let now = 0
      const requested = new Set<string>()
      const ended = new Set<string>()
      for (const { elapsed, event: given } of steps) {
        now += elapsed
        const event: ApprovalEvent = 'at' in given ? { ...given, at: now } : given
        if (event.type === 'requested') {
          // The queue gives each request an id of its own.
          if (requested.has(event.request.id)) continue
          requested.add(event.request.id)
        }
        const { state: after, run } = transition(state, event)
        state = after
        for (const effect of run) {
          if (effect.type !== 'settle') continue
          outcomes += 1
          expect(requested).toContain(effect.id)
          expect(ended).not.toContain(effect.id)
          ended.add(effect.id)
        }
        if (event.type === 'aborted' && requested.has(event.id)) ended.add(event.id)
      }
      // The others are displayed, or wait.
      const open = new Set(state.queue.map(({ id: waiting }) => waiting))
      if (state.status !== 'idle') open.add('approval' in state ? state.approval.id : state.request.id)
      expect([...requested].filter((each) => !ended.has(each)).sort()).toEqual([...open].sort())
    }),
    { numRuns: 1_000 },
  )
  expect(outcomes).toBeGreaterThan(100)
})
