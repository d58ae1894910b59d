import { connect, disconnect, getAccount, signMessage, switchNetwork } from '@latchkit/core/actions'
import { type Gateway, startGateway } from '@latchkit/gateway'
import { verifyMessage } from 'ethers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Phone } from '../phone/Phone.js'
import { newPhone, openPage, type Page, pairWith } from './remote.fixtures.js'

let gateway: Gateway
let page: Page
let phone: Phone

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)

beforeEach(async () => {
  ;[page, phone] = await Promise.all([openPage(gateway.relayUrl), newPhone(gateway.relayUrl)])
})

afterAll(() => gateway.stop())

const evmAddress = () => phone.evmAddresses[0] ?? ''

test('default: pairs, approves two namespaces at once, signs', async () => {
  await pairWith(page, phone)
  expect(getAccount(page.kit, { namespace: 'eip155' })).toMatchObject({
    status: 'connected',
    address: evmAddress(),
    chainId: 'eip155:1',
    connectorId: 'walletConnect',
  })
  expect(getAccount(page.kit, { namespace: 'solana' })).toMatchObject({
    status: 'connected',
    address: phone.solanaAddresses[0],
  })
  const signature = await signMessage(page.kit, { message: 'hello' })
  expect(verifyMessage('hello', signature)).toBe(evmAddress())
  expect(phone.failures).toEqual([])
}, 20_000)

test('behavior: a wallet that says no', async () => {
  phone.set({ answer: { session_proposal: 'reject' } })
  const connected = connect(page.kit, { connectorId: 'walletConnect' })
  connected.catch(() => {})
  await phone.pair(await page.uri())
  await expect(connected).rejects.toMatchObject({ code: 'user-rejected' })
  expect(page.kit.getState().pairing).toMatchObject({ status: 'idle', outcome: { status: 'declined' } })
  expect(getAccount(page.kit).status).toBe('disconnected')
}, 20_000)

test('behavior: a chain of the session is switched to without the wallet, and requests name it', async () => {
  await pairWith(page, phone)
  await switchNetwork(page.kit, { chainId: 'eip155:8453' })
  expect(phone.prompts.map(({ method }) => method)).toEqual(['session_proposal'])
  await signMessage(page.kit, { message: 'hello' })
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'personal_sign', chainId: 'eip155:8453' })
}, 20_000)

test('behavior: disconnecting one namespace ends the session in all of them, and the wallet hears of it', async () => {
  await pairWith(page, phone)
  await disconnect(page.kit, { namespace: 'solana' })
  await page.until(() => getAccount(page.kit, { namespace: 'eip155' }).status === 'disconnected')
  await phone.until(() => phone.sessions.length === 0)
  expect(page.kept.storage.getItem('latchkit.v1.connector.eip155')).toBeNull()
}, 20_000)

test('behavior: the wallet disconnects', async () => {
  await pairWith(page, phone)
  await phone.disconnect()
  await page.until(() => getAccount(page.kit, { namespace: 'eip155' }).status === 'disconnected')
  expect(getAccount(page.kit, { namespace: 'solana' }).status).toBe('disconnected')
}, 20_000)
