import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { createLoginKit, refused } from '../login/login.fixtures.js'
import { loginWithPasskey } from './loginWithPasskey.js'

const names = ({ frame }: ReturnType<typeof createLoginKit>) => frame.calls.map(([name]) => name)

test('default: logs in with the passkey, and connects the wallet of the frame', async () => {
  const world = createLoginKit()
  expect(await loginWithPasskey(world.kit)).toMatchObject({ namespace: 'eip155' })
  expect(world.kit.getState().passkey?.flow).toMatchObject({ status: 'done' })
  expect(names(world)).toEqual(['connectPasskey'])
})

test('behavior: a user who cancels in the frame is not shown an error', async () => {
  const world = createLoginKit()
  world.frame.behavior.set('connectPasskey', new UserRejectedError())
  await expect(loginWithPasskey(world.kit)).rejects.toBeInstanceOf(AbortedError)
  expect(world.kit.getState().passkey?.flow).toEqual({ status: 'idle' })
})

test('error: rejects with the message of the frame', async () => {
  const world = createLoginKit()
  world.frame.behavior.set('connectPasskey', refused)
  await expect(loginWithPasskey(world.kit)).rejects.toBe(refused)
  expect(world.kit.getState().passkey?.flow).toMatchObject({ status: 'failed', error: refused })
})

test('behavior: the signal cancels it, and ends the session of the frame', async () => {
  const world = createLoginKit()
  world.frame.behavior.set('connectPasskey', 'hangs')
  const controller = new AbortController()
  const login = loginWithPasskey(world.kit, { signal: controller.signal })
  await expect.poll(() => names(world)).toContain('connectPasskey')
  controller.abort()
  await expect(login).rejects.toBeInstanceOf(AbortedError)
  await expect.poll(() => world.frame.aborted).toBe(1)
  expect(names(world)).toEqual(['connectPasskey', 'signOut'])
})
