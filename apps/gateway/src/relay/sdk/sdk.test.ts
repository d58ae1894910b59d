import { verifyMessage } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Gateway } from '../../app/startGateway.js'
import { startGateway } from '../../app/startGateway.js'
import {
  approveSignRequest,
  connect,
  type Dapp,
  disconnectPeer,
  propose,
  sdkEnvironment,
  startDapp,
  startWallet,
  type Wallet,
  waitForPublishedRequest,
} from './peers.fixtures.js'

const text = '0x68656c6c6f'
let gateway: Gateway
let dapp: Dapp
let wallet: Wallet

beforeAll(async () => {
  for (const [name, value] of Object.entries(sdkEnvironment)) vi.stubEnv(name, value)
  gateway = await startGateway()
}, 180_000)

beforeEach(async () => {
  ;[dapp, wallet] = await Promise.all([startDapp(gateway.relayUrl), startWallet(gateway.relayUrl)])
  return async () => {
    await Promise.all([disconnectPeer({ kit: dapp.client }), disconnectPeer(wallet)])
  }
})

afterAll(() => gateway.stop())

const sign = (message: `0x${string}` = text) =>
  dapp.request<`0x${string}`>(
    { method: 'personal_sign', params: [message, wallet.account.address] },
    'eip155:1',
  )

test('default: pairs, approves a session and signs', async () => {
  const session = await connect(dapp, wallet)
  expect(session.namespaces.eip155?.accounts).toEqual([
    `eip155:1:${wallet.account.address}`,
    `eip155:8453:${wallet.account.address}`,
  ])
  const requested = wallet.waitForEvent('session_request')
  const signed = sign()
  await approveSignRequest(wallet, await requested)
  const signature = await signed
  expect(await verifyMessage({ address: wallet.account.address, message: 'hello', signature })).toBe(true)
}, 180_000)

test('behavior: the wallet rejects the proposal', async () => {
  const { proposal, session } = await propose(dapp, wallet)
  await wallet.kit.rejectSession({ id: proposal.id, reason: { code: 5000, message: 'User rejected.' } })
  await expect(session).rejects.toMatchObject({ message: 'User rejected.' })
}, 180_000)

test('behavior: the wallet rejects a request', async () => {
  await connect(dapp, wallet)
  const requested = wallet.waitForEvent('session_request')
  const signed = sign()
  const { topic, id } = await requested
  const error = { code: 5000, message: 'User rejected.' }
  await wallet.kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
  await expect(signed).rejects.toMatchObject(error)
}, 180_000)

test('behavior: relays events, updates, extensions and pings', async () => {
  const { topic, expiry } = await connect(dapp, wallet)
  const event = new Promise((resolve) => dapp.once('chainChanged', resolve))
  await wallet.kit.emitSessionEvent({
    topic,
    event: { name: 'chainChanged', data: 8453 },
    chainId: 'eip155:8453',
  })
  expect(await event).toBe('8453')

  const updated = new Promise<void>((resolve) => dapp.once('session_update', () => resolve()))
  const accounts = ['eip155:1:0x0000000000000000000000000000000000000001']
  await wallet.kit.updateSession({
    topic,
    namespaces: { eip155: { accounts, methods: ['personal_sign'], events: ['chainChanged'] } },
  })
  await updated
  expect(dapp.client.session.get(topic).namespaces.eip155?.accounts).toEqual(accounts)

  const extended = new Promise<void>((resolve) => dapp.client.once('session_extend', () => resolve()))
  await wallet.kit.extendSession({ topic })
  await extended
  expect(dapp.client.session.get(topic).expiry).toBeGreaterThanOrEqual(expiry)

  await dapp.client.ping({ topic })
}, 180_000)

test('behavior: the dapp disconnects', async () => {
  const { topic } = await connect(dapp, wallet)
  const deleted = wallet.waitForEvent('session_delete')
  await dapp.disconnect()
  expect(await deleted).toMatchObject({ topic })
  expect(wallet.kit.getActiveSessions()).toEqual({})
}, 180_000)

test('behavior: the wallet disconnects', async () => {
  const { topic } = await connect(dapp, wallet)
  const deleted = new Promise((resolve) => dapp.once('session_delete', resolve))
  await wallet.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect(await deleted).toMatchObject({ topic })
}, 180_000)

test('behavior: a wallet that was offline receives the request after it reconnects', async () => {
  await connect(dapp, wallet)
  await wallet.kit.core.relayer.transportClose()
  const requested = wallet.waitForEvent('session_request')
  const published = waitForPublishedRequest(dapp)
  const signed = sign()
  await published
  await wallet.kit.core.relayer.transportOpen()
  await approveSignRequest(wallet, await requested)
  const signature = await signed
  expect(await verifyMessage({ address: wallet.account.address, message: 'hello', signature })).toBe(true)
}, 180_000)
