import { describe, expect, test, vi } from 'vitest'
import { fakeClock } from '../../../exports/testing.js'
import { makeMessage } from '../../../features/login/siwx/siwx.fixtures.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import { oneClickMessageMs } from '../../../foundation/limits.js'
import type { SiwxConfig, SiwxMessage, SiwxMessageData } from '../../../ports/Siwx.js'
import type { ProposedNamespace } from '../protocol/proposal.js'
import { sent } from './authenticate.fixtures.js'
import { createOneClickSignIn } from './createOneClickSignIn.js'

const eip155: ProposedNamespace = {
  methods: sent.methods,
  chains: ['eip155:1', 'eip155:10'],
  events: [],
  rpcMap: {},
}

function setUp(
  siwx: Partial<SiwxConfig> | undefined = {},
  proposal: Parameters<typeof createOneClickSignIn>[0]['proposal'] = { eip155 },
) {
  const clock = fakeClock()
  const warn = vi.fn()
  const send = vi.fn()
  const config: SiwxConfig = {
    createMessage: (input) => makeMessage({ ...input, issuedAt: sent.iat }),
    addSession: async () => {},
    revokeSession: async () => {},
    setSessions: async () => {},
    getSessions: () => [],
    ...siwx,
  }
  const signIn = createOneClickSignIn({
    ...{ config: { siwx: config }, proposal, clock, warn, send },
    getPreferredChains: () => ['eip155:10', 'eip155:1'],
  })
  return { signIn, clock, warn, send }
}

const withMessage = (change: Partial<SiwxMessageData & { toString: () => string }>) =>
  setUp({ createMessage: (input) => Object.assign({ ...makeMessage(input) }, change) as SiwxMessage })

describe('createOneClickSignIn', () => {
  test('default: requests the message of the app, on the preferred chain', async () => {
    const { signIn } = setUp()
    expect(await signIn?.createRequest()).toMatchObject({
      message: { chainId: 'eip155:10', accountAddress: `0x${'0'.repeat(40)}`, domain: 'app.example' },
      chains: ['eip155:10', 'eip155:1'],
      methods: sent.methods,
    })
  })

  test.each<[string, Parameters<typeof setUp>]>([
    ['another namespace is proposed', [{}, { eip155, solana: eip155 }]],
    ['no chain of eip155 is proposed', [{}, { solana: eip155 }]],
    ['accounts of eip155 do not sign in', [{ namespaces: ['solana'] }]],
    [
      'the ReCap would be too long',
      [
        {},
        { eip155: { ...eip155, chains: Array.from({ length: 400 }, (_, at) => `eip155:${at}` as const) } },
      ],
    ],
  ])('behavior: not if %s', (_, given) => {
    expect(setUp(...given).signIn).toBeUndefined()
  })

  test.each<[string, Parameters<typeof withMessage>[0]]>([
    ['has a request id, which the SDK does not send', { requestId: '7' }],
    [
      'has another layout than EIP-4361',
      { toString: () => 'app.example kEWepMt9knR6lWJ6A 0x0000000000000000000000000000000000000000' },
    ],
    ['has a ReCap of its own', { resources: ['urn:recap:e30'] }],
    ['has another version', { version: '2' }],
    [
      'has the sentence of a ReCap',
      { statement: 'I further authorize the stated URI to perform the following actions on my behalf: all.' },
    ],
  ])('behavior: not if the message %s', async (_, change) => {
    const { signIn, warn } = withMessage(change)
    expect(await signIn?.createRequest()).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })

  test('error: a message that cannot be created only costs the single approval', async () => {
    const { signIn, warn } = setUp({ createMessage: () => Promise.reject(new Error('offline')) })
    expect(await signIn?.createRequest()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  test('error: a message for another chain', async () => {
    const { signIn, warn } = withMessage({ chainId: 'eip155:5' })
    expect(await signIn?.createRequest()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  test('error: a server that does not respond delays the QR code for a limited time', async () => {
    const { signIn, clock } = setUp({ createMessage: () => new Promise(() => {}) })
    const created = signIn?.createRequest()
    clock.advance(oneClickMessageMs)
    expect(await created).toBeUndefined()
  })

  test('behavior: reports how the sign-in ended', () => {
    const { signIn, send } = setUp()
    const session = { data: makeMessage(), message: 'Sign in', signature: '0x1' }
    const cause = new Error('The storage is full.')
    signIn?.report({ session })
    signIn?.report({ chainId: 'eip155:1', error: new AbortedError() })
    signIn?.report({ chainId: 'eip155:1', error: cause })
    expect(send.mock.calls).toMatchObject([
      [{ type: 'oneClick', session }],
      [{ type: 'oneClick', chainId: 'eip155:1', error: { code: 'aborted' } }],
      [{ type: 'oneClick', chainId: 'eip155:1', error: { code: 'sign-in', cause } }],
    ])
  })

  test('error: the app refuses the sessions', async () => {
    const cause = new Error('The signature is not valid.')
    const { signIn } = setUp({ setSessions: () => Promise.reject(cause) })
    await expect(signIn?.store([])).rejects.toMatchObject({ code: 'sign-in', step: 'setSessions', cause })
  })
})
