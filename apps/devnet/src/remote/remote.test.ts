import {
  connect,
  createPairing,
  disconnect,
  getAccount,
  signMessage,
  switchNetwork,
} from '@latchkit/core/actions'
import { base } from '@latchkit/core/networks'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../foundation/freePort.js'
import type { Phone } from '../phone/Phone.js'
import { openPage, type Page, pairPhone, startRemotePhone } from './remote.fixtures.js'
import { startProxy } from './startProxy.fixtures.js'

let gateway: Gateway
let proxyPort = 0
let page: Page
let phone: Phone

beforeAll(async () => {
  proxyPort = await freePort()
  // A page authenticates for the URL that it connects to.
  gateway = await startGateway({ publicUrl: [`ws://127.0.0.1:${proxyPort}`] })
}, 180_000)

beforeEach(async () => {
  ;[page, phone] = await Promise.all([openPage(gateway.relayUrl), startRemotePhone(gateway.relayUrl)])
})

afterAll(() => gateway.stop())

const evmAddress = () => phone.evmAddresses[0] ?? ''
const getStatus = (at: Page, namespace: 'eip155' | 'solana') => getAccount(at.kit, { namespace }).status

test('default: one approval opens two namespaces; both sign', async () => {
  await pairPhone(page, phone)
  expect(getAccount(page.kit, { namespace: 'eip155' })).toMatchObject({
    status: 'connected',
    address: evmAddress(),
    chainId: 'eip155:1',
    connectorId: 'walletConnect',
  })
  const solanaAddress = phone.solanaAddresses[0] ?? ''
  expect(getAccount(page.kit, { namespace: 'solana' })).toMatchObject({ address: solanaAddress })

  expect(verifyMessage('hello', await signMessage(page.kit, { message: 'hello' }))).toBe(evmAddress())
  const signature = await signMessage(page.kit, { namespace: 'solana', message: 'hello' })
  const text = new TextEncoder().encode('hello')
  expect(ed25519.verify(base58.decode(signature), text, base58.decode(solanaAddress))).toBe(true)
  expect(phone.failures).toEqual([])
}, 180_000)

test('behavior: supports a wallet with deprecated Solana chain ids', async () => {
  phone.set({ solanaIds: 'deprecated' })
  await pairPhone(page, phone)
  await page.until(() => getStatus(page, 'solana') === 'connected')
  const signature = await signMessage(page.kit, { namespace: 'solana', message: 'hello' })
  expect(base58.decode(signature)).toHaveLength(64)
}, 180_000)

test('behavior: the user rejects the session, then approves the next URI', async () => {
  phone.set({ answer: { session_proposal: 'reject' } })
  const connected = connect(page.kit, { connectorId: 'walletConnect' })
  connected.catch(() => {})
  await phone.pair(await page.uri())
  await expect(connected).rejects.toMatchObject({ code: 'user-rejected' })
  expect(page.kit.getState().pairing).toMatchObject({ status: 'idle', outcome: { status: 'declined' } })
  expect(getStatus(page, 'eip155')).toBe('disconnected')

  phone.set({ answer: {} })
  await pairPhone(page, phone)
  expect(getStatus(page, 'eip155')).toBe('connected')
}, 180_000)

test('behavior: the user rejects a signature', async () => {
  await pairPhone(page, phone)
  phone.set({ answer: { personal_sign: 'reject' } })
  await expect(signMessage(page.kit, { message: 'hello' })).rejects.toMatchObject({ code: 'user-rejected' })
  expect(getStatus(page, 'eip155')).toBe('connected')
}, 180_000)

test('behavior: an aborted attempt does not wait for the user, and a late approval opens no session', async () => {
  phone.set({ answer: { session_proposal: 'hang' } })
  const connected = connect(page.kit, { connectorId: 'walletConnect' })
  connected.catch(() => {})
  await phone.pair(await page.uri())
  await phone.until(() => phone.prompts.length === 1)
  await disconnect(page.kit)
  await expect(connected).rejects.toMatchObject({ code: 'aborted' })
  const opened = phone.until(() => phone.sessions.length === 1)
  phone.release()
  await opened
  await phone.until(() => phone.sessions.length === 0)
  expect(getStatus(page, 'eip155')).toBe('disconnected')
}, 180_000)

test('behavior: the first response to two URIs wins', async () => {
  const { uri } = await createPairing(page.kit)
  await phone.pair(uri)
  await page.until(() => getStatus(page, 'eip155') === 'connected')
  expect(page.facts.filter((fact) => fact.feature === 'pairing' && fact.type === 'approved')).toMatchObject([
    { method: 'qrcode', session: { peer: { name: phone.state.name } } },
  ])
}, 180_000)

test('behavior: switches to a chain of the session without asking the wallet, and uses it for requests', async () => {
  await pairPhone(page, phone)
  await switchNetwork(page.kit, { network: base })
  expect(phone.prompts.map(({ method }) => method)).toEqual(['session_proposal'])
  await signMessage(page.kit, { message: 'hello' })
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'personal_sign', chainId: 'eip155:8453' })
}, 180_000)

test('behavior: follows the phone’s chain and account', async () => {
  await pairPhone(page, phone)
  await phone.switchChain(8453)
  await page.until(() => getAccount(page.kit, { namespace: 'eip155' }).chainId === 'eip155:8453')
  await phone.switchAccount(1)
  await page.until(() => getAccount(page.kit, { namespace: 'eip155' }).address === phone.evmAddresses[1])
  const signature = await signMessage(page.kit, { namespace: 'eip155', message: 'hello' })
  expect(verifyMessage('hello', signature)).toBe(phone.evmAddresses[1])
}, 180_000)

test('behavior: disconnecting one namespace ends the session of all and notifies the wallet', async () => {
  await pairPhone(page, phone)
  await disconnect(page.kit, { namespace: 'solana' })
  await page.until(() => getStatus(page, 'eip155') === 'disconnected')
  await phone.until(() => phone.sessions.length === 0)
  expect(page.stored.storage.getItem('latchkit.v1.devnet.connector.eip155')).toBeNull()
}, 180_000)

test('behavior: the wallet disconnects, also during a request', async () => {
  await pairPhone(page, phone)
  phone.set({ answer: { personal_sign: 'hang' } })
  const signed = signMessage(page.kit, { message: 'hello' })
  signed.catch(() => {})
  await phone.until(() => phone.prompts.length === 2)
  await phone.disconnect()
  await expect(signed).rejects.toMatchObject({ code: 'session-ended' })
  await page.until(() => getStatus(page, 'eip155') === 'disconnected')
  expect(getStatus(page, 'solana')).toBe('disconnected')
}, 180_000)

test('behavior: the next page load restores the session without asking the phone', async () => {
  await pairPhone(page, phone)
  await page.close()
  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  await next.until(
    () => getStatus(next, 'eip155') === 'connected' && getStatus(next, 'solana') === 'connected',
  )
  expect(phone.prompts).toHaveLength(1)
  expect(verifyMessage('hello', await signMessage(next.kit, { message: 'hello' }))).toBe(evmAddress())
}, 180_000)

test('behavior: does not restore a session that ended while the page was closed', async () => {
  await pairPhone(page, phone)
  await page.close()
  await phone.disconnect()
  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  await next.until(() =>
    next.facts.some((fact) => fact.type === 'disconnected' || fact.type === 'notRestored'),
  )
  await next.until(() => getStatus(next, 'eip155') === 'disconnected')
  expect(getStatus(next, 'eip155')).toBe('disconnected')
}, 180_000)

test('behavior: ignores messages for a partially restored session', async () => {
  await pairPhone(page, phone)
  await page.close()
  // The page was closed while it deleted the session: the session is gone, its topic and key remain.
  const { sdk } = page.stored
  const sessions = [...sdk.keys()].filter((key) => key.endsWith('//session'))
  expect(sessions).toHaveLength(1)
  for (const key of sessions) sdk.set(key, '[]')
  await phone.disconnect()
  const next = await openPage(gateway.relayUrl, { stored: page.stored })
  // The relay delivers stored messages first. An uncaught error fails the test.
  await pairPhone(next, await startRemotePhone(gateway.relayUrl))
  expect(getStatus(next, 'eip155')).toBe('connected')
}, 180_000)

test('behavior: keeps a socket open only while there is a session', async () => {
  const proxy = await startProxy(() => gateway.port, { port: proxyPort })
  const watched = await openPage(`ws://127.0.0.1:${proxy.port}`)
  await pairPhone(watched, phone)
  expect(proxy.open).toBe(1)
  await phone.disconnect()
  await proxy.untilNone()
  await pairPhone(watched, await startRemotePhone(gateway.relayUrl))
  expect(proxy.open).toBe(1)
  await disconnect(watched.kit)
  await proxy.untilNone()
  expect(proxy.open).toBe(0)
}, 180_000)

test('behavior: uses the new expiry of a session that the wallet extends', async () => {
  await pairPhone(page, phone)
  await phone.extend()
  expect(await signMessage(page.kit, { message: 'hello' })).toMatch(/^0x/)
}, 180_000)

test('behavior: a new session ends the previous one', async () => {
  await pairPhone(page, phone)
  const other = await startRemotePhone(gateway.relayUrl)
  const { uri } = await createPairing(page.kit)
  await other.pair(uri)
  await phone.until(() => phone.sessions.length === 0)
  expect(getStatus(page, 'eip155')).toBe('connected')
  expect(other.sessions).toHaveLength(1)
}, 180_000)
