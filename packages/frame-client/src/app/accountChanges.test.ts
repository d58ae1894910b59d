import { UserRejectedError } from '@latchkit/core'
import { nextMacrotask } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'
import { connectHalves, frameUrl, quickClock } from './connectHalves.fixtures.js'
import { createFrame } from './createFrame.js'

const user = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 1 }

/** A frame that asks the user, and what it has shown. */
function setUp(handlers: (ask: () => Promise<void>) => FrameHandlers) {
  const decisions: (() => void)[] = []
  const hosted = connectHalves(handlers(() => new Promise((resolve) => decisions.push(resolve))))
  const { page } = hosted
  const frame = createFrame({ url: frameUrl, projectId: 'my-dapp', title: 'Log in', page, clock: quickClock })
  onTestFinished(() => frame.destroy())
  const shown: boolean[] = []
  frame.watchApproval((isOpen) => shown.push(isOpen))
  return { frame, hosted, shown, asked: () => decisions.length, decide: () => decisions.shift()?.() }
}

test('default: the frame is visible while the user decides about a new address', async () => {
  const { frame, hosted, shown, decide } = setUp((ask) => ({
    async UPDATE_EMAIL() {
      await ask()
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
  }))
  const change = frame.updateEmail({ email: 'new@my-dapp.example' })
  await expect.poll(() => hosted.fake.isVisible).toBe(true)
  await nextMacrotask()
  decide()
  expect(await change).toBe('VERIFY_PRIMARY_OTP')
  await expect.poll(() => shown).toEqual([true, false])
})

test('error: a declined change of the address is that of a user who rejects', async () => {
  const { frame } = setUp(() => ({
    UPDATE_EMAIL() {
      throw new FrameHandlerError({ message: 'Request declined', rpcCode: 4001 })
    },
  }))
  await expect(frame.updateEmail({ email: 'new@my-dapp.example' })).rejects.toBeInstanceOf(UserRejectedError)
})

test('behavior: an aborted change of the address ends in the frame', async () => {
  const controller = new AbortController()
  let aborts = 0
  const { frame, asked } = setUp((ask) => ({
    async UPDATE_EMAIL(_, { signal }) {
      signal.addEventListener('abort', () => {
        aborts += 1
      })
      await ask()
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
  }))
  const change = frame.updateEmail({ email: 'new@my-dapp.example', signal: controller.signal })
  change.catch(() => undefined)
  await expect.poll(asked).toBe(1)
  controller.abort()
  await expect(change).rejects.toThrow()
  await expect.poll(() => aborts).toBe(1)
})

test('default: a login that could recover the wallet does not wait for the decision, which the frame shows', async () => {
  const methods: string[] = []
  const { frame, hosted, shown, decide } = setUp((ask) => ({
    GET_USER: () => ({ ...user, canMoveRecovery: true }),
    async RPC_REQUEST({ method }) {
      methods.push(method)
      await ask()
      return null
    },
  }))
  expect(await frame.getUser({ chainId: 'eip155:1' })).toMatchObject({ address: user.address })
  await expect.poll(() => hosted.fake.isVisible).toBe(true)
  await expect.poll(() => methods).toEqual(['latchkit_moveRecovery'])
  decide()
  await expect.poll(() => hosted.fake.isVisible).toBe(false)
  // The modal of the kit does not follow it: it may close at the end of the login.
  expect(shown).toEqual([])
})

test('behavior: any other login shows nothing', async () => {
  const { frame, shown } = setUp(() => ({ GET_USER: () => user }))
  await frame.getUser({ chainId: 'eip155:1' })
  await nextMacrotask()
  expect(shown).toEqual([])
})
