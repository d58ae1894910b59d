import { Socket } from 'node:net'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import {
  connect,
  createPairing,
  createSolanaNamespaces,
  type Dapp,
  evm,
  startDapp,
  startTestPhone,
  waitForEvent,
} from './dapp.fixtures.js'
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

const address = () => phone.evmAddresses[0] ?? ''
const sign = (from = dapp) =>
  from.request<string>({ method: 'personal_sign', params: ['0x68656c6c6f', address()] }, 'eip155:31337')

/** Resolves when the relay has received the dapp's next message. */
const published = () => new Promise((resolve) => dapp.client.core.relayer.once('relayer_publish', resolve))

test('behavior: the proposal is rejected', async () => {
  phone.set({ answer: { session_proposal: 'reject' } })
  const { uri, session } = await createPairing(dapp)
  await phone.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
  expect(phone.sessions).toEqual([])
})

test('behavior: the proposal hangs until it is approved', async () => {
  phone.set({ answer: 'hang' })
  const { uri, session } = await createPairing(dapp)
  await phone.pair(uri)
  await phone.until(() => phone.prompts.length === 1)
  expect(phone.prompts[0]).toMatchObject({ method: 'session_proposal', status: 'open' })
  expect(phone.sessions).toEqual([])
  phone.release()
  expect(await session).toMatchObject({ namespaces: { eip155: {} } })
})

test('behavior: ignores a known URI', async () => {
  const { uri, session } = await createPairing(dapp)
  await phone.pair(uri)
  await session
  await phone.pair(uri)
  expect(phone.prompts).toHaveLength(1)
})

test('error: an invalid URI', async () => {
  await expect(phone.pair('https://example.test')).rejects.toThrow('pair() uri')
})

test('error: rejects a proposal without supported namespaces', async () => {
  const { uri, session } = await createPairing(
    dapp,
    createSolanaNamespaces('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  )
  await phone.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5100 })
  expect(phone.prompts).toEqual([])
})

test('behavior: a disconnect by the dapp closes its open prompt', async () => {
  await connect(dapp, phone)
  phone.set({ answer: 'hang' })
  sign().catch(() => {})
  await phone.until(() => phone.prompts.length === 2)
  await dapp.disconnect()
  await phone.until(() => phone.sessions.length === 0 && phone.prompts[1]?.status === 'rejected')
  expect(phone.failures).toEqual([])
})

test('behavior: the phone disconnects', async () => {
  await connect(dapp, phone)
  const deleted = waitForEvent(dapp, 'session_delete')
  await phone.disconnect()
  expect(await deleted).toMatchObject({ topic: expect.any(String) })
  expect(phone.sessions).toEqual([])
})

test('behavior: an offline phone receives requests when it is online again', async () => {
  await connect(dapp, phone)
  await phone.goOffline()
  expect(phone.online).toBe(false)
  const sent = published()
  const signed = sign()
  await sent
  expect(phone.prompts).toHaveLength(1)
  await phone.goOnline()
  expect(verifyMessage('hello', await signed)).toBe(address())
  expect(phone.failures).toEqual([])
})

test('behavior: responses made offline are sent later', async () => {
  await connect(dapp, phone)
  phone.set({ answer: 'hang' })
  const signed = sign()
  await phone.until(() => phone.prompts.length === 2)
  await phone.goOffline()
  phone.release()
  // Only the user brings it back online: the SDK's relayer would reconnect to send the response.
  const emission = phone.emit('chainChanged', 31338, 'eip155:31338')
  expect(phone.online).toBe(false)
  await phone.goOnline()
  await emission
  expect(verifyMessage('hello', await signed)).toBe(address())
})

test('behavior: a restarted phone handles pending requests', async () => {
  await connect(dapp, phone)
  phone.set({ answer: { personal_sign: 'hang' } })
  const asked = sign()
  await phone.until(() => phone.prompts.length === 2)
  await phone.stop()
  const sent = published()
  const missed = sign()
  await sent
  const again = await startTestPhone({ relayUrl, chains: devnet.chains, storage: phone.storage })
  expect(again.sessions).toHaveLength(1)
  expect(again.state.answer).toEqual({ personal_sign: 'hang' })
  await again.until(() => again.prompts.length === 2)
  again.release()
  expect(verifyMessage('hello', await asked)).toBe(address())
  expect(verifyMessage('hello', await missed)).toBe(address())
  expect(again.failures).toEqual([])
})

test('behavior: two phones in one process are independent', async () => {
  const other = await startTestPhone({
    relayUrl,
    chains: devnet.chains,
    privateKeys: devnet.accounts.slice(7, 8).map(({ privateKey }) => privateKey),
  })
  const second = await startDapp(relayUrl)
  await Promise.all([connect(dapp, phone), connect(second, other)])
  const message = '0x68656c6c6f'
  const theirs = other.evmAddresses[0] ?? ''
  const signed = await second.request<string>(
    { method: 'personal_sign', params: [message, theirs] },
    'eip155:31337',
  )
  expect(verifyMessage('hello', signed)).toBe(devnet.accounts[7]?.address)
  expect(phone.sessions).toHaveLength(1)
  expect(phone.prompts).toHaveLength(1)
})

test('param: sessionProperties', async () => {
  phone.set({ sessionProperties: { capabilities: '{"0x7a69":{}}' } })
  const session = await connect(dapp, phone)
  expect(session.sessionProperties).toEqual({ capabilities: '{"0x7a69":{}}' })
})

test('param: scopedProperties', async () => {
  const scopedProperties = { 'eip155:31337': '{"atomic":{"status":"supported"}}' }
  phone.set({ scopedProperties })
  const session = await connect(dapp, phone)
  expect(session.scopedProperties).toEqual(scopedProperties)
})

test('behavior: contacts only this machine', async () => {
  const hosts = new Set<unknown>()
  const { connect: open } = Socket.prototype
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given) {
    // `net.connect` passes its options in a list.
    const [options]: readonly unknown[] = given.flat()
    hosts.add(typeof options === 'object' && options !== null && 'host' in options ? options.host : options)
    return Reflect.apply(open, this, given)
  })
  onTestFinished(() => spy.mockRestore())
  const fresh = await startTestPhone({ relayUrl, chains: devnet.chains })
  await connect(dapp, fresh, evm)
  await dapp.request(
    {
      method: 'eth_sendTransaction',
      params: [{ from: fresh.evmAddresses[0], to: fresh.evmAddresses[1], value: '0x1' }],
    },
    'eip155:31337',
  )
  await fresh.disconnect()
  expect([...hosts]).toEqual(['127.0.0.1'])
})
