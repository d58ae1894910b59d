import { systemClock } from '@latchkit/core/ports'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGatewaySignIn } from './createGatewaySignIn.js'
import type { GatewaySession } from './GatewaySession.js'

const chainId = 'eip155:1'
const [first, second] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const

/** The refreshes that wait for their response, by refresh token. */
let pending: Map<string, (response: Response) => void>
beforeEach(() => {
  pending = new Map()
  vi.stubGlobal('location', new URL('https://app.example/account'))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', (_url: URL, { body }: { readonly body: string }) => {
    const { refreshToken } = JSON.parse(body) as { readonly refreshToken: string }
    return new Promise<Response>((resolve) => pending.set(refreshToken, resolve))
  })
  return () => vi.unstubAllGlobals()
})

const waitForRefreshes = (count: number) => expect.poll(() => pending.size).toBe(count)

function respond(refreshToken: string): void {
  const tokens = { token: `token-of-${refreshToken}`, refreshToken: `${refreshToken}-next`, expiresIn: 600 }
  pending.get(refreshToken)?.(Response.json(tokens))
}

/** A sign-in after a reload, with two accounts that are signed in. */
function createSignIn() {
  const tokens = { [`${chainId}:${first}`]: 'first', [`${chainId}:${second}`]: 'second' }
  const storage = {
    getItem: () => JSON.stringify(tokens),
    setItem: (_: string, text: string) => void Object.assign(tokens, JSON.parse(text)),
    removeItem: () => {},
  }
  return createGatewaySignIn({
    ...{ url: 'https://gateway.example', projectId: 'p', clock: systemClock(), storage },
  })
}

test('behavior: the token is that of the account that was connected last, also if its response was first', async () => {
  const siwx = createSignIn()
  const sessions: unknown[] = []
  siwx.subscribe((session: GatewaySession | undefined) => sessions.push(session?.address))
  const ofFirst = siwx.getSessions(chainId, first)
  const ofSecond = siwx.getSessions(chainId, second)
  await waitForRefreshes(2)
  respond('second')
  await ofSecond
  respond('first')
  expect(await ofFirst).toHaveLength(1)
  expect(await siwx.getToken()).toBe('token-of-second')
  expect(sessions).toEqual([second])
})

test('behavior: an error in a listener of the app fails neither the sign-in nor other listeners', async () => {
  const siwx = createSignIn()
  const errors: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    void Promise.resolve()
      .then(task)
      .catch((error: unknown) => errors.push(error))
  })
  const sessions: unknown[] = []
  const error = new TypeError('of the app')
  siwx.subscribe(() => {
    throw error
  })
  siwx.subscribe((session) => sessions.push(session?.address))
  const found = siwx.getSessions(chainId, first)
  await waitForRefreshes(1)
  respond('first')
  expect(await found).toHaveLength(1)
  await expect.poll(() => errors).toEqual([error])
  expect(sessions).toEqual([first])
})
