import { describe, expect, test } from 'vitest'
import { applyPolicy } from '../../../engine/applyPolicy.js'
import type { Route } from '../../../engine/routes.js'
import type { Fact, KitState } from '../../../engine/types.js'
import { createTestKit, fakeRelay } from '../../../exports/testing.js'
import { makeCatalogue, makeTop, makeWallet } from '../../../features/wallet/directory/catalogue.fixtures.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { completePairing } from './completePairing.js'
import { createPairingPolicy } from './policy.js'

const desktop = () => ({ isPhone: false, isTelegram: false })
const phone = () => ({ isPhone: true, isTelegram: false })
const telegram = () => ({ isPhone: false, isTelegram: true })

function stateWith(patch: Partial<KitState>): KitState {
  return { ...createTestKit({ relay: fakeRelay() }).kit.getState(), ...patch }
}

function openAt(...stack: [Route, ...Route[]]): Pick<KitState, 'modal'> {
  return { modal: { status: 'open', stack, direction: 'forward', shaking: false, legalChecked: false } }
}

const { config } = createTestKit().kit
const ask = (fact: Fact, state: KitState, platform = desktop, hasOnlyRemoteWallets = false) =>
  applyPolicy(
    createPairingPolicy(
      platform,
      () => hasOnlyRemoteWallets,
      () => completePairing,
    ),
    fact,
    state,
    config,
    5,
  )
const begin = { feature: 'pairing', event: { type: 'begin', at: 5 } }
const pause = { feature: 'pairing', event: { type: 'pause' } }
const navigated = (route: Route, from?: Route): Fact => ({ feature: 'modal', type: 'navigated', route, from })

describe('modal', () => {
  test.each<[Route['view'], string, boolean, Route, typeof desktop]>([
    ['connecting-remote', 'desktop', true, { view: 'connecting-remote' }, desktop],
    ['connecting-basic', 'desktop', true, { view: 'connecting-basic' }, desktop],
    ['connect', 'desktop', false, { view: 'connect' }, desktop],
    ['all-wallets', 'desktop', false, { view: 'all-wallets' }, desktop],
    // A tap must open the wallet within the user gesture.
    ['connect', 'phone', true, { view: 'connect' }, phone],
    ['connect', 'desktop in Telegram', true, { view: 'connect' }, telegram],
    ['all-wallets', 'phone', true, { view: 'all-wallets' }, phone],
    ['networks', 'phone', false, { view: 'networks' }, phone],
  ])('behavior: the view %s on a %s starts a pairing: %s', (_view, _device, begins, route, platform) => {
    expect(ask(navigated(route), stateWith(openAt(route)), platform)).toEqual(begins ? [begin] : [])
  })

  test('behavior: opening the modal clears the outcome of the last pairing', () => {
    const fact: Fact = { feature: 'modal', type: 'opened', route: { view: 'connect' } }
    expect(ask(fact, stateWith({}))).toEqual([{ feature: 'pairing', event: { type: 'clearOutcome' } }])
  })

  test('behavior: without adapters, the modal opens with the QR code, except on phones', () => {
    const fact: Fact = { feature: 'modal', type: 'opened', route: { view: 'connect' } }
    const basic = { feature: 'modal', event: { type: 'replace', route: { view: 'connecting-basic' } } }
    expect(ask(fact, stateWith({}), desktop, true)).toContainEqual(basic)
    expect(ask(fact, stateWith({}), phone, true)).not.toContainEqual(basic)
    expect(ask({ ...fact, route: { view: 'networks' } }, stateWith({}), desktop, true)).not.toContainEqual(
      basic,
    )
  })

  test('behavior: pauses the pairing when the modal is closed, or the user goes back to a view that needs no URI', () => {
    const from: Route = { view: 'connecting-remote' }
    expect(ask({ feature: 'modal', type: 'closed', reason: 'escape', from }, stateWith({}))).toEqual([pause])
    const back: Fact = { feature: 'modal', type: 'wentBack', from }
    expect(ask(back, stateWith(openAt({ view: 'connect' })))).toEqual([pause])
    expect(ask(back, stateWith(openAt({ view: 'connect' })), phone)).toEqual([])
  })
})

describe('approved', () => {
  const part = { accounts: [], chains: [], methods: [], events: [] }
  const session: RelaySession = {
    topic: 't',
    peer: { name: 'Peer' },
    expiresAt: 1,
    namespaces: { eip155: part, solana: part },
  }
  const approved = (openedWallet?: { walletId: string; name: string; href: string }): Fact => ({
    feature: 'pairing',
    type: 'approved',
    session,
    method: openedWallet ? 'mobile' : 'qrcode',
    openedWallet,
  })
  const close = { feature: 'modal', event: { type: 'close', reason: 'done' } }
  const wallet = (id: string, name: string) => ({
    feature: 'wallets',
    event: {
      type: 'recognised',
      wallet: { id, name, namespaces: ['eip155'], connectorIds: ['walletConnect'] },
    },
  })

  test('default: does nothing if the modal is closed and the wallet is unknown', () => {
    expect(ask(approved(), stateWith({}))).toEqual([])
  })

  test('behavior: stores the wallet of the route as a recent wallet, with the name from the session', () => {
    const state = stateWith(openAt({ view: 'connect' }, { view: 'connecting-remote', walletId: 'w' }))
    expect(ask(approved(), state)).toEqual([wallet('w', 'Peer'), close])
  })

  test('behavior: adds the icon from the wallet directory', () => {
    const icon = 'https://catalogue.example/w.png'
    const open = openAt({ view: 'connecting-remote', walletId: 'w' })
    const known = makeWallet('w', { icon })
    for (const directory of [
      makeCatalogue({ wallets: [makeWallet('other'), known] }),
      makeCatalogue({ top: makeTop({ featured: [known] }) }),
      makeCatalogue({ top: makeTop({ recommended: [known] }) }),
      makeCatalogue({ top: makeTop({ recent: [known] }) }),
    ])
      expect(ask(approved(), stateWith({ ...open, directory }))[0]).toMatchObject({
        event: { type: 'recognised', wallet: { id: 'w', icon } },
      })
  })

  test('behavior: stores the wallet that was opened by its deep link', () => {
    const openedWallet = { walletId: 'opened', name: 'Opened', href: 'opened://' }
    const state = stateWith(openAt({ view: 'connecting-remote', walletId: 'w' }))
    expect(ask(approved(openedWallet), state)).toEqual([wallet('opened', 'Opened'), close])
  })
})

describe('disconnected', () => {
  const fact: Fact = {
    feature: 'connection',
    namespace: 'eip155',
    type: 'disconnected',
    connectorId: 'walletConnect',
    by: 'wallet',
  }
  const session = {
    connectorId: 'walletConnect',
    accounts: [{ address: 'x', type: 'eoa' }],
    chainId: 'solana:x',
  } as const

  test('default: sends `sessionEnded` when the last namespace is disconnected', () => {
    expect(ask(fact, stateWith({}))).toEqual([{ feature: 'pairing', event: { type: 'sessionEnded' } }])
  })

  test('behavior: ignored for other wallets, and while another namespace uses the session', () => {
    const still = stateWith({ connection: { solana: { status: 'connected', session } } })
    expect(ask(fact, still)).toEqual([])
    expect(ask({ ...fact, connectorId: 'io.other' }, stateWith({}))).toEqual([])
  })
})
