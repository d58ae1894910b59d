import type { SiwxConfig, SiwxSession } from '@latchkit/core'
import { getAccount, signMessage, watchSignIn } from '@latchkit/core/actions'
import { base, mainnet } from '@latchkit/core/networks'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { createMemoryNonceStore, createMessage, verifyMessage } from '@latchkit/siwx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Phone } from '../phone/Phone.js'
import { openPage, type Page, startRemotePhone } from './remote.fixtures.js'

let gateway: Gateway
let page: Page
let phone: Phone
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

beforeEach(async () => {
  app = createApp()
  page = await openPage(gateway.relayUrl, { networks: [mainnet, base], siwx: app.siwx })
  watchSignIn(page.kit)
  phone = await startRemotePhone(gateway.relayUrl, { solana: undefined })
})

afterAll(() => gateway.stop())

const fields = {
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Example.',
  resources: ['https://app.example/terms'],
} as const

/** An app whose server uses each nonce once, and knows nothing about remote wallets. */
function createApp() {
  let nonceStore = createMemoryNonceStore()
  const reasons: string[] = []
  const sessions: SiwxSession[] = []

  async function add(session: SiwxSession): Promise<void> {
    const { message, signature } = session
    const result = await verifyMessage({ message, signature, expected: fields, nonceStore })
    if (!result.ok) {
      reasons.push(result.reason)
      throw new Error(result.message)
    }
    sessions.push(session)
  }

  const siwx: SiwxConfig = {
    async createMessage(input) {
      const more = { nonce: await nonceStore.issue(), issuedAt: new Date().toISOString() }
      const text = createMessage({
        ...fields,
        ...more,
        chainId: input.chainId,
        address: input.accountAddress,
      })
      return { ...input, ...fields, ...more, version: '1', toString: () => text }
    },
    addSession: add,
    revokeSession: async () => {},
    async setSessions([signed]) {
      sessions.splice(0)
      if (signed) await add(signed)
    },
    getSessions: (chainId) => sessions.filter(({ data }) => data.chainId === chainId),
    getRequired: () => true,
  }
  return {
    siwx,
    sessions,
    reasons,
    forgetNonces() {
      nonceStore = createMemoryNonceStore()
    },
  }
}

const methods = () => phone.prompts.map(({ method }) => method)
const statusOf = (name: 'pairing') => page.kit.getState()[name]?.status

/** Scans the code of a new pairing. */
async function scan(): Promise<void> {
  page.kit.internal.send({ feature: 'pairing', event: { type: 'begin', at: page.kit.internal.clock.now() } })
  await phone.pair(await page.uri())
}

/** Resolves with the error of the pairing. */
async function waitForFailure(): Promise<unknown> {
  await page.until(() => page.facts.some((fact) => fact.feature === 'pairing' && fact.type === 'failed'))
  const fact = page.facts.find((one) => one.feature === 'pairing' && one.type === 'failed')
  return fact && 'error' in fact ? fact.error : undefined
}

describe('a phone that signs in with its approval', () => {
  test.each(['first-chain', 'every-chain'] as const)(
    'default: %s: the server verifies the message, and the session signs requests',
    async (authenticates) => {
      phone.set({ authenticates })
      await scan()
      await page.until(() => page.kit.getState().siwx?.eip155?.status === 'verified')
      expect(methods()).toEqual(['session_authenticate'])
      expect(app.reasons).toEqual([])
      expect(app.sessions).toHaveLength(1)
      expect(app.sessions[0]).toMatchObject({
        data: { accountAddress: phone.evmAddresses[0], chainId: 'eip155:1' },
        cacao: { h: { t: 'caip122' }, s: { t: 'eip191' } },
      })
      expect(getAccount(page.kit, { namespace: 'eip155' }).address).toBe(phone.evmAddresses[0])
      await signMessage(page.kit, { message: 'hello' })
      expect(methods()).toEqual(['session_authenticate', 'personal_sign'])
      expect(phone.failures).toEqual([])
    },
  )

  test('error: the server refuses the message', async () => {
    // The nonce of the message is unknown to a server that has started again.
    phone.set({ authenticates: 'first-chain', answer: 'hang' })
    await scan()
    app.forgetNonces()
    await phone.until(() => phone.prompts.length === 1)
    phone.release()
    expect(await waitForFailure()).toMatchObject({ code: 'sign-in', step: 'setSessions' })
    expect(app.reasons).toEqual(['invalidNonce'])
    await phone.until(() => phone.sessions.length === 0)
    expect(statusOf('pairing')).toBe('idle')
  })
})

describe('a phone that does not', () => {
  test('behavior: it approves the proposal, and the sign-in follows', async () => {
    await scan()
    await page.until(() => page.kit.getState().siwx?.eip155?.status === 'prompting')
    expect(methods()).toEqual(['session_proposal'])
    const [session] = phone.sessions
    expect(session?.namespaces.eip155?.methods).toContain('eth_sendTransaction')
  })

  test('behavior: it declines', async () => {
    phone.set({ authenticates: 'first-chain', answer: { session_authenticate: 'reject' } })
    await scan()
    await page.until(() => page.facts.some((fact) => fact.feature === 'pairing' && fact.type === 'declined'))
    expect(phone.sessions).toEqual([])
    expect(statusOf('pairing')).toBe('idle')
  })
})

describe('a hostile phone', () => {
  test.each([
    ['nonce', { nonce: 'another1234' }],
    ['domain', { domain: 'evil.example' }],
    ['aud', { aud: 'https://evil.example' }],
    ['statement', { statement: 'Send everything.' }],
    ['iat', { iat: '2020-01-01T00:00:00.000Z' }],
    ['account', { iss: 'did:pkh:eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }],
  ])('error: another %s is refused, and its session is ended', async (name, cacao) => {
    phone.set({ authenticates: 'first-chain', cacao })
    await scan()
    expect(await waitForFailure()).toMatchObject({
      code: 'wallet-response',
      metaMessages: [expect.stringContaining(name), expect.anything()],
    })
    await phone.until(() => phone.sessions.length === 0)
    expect(app.sessions).toEqual([])
    expect(app.reasons).toEqual([])
    expect(page.kit.getState().connection.eip155?.status).toBe('disconnected')
    expect(phone.failures).toEqual([])
  })
})
