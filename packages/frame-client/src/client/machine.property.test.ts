import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FrameRequestName } from '../protocol/FrameRequests.js'
import { initialState, transition } from './machine.js'
import type { ClientEvent, ClientState } from './types.js'

const names: readonly FrameRequestName[] = ['RPC_REQUEST', 'CONNECT_OTP', 'SIGN_OUT', 'SYNC_THEME', 'RELOAD']
const ids = fc.constantFrom('0', '1', '2', '3', '4')

/** Events in any order, with answers that are replayed, reordered, or of another type. */
const events: fc.Arbitrary<ClientEvent | { readonly type: 'ask'; readonly name: FrameRequestName }> =
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('ask' as const), name: fc.constantFrom(...names) }),
    },
    fc.record({ type: fc.constant('frameReady' as const), version: fc.constantFrom(1, undefined) }),
    fc.constant({ type: 'portOpened' } as const),
    { weight: 2, arbitrary: fc.constant({ type: 'timer', key: 'delay' } as const) },
    fc.constant({ type: 'timer', key: 'load' } as const),
    ids.map((id) => ({ type: 'timer', key: `request/${id}` }) as const),
    ids.map((id) => ({ type: 'aborted', id, cause: undefined }) as const),
    {
      weight: 3,
      arbitrary: fc
        .tuple(ids, fc.constantFrom(...names))
        .map(([id, name]) => ({ type: 'answered', id, name, answer: { status: 'error' } }) as const),
    },
    fc.constant({ type: 'loadFailed', cause: undefined } as const),
  )

test('behavior: in any order of events each request is sent at most once, and settles exactly once', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (given) => {
      let state: ClientState = initialState()
      let asked = 0
      let frames = 0
      const settled: string[] = []
      const posted: string[] = []
      const timers = new Set<string>()
      const dispatch = (event: ClientEvent) => {
        const step = transition(state, event)
        state = step.state
        for (const effect of step.run ?? []) {
          if (effect.type === 'settle') settled.push(effect.id)
          if (effect.type === 'post' && effect.message.id !== undefined) posted.push(effect.message.id)
          if (effect.type === 'createFrame') frames++
          if (effect.type === 'removeFrame') frames--
          if (effect.type === 'startTimer') timers.add(effect.key)
          if (effect.type === 'stopTimer') timers.delete(effect.key)
        }
        expect(frames).toBe(state.status === 'notLoaded' || state.status === 'closed' ? 0 : 1)
      }
      for (const event of given) {
        // A timer fires only while it runs, and once.
        if (event.type === 'timer' && !timers.delete(event.key)) continue
        if (event.type !== 'ask') dispatch(event)
        else {
          const id = String(asked++)
          dispatch({ type: 'request', id, name: event.name, message: { type: event.name, id } })
        }
      }
      dispatch({ type: 'destroy' })
      expect([...settled].sort()).toEqual(Array.from({ length: asked }, (_, index) => String(index)).sort())
      expect(new Set(posted).size).toBe(posted.length)
      expect([...timers]).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
