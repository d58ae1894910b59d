import { describe, expect, test, vi } from 'vitest'
import { nextMacrotask } from '../../../exports/testing.js'
import type { OneClickSignIn, SignInRequest } from '../authenticate/SignInRequest.js'
import { createSdkSession, never, start, withAbort } from './createRelay.fixtures.js'

const request = {
  message: {
    ...{ accountAddress: `0x${'0'.repeat(40)}`, chainId: 'eip155:1', domain: 'app.example' },
    ...{ uri: 'https://app.example', version: '1', nonce: 'kEWepMt9knR6lWJ6A' },
  },
  chains: ['eip155:1'],
  methods: ['personal_sign'],
} as const satisfies SignInRequest

const createSignIn = (createRequest: OneClickSignIn['createRequest']): OneClickSignIn => ({
  createRequest,
  store: async () => {},
  report: () => {},
})

/** Pairs with a wallet that approves the proposal. */
async function pair(given: Parameters<typeof start>[1]) {
  const { relay, approvals } = start([], given)
  const paired = relay.pair({ signal: never, onUri: () => {} })
  await expect.poll(() => approvals.length).toBe(1)
  approvals[0]?.resolve(createSdkSession('b'))
  return paired
}

describe('pair, with a sign-in', () => {
  test('behavior: sends the proposal only, if the SDK cannot send the request', async () => {
    const signIn = createSignIn(async () => request)
    expect(await pair({ signIn })).toMatchObject({ topic: 'b'.repeat(64) })
  })

  test('behavior: sends the proposal only, if the message does not allow the request', async () => {
    const signIn = createSignIn(async () => undefined)
    expect(await pair({ signIn })).toMatchObject({ topic: 'b'.repeat(64) })
  })

  test('error: sends the proposal only, if the code of the sign-in cannot be loaded', async () => {
    const signIn = new TypeError('Failed to fetch dynamically imported module')
    expect(await pair({ signIn })).toMatchObject({ topic: 'b'.repeat(64) })
  })

  test('behavior: creates no message for a provider of the app', async () => {
    const createRequest = vi.fn(async () => request)
    await pair({ signIn: createSignIn(createRequest), isCreatedByKit: false })
    expect(createRequest).not.toHaveBeenCalled()
  })

  test('error: a pairing that is cancelled while the app creates the message', async () => {
    const { relay, approvals } = start([], { signIn: createSignIn(() => new Promise(() => {})) })
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    await nextMacrotask()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    expect(approvals).toEqual([])
  })
})
