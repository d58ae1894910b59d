import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { type Dapp, startDapp, startTestPhone } from './dapp.fixtures.js'
import type { Phone } from './Phone.js'

let devnet: Devnet
let relayUrl: string
let dapp: Dapp
let phone: Phone

beforeAll(async () => {
  devnet = await startDevnet({ gateway: true })
  relayUrl = devnet.gateway?.relayUrl ?? ''
})

beforeEach(async () => {
  ;[dapp, phone] = await Promise.all([
    startDapp(relayUrl),
    startTestPhone({ relayUrl, chains: devnet.chains }),
  ])
})

afterAll(() => devnet.stop())

/** Sends a request to connect and sign in, and scans its URI. */
async function authenticate() {
  const { uri, response } = await dapp.client.authenticate({
    chains: ['eip155:31337', 'eip155:31338'],
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_unknown'],
    domain: 'dapp.test',
    uri: 'http://dapp.test',
    nonce: 'kEWepMt9knR6lWJ6A',
    statement: 'Sign in.',
  })
  const result = response()
  result.catch(() => {})
  await phone.pair(uri ?? '')
  return result
}

describe('authenticates', () => {
  test('default: signs for the first chain, and opens the session', async () => {
    phone.set({ authenticates: 'first-chain' })
    const { auths = [], session } = await authenticate()
    expect(auths).toHaveLength(1)
    const [cacao] = auths
    if (!cacao) throw new Error('there is no message')
    const message = dapp.client.formatAuthMessage({ request: cacao.p, iss: cacao.p.iss })
    expect(verifyMessage(message, cacao.s.s)).toBe(phone.evmAddresses[0])
    expect(cacao.p.iss).toBe(`did:pkh:eip155:31337:${phone.evmAddresses[0]}`)
    expect(session.namespaces.eip155?.methods).toEqual(['eth_sendTransaction', 'personal_sign'])
    expect(phone.prompts.map(({ method }) => method)).toEqual(['session_authenticate'])
    expect(phone.sessions).toHaveLength(1)
    expect(phone.failures).toEqual([])
  })

  test('behavior: signs for every chain', async () => {
    phone.set({ authenticates: 'every-chain' })
    const { auths = [] } = await authenticate()
    expect(auths.map(({ p }) => p.iss.split(':')[3])).toEqual(['31337', '31338'])
  })

  test('behavior: approves the proposal without it', async () => {
    const { auths, session } = await authenticate()
    expect(auths).toBeUndefined()
    expect(session.namespaces.eip155?.accounts).toHaveLength(2)
    expect(phone.prompts.map(({ method }) => method)).toEqual(['session_proposal'])
  })

  test('behavior: the user rejects it', async () => {
    phone.set({ authenticates: 'first-chain', answer: { session_authenticate: 'reject' } })
    await expect(authenticate()).rejects.toBe('User rejected.')
    expect(phone.sessions).toEqual([])
  })

  test('param: cacao', async () => {
    phone.set({ authenticates: 'first-chain', cacao: { nonce: 'another1234' } })
    const { auths = [] } = await authenticate()
    expect(auths[0]?.p).toMatchObject({ nonce: 'another1234', domain: 'dapp.test' })
    expect(phone.failures).toEqual([])
  })

  test('param: cacao with another account, which has not signed', async () => {
    phone.set({
      authenticates: 'first-chain',
      cacao: { iss: `did:pkh:eip155:31337:${devnet.accounts[0]?.address}` },
    })
    await expect(authenticate()).rejects.toMatchObject({ message: expect.stringContaining('Signature') })
    expect(phone.failures).toEqual([])
  })
})
