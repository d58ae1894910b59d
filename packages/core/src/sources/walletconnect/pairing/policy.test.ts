import { describe, expect, test } from 'vitest'
import { applyPolicy } from '../../../engine/applyPolicy.js'
import type { Fact, KitState } from '../../../engine/types.js'
import { createTestKit, fakeRelay } from '../../../exports/testing.js'
import { makeCatalogue, makeTop, makeWallet } from '../../../features/directory/catalogue.fixtures.js'
import type { Route } from '../../../features/modal/route.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { createRemotePolicy } from './policy.js'

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
const ask = (fact: Fact, state: KitState, platform = desktop, isOnlySource = false) =>
  applyPolicy(
    createRemotePolicy(platform, () => isOnlySource),
    fact,
    state,
    config,
    5,
  )
const begin = { feature: 'pairing', event: { type: 'begin', at: 5 } }
const rest = { feature: 'pairing', event: { type: 'pause' } }
const navigated = (route: Route, from?: Route): Fact => ({ feature: 'modal', type: 'navigated', route, from })

describe('modal', () => {
  test.each<[Route['view'], Route, typeof desktop, boolean]>([
    ['connecting-remote', { view: 'connecting-remote' }, desktop, true],
    ['connecting-basic', { view: 'connecting-basic' }, desktop, true],
    ['connect', { view: 'connect' }, desktop, false],
    ['all-wallets', { view: 'all-wallets' }, desktop, false],
    // A tap must open the wallet within the user gesture.
    ['connect', { view: 'connect' }, phone, true],
    ['connect', { view: 'connect' }, telegram, true],
    ['all-wallets', { view: 'all-wallets' }, phone, true],
    ['networks', { view: 'networks' }, phone, false],
  ])('behavior: %s starts a pairing if it needs one', (_, route, platform, begins) => {
    expect(ask(navigated(route), stateWith(openAt(route)), platform)).toEqual(begins ? [begin] : [])
  })

  test('behavior: opening the modal clears the outcome of the last pairing', () => {
    const fact: Fact = { feature: 'modal', type: 'opened', route: { view: 'connect' } }
    expect(ask(fact, stateWith({}))).toEqual([{ feature: 'pairing', event: { type: 'clear' } }])
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

  test('behavior: pauses the pairing when the modal is closed or the user goes back', () => {
    const from: Route = { view: 'connecting-remote' }
    expect(ask({ feature: 'modal', type: 'closed', reason: 'escape', from }, stateWith({}))).toEqual([rest])
    const back: Fact = { feature: 'modal', type: 'wentBack', from }
    expect(ask(back, stateWith(openAt({ view: 'connect' })))).toEqual([rest])
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
  const approved = (linking?: { walletId: string; name: string; href: string }): Fact => ({
    feature: 'pairing',
    type: 'approved',
    session,
    method: linking ? 'mobile' : 'qrcode',
    linking,
  })
  const close = { feature: 'modal', event: { type: 'close', reason: 'done' } }
  const wallet = (id: string, name: string) => ({
    feature: 'wallets',
    event: {
      type: 'recognised',
      wallet: { id, name, namespaces: ['eip155'], connectorIds: ['walletConnect'] },
    },
  })

  test('default: does nothing without an open modal and a known wallet', () => {
    expect(ask(approved(), stateWith({}))).toEqual([])
  })

  test('behavior: stores the wallet of the view as a recent wallet, with the name from its metadata', () => {
    const state = stateWith(openAt({ view: 'connect' }, { view: 'connecting-remote', walletId: 'w' }))
    expect(ask(approved(), state)).toEqual([wallet('w', 'Peer'), close])
  })

  test('behavior: stores the image of the wallet for the next page load', () => {
    const icon = 'https://catalogue.example/w.png'
    const open = openAt({ view: 'connecting-remote', walletId: 'w' })
    const known = makeWallet('w', { icon })
    for (const catalogue of [
      makeCatalogue({ wallets: [makeWallet('other'), known] }),
      makeCatalogue({ top: makeTop({ featured: [known] }) }),
      makeCatalogue({ top: makeTop({ recommended: [known] }) }),
      makeCatalogue({ top: makeTop({ recent: [known] }) }),
    ])
      expect(ask(approved(), stateWith({ ...open, catalogue }))[0]).toMatchObject({
        event: { type: 'recognised', wallet: { id: 'w', icon } },
      })
  })

  test('behavior: stores the wallet that was opened by its deep link', () => {
    const linking = { walletId: 'linked', name: 'Linked', href: 'linked://' }
    const state = stateWith(openAt({ view: 'connecting-remote', walletId: 'w' }))
    expect(ask(approved(linking), state)).toEqual([wallet('linked', 'Linked'), close])
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

  test('default: resets the pairing when the last namespace is disconnected', () => {
    expect(ask(fact, stateWith({}))).toEqual([{ feature: 'pairing', event: { type: 'reset' } }])
  })

  test('behavior: ignored for other wallets, and while another namespace uses the session', () => {
    const still = stateWith({ connection: { solana: { status: 'connected', session } } })
    expect(ask(fact, still)).toEqual([])
    expect(ask({ ...fact, connectorId: 'io.other' }, stateWith({}))).toEqual([])
  })
})
