import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../../engine/routes.js'
import type { Fact } from '../../../engine/types.js'
import { InvalidCaipError } from '../../../foundation/errors/caip.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { toTelemetry } from './rules.js'

const address = `0x${'a'.repeat(40)}`
const session = {
  connectorId: 'io.fake',
  accounts: [{ address, type: 'eoa' }],
  chainId: 'eip155:31337',
} as const

function mounted() {
  const adapter = fakeAdapter({
    wallets: [{ id: 'io.fake', name: 'Fake \u202Ewallet', accounts: [address] }],
  })
  const { kit } = createTestKit({ adapters: [adapter] })
  kit.mount()
  return kit
}

const eventOf = (fact: Fact, kit = mounted()) => toTelemetry(fact, kit.getState(), kit.config)
const connection = { feature: 'connection', namespace: 'eip155' } as const

describe('modal', () => {
  test('behavior: MODAL_OPEN and MODAL_CLOSE have whether a wallet is connected', async () => {
    const kit = mounted()
    const opened = { feature: 'modal', type: 'opened', route: { view: 'connect' } } as const
    const closed = { feature: 'modal', type: 'closed', reason: 'escape', from: { view: 'connect' } } as const
    expect(eventOf(opened, kit)).toEqual({ event: 'MODAL_OPEN', properties: { connected: false } })
    expect(eventOf(closed, kit)).toEqual({ event: 'MODAL_CLOSE', properties: { connected: false } })
    await connect(kit, { connectorId: 'io.fake' })
    expect(eventOf(opened, kit)).toEqual({ event: 'MODAL_OPEN', properties: { connected: true } })
    expect(eventOf(closed, kit)).toEqual({ event: 'MODAL_CLOSE', properties: { connected: true } })
  })

  test.each<[Route, string | undefined]>([
    [{ view: 'networks' }, 'CLICK_NETWORKS'],
    [{ view: 'what-is-a-wallet' }, 'CLICK_WALLET_HELP'],
    [{ view: 'get-wallet' }, 'CLICK_GET_WALLET'],
    [{ view: 'what-is-a-network' }, 'CLICK_NETWORK_HELP'],
    [{ view: 'connect' }, undefined],
    [{ view: 'account', namespace: 'eip155' }, undefined],
    [{ view: 'unsupported-chain', namespace: 'eip155' }, undefined],
    [{ view: 'switch-network', chainId: 'eip155:1' }, undefined],
  ])('behavior: going to %j', (route, event) => {
    expect(eventOf({ feature: 'modal', type: 'navigated', route })).toEqual(
      event && { event, properties: {} },
    )
  })

  test('behavior: SELECT_WALLET has the wallet’s sanitized name, and whether it is installed', () => {
    const to = (walletId: string): Fact => ({
      feature: 'modal',
      type: 'navigated',
      route: { view: 'connecting', walletId, namespace: 'eip155' },
    })
    expect(eventOf(to('io.fake'))).toEqual({
      event: 'SELECT_WALLET',
      properties: { name: 'Fake wallet', platform: 'browser' },
    })
    expect(eventOf(to('io.gone'))).toEqual({
      event: 'SELECT_WALLET',
      properties: { name: '', platform: 'unsupported' },
    })
  })

  test('behavior: going back has no event', () => {
    expect(eventOf({ feature: 'modal', type: 'wentBack', from: { view: 'networks' } })).toBeUndefined()
  })
})

describe('connection', () => {
  test('behavior: CONNECT_SUCCESS if the user connected, not if the session was restored', () => {
    const connected = { ...connection, type: 'connected', session } as const
    expect(eventOf({ ...connected, via: 'connect', id: '1' })).toEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Fake wallet' },
    })
    expect(eventOf({ ...connected, via: 'reconnect' })).toBeUndefined()
    expect(eventOf({ ...connected, via: 'hostApp' })).toBeUndefined()
  })

  test('behavior: CONNECT_ERROR has Latchkit’s own message', () => {
    const failed = { ...connection, type: 'failed', id: '1', connectorId: 'io.fake' } as const
    expect(eventOf({ ...failed, type: 'declined', error: new UserRejectedError() })).toEqual({
      event: 'CONNECT_ERROR',
      properties: { message: 'The request was declined in the wallet.' },
    })
    const error = new WalletRequestError({ method: 'eth_requestAccounts', details: `no ${address}` })
    expect(eventOf({ ...failed, error })).toEqual({
      event: 'CONNECT_ERROR',
      properties: { message: 'The wallet could not do this.' },
    })
    const text = `eip155:1:${address}:x`
    const caip = new InvalidCaipError({ standard: 'CAIP-10', text, reason: 'it has three parts' })
    expect(JSON.stringify(eventOf({ ...failed, error: caip }))).not.toContain(address)
  })

  test('behavior: DISCONNECT_SUCCESS if the user disconnected, DISCONNECT_ERROR if it failed', () => {
    const disconnected = { ...connection, type: 'disconnected', connectorId: 'io.fake' } as const
    expect(eventOf({ ...disconnected, by: 'user' })).toEqual({
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace: 'eip155' },
    })
    expect(eventOf({ ...disconnected, by: 'wallet' })).toBeUndefined()
    const error = new WalletRequestError({ method: 'x' })
    expect(eventOf({ ...connection, type: 'disconnectFailed', id: '1', error })).toEqual({
      event: 'DISCONNECT_ERROR',
      properties: { message: 'The wallet could not do this.' },
    })
  })
})

test('behavior: SWITCH_NETWORK', () => {
  const switched = {
    feature: 'network',
    type: 'switched',
    id: '1',
    chainId: 'eip155:10',
    namespaceChanged: false,
  } as const
  expect(eventOf(switched)).toEqual({ event: 'SWITCH_NETWORK', properties: { network: 'eip155:10' } })
  expect(eventOf({ feature: 'network', type: 'cancelled', id: '1' })).toBeUndefined()
})

test('behavior: REQUEST_LATE_RESPONSE names the method, not what was signed', () => {
  const intent = { kind: 'signMessage', message: 'secret' } as const
  const write = { id: '1', connectorId: 'a', address: '0xa', chainId: 'eip155:1', intent } as const
  const { kit } = createTestKit()
  const fact = { feature: 'request', namespace: 'eip155', type: 'lateResponse', id: '1', write } as const
  const event = toTelemetry({ ...fact, result: '0xsigned' }, kit.getState(), kit.config)
  expect(event).toEqual({
    event: 'REQUEST_LATE_RESPONSE',
    properties: { method: 'signMessage', approved: true },
  })
})

test('behavior: never an address', () => {
  const error = new WalletRequestError({ method: 'x', details: address, cause: new Error(address) })
  const of = { address, chainId: 'eip155:31337' } as const
  const facts: readonly Fact[] = [
    { ...connection, type: 'connected', via: 'connect', session },
    { ...connection, type: 'sessionChanged', session, previous: session },
    { ...connection, type: 'failed', id: '1', connectorId: 'io.fake', error },
    { ...connection, type: 'disconnected', connectorId: 'io.fake', by: 'user' },
    { ...connection, type: 'disconnectFailed', id: '1', error },
    { feature: 'balance', namespace: 'eip155', type: 'loaded', of, value: 1n },
    { feature: 'balance', namespace: 'eip155', type: 'failed', of, error },
    { feature: 'network', type: 'failed', id: '1', target: 'eip155:10', error },
    { feature: 'wallets', type: 'connectorsAdded', namespace: 'eip155', connectorIds: ['io.fake'] },
  ]
  const kit = mounted()
  fc.assert(
    fc.property(fc.constantFrom(...facts), (fact) => {
      expect(JSON.stringify(eventOf(fact, kit)) ?? '').not.toContain(address)
    }),
  )
})

test('default', async () => {
  const events: string[] = []
  const telemetry = { track: ({ event, at }: { event: string; at: number }) => events.push(`${event} ${at}`) }
  const { kit, clock } = createTestKit({ telemetry })
  kit.mount()
  const opened = openModal(kit)
  await navigate(kit, { route: { view: 'connecting', walletId: 'io.fake', namespace: 'eip155' } })
  await connect(kit, { connectorId: 'io.fake' })
  await opened
  void openModal(kit)
  await navigate(kit, { route: { view: 'networks' } })
  await closeModal(kit)
  await disconnect(kit)
  await expect.poll(() => events.length).toBe(9)
  expect(events).toEqual(
    [
      'INITIALIZE',
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
      'MODAL_OPEN',
      'CLICK_NETWORKS',
      'MODAL_CLOSE',
      'DISCONNECT_SUCCESS',
    ].map((event) => `${event} ${clock.now()}`),
  )
})
