import { expect, test, vi } from 'vitest'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { oneClickMessageMs } from '../../../foundation/limits.js'
import type { SiwxConfig, SiwxMessage } from '../../../ports/Siwx.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { createConnectSignIn } from './createConnectSignIn.js'
import { makeMessage } from './siwx.fixtures.js'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

function setUp(changes: Partial<SiwxConfig> = {}, namespace: 'solana' | 'eip155' = 'solana') {
  const siwx = {
    createMessage: vi.fn<SiwxConfig['createMessage']>(
      changes.createMessage ?? ((input) => makeMessage(input)),
    ),
    addSession: vi.fn<SiwxConfig['addSession']>(changes.addSession ?? (async () => {})),
    revokeSession: vi.fn<SiwxConfig['revokeSession']>(async () => {}),
    setSessions: async () => {},
    getSessions: () => [],
    ...(changes.namespaces && { namespaces: changes.namespaces }),
  }
  const clock = fakeClock()
  const [send, warn] = [vi.fn(), vi.fn()]
  // The kit has more members, which are not read.
  const kit = { config: { siwx }, internal: { clock, send, warn } } as unknown as Parameters<
    typeof createConnectSignIn
  >[0]
  const controller = new AbortController()
  const sign = { address, signature: 'signature', signal: controller.signal }
  return { signIn: createConnectSignIn(kit, namespace), siwx, clock, send, warn, sign, controller }
}

test('default: a message for an account that is not known yet, whose session the app stores', async () => {
  const { signIn, siwx, send, sign } = setUp()
  const message = await signIn?.createMessage(chainId)
  expect(siwx.createMessage.mock.calls).toEqual([[{ accountAddress: '1'.repeat(32), chainId }]])
  const text = message?.toText(address) ?? ''
  expect(text).toMatch(
    new RegExp(`^app.example wants you to sign in with your Solana account:\\n${address}\\n`),
  )
  await message?.complete(sign)
  const session = {
    data: makeMessage({ chainId, accountAddress: address }),
    message: text,
    signature: 'signature',
  }
  expect(siwx.addSession.mock.calls).toEqual([[session]])
  expect(send.mock.calls).toEqual([
    [{ feature: 'siwx', namespace: 'solana', event: { type: 'oneClick', chainId, session } }],
  ])
})

test('behavior: not for another namespace, or one that does not sign in', () => {
  expect(setUp({}, 'eip155').signIn).toBeUndefined()
  expect(setUp({ namespaces: ['eip155'] }).signIn).toBeUndefined()
})

test('behavior: keeps the text of the app, whose chain can have another notation', async () => {
  const text = `app.example\n${'1'.repeat(32)}\nChain ID: ${chainId}\nNonce: kEWepMt9knR6lWJ6A`
  const createMessage: SiwxConfig['createMessage'] = (input) =>
    Object.assign(makeMessage(input), { toString: () => text }) as SiwxMessage
  const message = await setUp({ createMessage }).signIn?.createMessage(chainId)
  expect(message?.toText(address)).toBe(text.replace('1'.repeat(32), address))
})

test('behavior: not with a text that has the address twice', async () => {
  const text = `app.example kEWepMt9knR6lWJ6A ${'1'.repeat(32)} ${'1'.repeat(32)}`
  const createMessage: SiwxConfig['createMessage'] = (input) =>
    Object.assign(makeMessage(input), { toString: () => text }) as SiwxMessage
  expect(await setUp({ createMessage }).signIn?.createMessage(chainId)).toBeUndefined()
})

test('error: a message that cannot be created, or takes too long, only costs the single prompt', async () => {
  const failed = setUp({ createMessage: () => Promise.reject(new Error('offline')) })
  expect(await failed.signIn?.createMessage(chainId)).toBeUndefined()
  expect(failed.warn).toHaveBeenCalledOnce()
  const late = setUp({ createMessage: () => new Promise(() => {}) })
  const created = late.signIn?.createMessage(chainId)
  late.clock.advance(oneClickMessageMs)
  expect(await created).toBeUndefined()
})

test.each([
  ['a foreign error', new Error('refused'), { code: 'sign-in', step: 'addSession' }],
  ['one of Latchkit', new UserRejectedError(), { code: 'user-rejected' }],
])('error: the app refuses the message: %s', async (_, thrown, expected) => {
  const { signIn, send, sign } = setUp({ addSession: () => Promise.reject(thrown) })
  const message = await signIn?.createMessage(chainId)
  await expect(message?.complete(sign)).rejects.toMatchObject(expected)
  expect(send.mock.calls).toMatchObject([[{ event: { type: 'oneClick', chainId, error: expected } }]])
})

test('error: cancelled while the app verifies, so that no session stays', async () => {
  const world = setUp({ addSession: async () => world.controller.abort() })
  const message = await world.signIn?.createMessage(chainId)
  await expect(message?.complete(world.sign)).rejects.toMatchObject({ code: 'aborted' })
  expect(world.siwx.revokeSession.mock.calls).toEqual([[chainId, address]])
  expect(world.send).not.toHaveBeenCalled()
})
