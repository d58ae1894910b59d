import type { Frame } from '@latchkit/core/ports'
import { fakeClock } from '@latchkit/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakePage } from '../client/createFakePage.fixtures.js'
import { frameUrl } from './connectHalves.fixtures.js'
import { createFrame } from './createFrame.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const rpc = { params: [], chainId: 'eip155:1', namespace: 'eip155' } as const

/** The calls of an app, by name. Those of a login can send requests after a sign-out. */
const calls: Readonly<Record<string, (frame: Frame, signal: AbortSignal) => Promise<unknown>>> = {
  sign: (frame, signal) => frame.request({ ...rpc, method: 'personal_sign', signal }),
  read: (frame, signal) => frame.request({ ...rpc, method: 'eth_blockNumber', signal }),
  switchNetwork: (frame, signal) => frame.switchNetwork({ chainId: 'eip155:1', signal }),
  updateEmail: (frame, signal) => frame.updateEmail({ email: 'a@my-dapp.example', signal }),
  getUser: (frame, signal) => frame.getUser({ chainId: 'eip155:1', signal }),
  isConnected: (frame, signal) => frame.isConnected({ signal }),
  connectOtp: (frame, signal) => frame.connectOtp({ otp: '123456', signal }),
  getSocialUri: (frame, signal) => frame.getSocialUri({ provider: 'google', signal }),
  connectSocial: (frame, signal) => frame.connectSocial({ uri: 'https://login.example/callback', signal }),
  connectPasskey: (frame, signal) => frame.connectPasskey({ signal }),
  signOut: (frame) => frame.signOut(),
}
const ofLogin = ['RPC_REQUEST', 'SWITCH_NETWORK', 'UPDATE_EMAIL']

const results: Readonly<Record<string, unknown>> = {
  RPC_REQUEST: '0x1',
  SWITCH_NETWORK: { chainId: 1 },
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://accounts.example' },
  CONNECT_SOCIAL: { address, chainId: 1 },
  CONNECT_PASSKEY: { address, chainId: 1 },
  GET_USER: { address, chainId: 1 },
}

type Step =
  | { readonly do: 'call'; readonly name: string }
  | { readonly do: 'abort'; readonly at: number }
  | { readonly do: 'answer'; readonly at: number; readonly fails: boolean; readonly isConnected: boolean }
  | { readonly do: 'abortApprovals' }
  | { readonly do: 'wait'; readonly ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('call' as const), name: fc.constantFrom(...Object.keys(calls)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abort' as const), at: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      at: fc.nat(20),
      fails: fc.boolean(),
      isConnected: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'abortApprovals' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 500, 3_000, 31_000) }),
  },
)

test('behavior: every call settles once, and a login that ended sends no request, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const page = createFakePage()
      const clock = fakeClock()
      const frame = createFrame({ url: frameUrl, projectId: 'my-dapp', title: 'Log in', page, clock })
      const settled: number[] = []
      const controllers: AbortController[] = []
      /** Whether a login has succeeded since the last sign-out began, by the messages of the wire. */
      let isSignedOut = false
      let signOuts = 0
      let posted = 0
      let loaded = 0
      const sentBefore = new Map<string, number>()

      /** Checks the messages that were posted since the last check. */
      function checkPosted(): void {
        for (const { type, id } of page.posted.slice(posted)) {
          const name = type.replace('@w3m-app/', '')
          if (isSignedOut && ofLogin.includes(name)) throw new Error(`${name} was sent after the sign-out`)
          if (id !== undefined) sentBefore.set(id, signOuts)
        }
        posted = page.posted.length
      }

      const flush = async () => {
        await clock.advance(0)
        checkPosted()
        // Once for each document.
        if (loaded < page.urls.length) page.deliver({ type: '@w3m-frame/READY', payload: { version: '4' } })
        loaded = page.urls.length
        await clock.advance(500)
        checkPosted()
      }

      for (const one of steps) {
        if (one.do === 'call') {
          const index = controllers.push(new AbortController()) - 1
          settled.push(0)
          // Aborted requests are posted before it.
          const call = calls[one.name]?.(frame, controllers[index]?.signal ?? new AbortController().signal)
          const count = () => {
            settled[index] = (settled[index] ?? 0) + 1
          }
          call?.then(count, count)
          if (one.name === 'signOut') {
            checkPosted()
            isSignedOut = true
            signOuts += 1
          }
        } else if (one.do === 'abort') controllers[one.at % Math.max(1, controllers.length)]?.abort()
        else if (one.do === 'abortApprovals') frame.abortApprovals()
        else if (one.do === 'wait') await clock.advance(one.ms)
        else {
          const requests = page.posted.filter(({ id }) => id !== undefined)
          const request = requests[one.at % Math.max(1, requests.length)]
          if (request) {
            const name = request.type.replace('@w3m-app/', '')
            const payload = name === 'IS_CONNECTED' ? { isConnected: one.isConnected } : results[name]
            const isCurrent = sentBefore.get(request.id ?? '') === signOuts
            const logsIn =
              ['GET_USER', 'CONNECT_OTP', 'CONNECT_SOCIAL', 'CONNECT_PASSKEY'].includes(name) ||
              (name === 'IS_CONNECTED' && one.isConnected)
            // A failed sign-out keeps the login.
            if (isCurrent && (one.fails ? name === 'SIGN_OUT' : logsIn)) isSignedOut = false
            const outcome = one.fails ? 'ERROR' : 'SUCCESS'
            page.deliver({
              type: `@w3m-frame/${name}_${outcome}`,
              id: request.id,
              payload: one.fails ? { message: 'It failed.' } : payload,
            })
          }
        }
        await flush()
      }
      frame.destroy()
      await clock.advance(60_000)
      expect(settled.filter((count) => count !== 1)).toEqual([])
    }),
  )
})
