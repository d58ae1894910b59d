import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Route, ViewName } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import type { ConnectionState } from '../../wallet/connection/types.js'
import { homeRoute } from './homeRoute.js'
import type { ModalState } from './machine.js'
import { isLocked, isSameRoute, topOf } from './rules.js'
import { toAllowedRoute } from './toAllowedRoute.js'

/** One route per view, with every parameter. A view that is added must be listed here. */
const routes: { readonly [View in ViewName]: Extract<Route, { view: View }> } = {
  connect: { view: 'connect', namespace: 'eip155', chainId: 'eip155:1' },
  connecting: { view: 'connecting', walletId: 'a', namespace: 'eip155', chainId: 'eip155:1' },
  'connecting-multi-chain': { view: 'connecting-multi-chain', walletId: 'a' },
  'connecting-remote': { view: 'connecting-remote', walletId: 'a', platform: 'qrcode' },
  'connecting-basic': { view: 'connecting-basic' },
  account: { view: 'account', namespace: 'eip155', tab: 'nfts', opened: 'eip155:1/erc721:0x1/1' },
  'activity-detail': { view: 'activity-detail', namespace: 'eip155', hash: '0x1' },
  'activity-replacement': {
    ...{ view: 'activity-replacement', namespace: 'eip155' },
    ...{ id: 'eip155:1/0x1', action: 'cancel' },
  },
  'token-detail': { view: 'token-detail', namespace: 'eip155', id: 'eip155:1/0x1' },
  'nft-detail': { view: 'nft-detail', namespace: 'eip155', id: 'eip155:1/erc721:0x1/1' },
  'switch-account': { view: 'switch-account', namespace: 'eip155' },
  profile: { view: 'profile', namespace: 'eip155', address: '0x1' },
  receive: { view: 'receive', namespace: 'bip122', accountType: 'ordinal' },
  'compatible-networks': { view: 'compatible-networks', namespace: 'bip122', accountType: 'ordinal' },
  pay: { view: 'pay' },
  'pay-review': { view: 'pay-review' },
  'pay-progress': { view: 'pay-progress' },
  'pay-code': { view: 'pay-code' },
  send: { view: 'send', namespace: 'eip155' },
  'send-token': { view: 'send-token', namespace: 'eip155' },
  'send-review': { view: 'send-review', namespace: 'eip155' },
  swap: { view: 'swap', namespace: 'eip155' },
  'swap-token': { view: 'swap-token', namespace: 'eip155', side: 'to' },
  'swap-review': { view: 'swap-review', namespace: 'eip155' },
  onramp: { view: 'onramp', namespace: 'eip155', preset: { amount: '100' } },
  'onramp-token': { view: 'onramp-token', namespace: 'eip155' },
  'onramp-fiat': { view: 'onramp-fiat', namespace: 'eip155' },
  'onramp-progress': { view: 'onramp-progress', namespace: 'eip155', purchaseId: 'abc' },
  'onramp-activity': { view: 'onramp-activity', namespace: 'eip155' },
  'smart-sessions': { view: 'smart-sessions', namespace: 'eip155' },
  'choose-account-name': { view: 'choose-account-name', namespace: 'eip155' },
  'register-account-name': { view: 'register-account-name', namespace: 'eip155' },
  'register-account-name-success': { view: 'register-account-name-success', namespace: 'eip155' },
  'email-otp': { view: 'email-otp' },
  'email-device': { view: 'email-device' },
  'connect-socials': { view: 'connect-socials', namespace: 'eip155' },
  'connecting-social': { view: 'connecting-social' },
  'connecting-farcaster': { view: 'connecting-farcaster' },
  'connect-wallets': { view: 'connect-wallets', namespace: 'eip155', chainId: 'eip155:1' },
  'update-email': { view: 'update-email' },
  'update-email-primary': { view: 'update-email-primary' },
  'update-email-secondary': { view: 'update-email-secondary' },
  'approve-transaction': { view: 'approve-transaction' },
  'siwx-sign-message': { view: 'siwx-sign-message', namespace: 'eip155', isRequired: true },
  networks: { view: 'networks' },
  'switch-network': { view: 'switch-network', chainId: 'eip155:1' },
  'switch-active-chain': { view: 'switch-active-chain', chainId: 'eip155:1' },
  'unsupported-chain': { view: 'unsupported-chain', namespace: 'eip155' },
  'all-wallets': { view: 'all-wallets', namespace: 'eip155' },
  downloads: { view: 'downloads', walletId: 'a' },
  'what-is-a-wallet': { view: 'what-is-a-wallet' },
  'get-wallet': { view: 'get-wallet' },
  'what-is-a-network': { view: 'what-is-a-network' },
}
const all: readonly Route[] = Object.values(routes)
const route = fc.constantFrom(...all)

describe('topOf', () => {
  test('default: the last route', () => {
    fc.assert(
      fc.property(fc.array(route), route, (below, top) => {
        const [first = top, ...rest] = [...below, top]
        expect(topOf([first, ...rest])).toBe(top)
      }),
    )
  })
})

describe('isSameRoute', () => {
  test('default: same view and same parameters, in any order of the keys', () => {
    fc.assert(
      fc.property(route, route, (one, other) => {
        const reversed = Object.fromEntries(Object.entries(one).reverse()) as Route
        expect(isSameRoute(one, reversed)).toBe(true)
        expect(isSameRoute(one, other)).toBe(one === other)
        expect(isSameRoute(other, one)).toBe(one === other)
      }),
    )
  })

  test('behavior: every parameter counts; an undefined one is absent', () => {
    for (const one of all) {
      for (const key of Object.keys(one)) {
        expect(isSameRoute(one, { ...one, [key]: 'other' } as Route)).toBe(false)
        expect(isSameRoute(one, { ...one, [key]: undefined } as Route)).toBe(false)
      }
      expect(isSameRoute(one, { ...one, ...{ extra: undefined } })).toBe(true)
    }
  })
})

describe('isLocked', () => {
  test('default: exactly with UnsupportedChain, ApproveTransaction or a required sign-in anywhere in the history', () => {
    fc.assert(
      fc.property(route, fc.array(route), (first, rest) => {
        const views = [first, ...rest].map(({ view }) => view)
        expect(isLocked([first, ...rest])).toBe(
          ['unsupported-chain', 'approve-transaction', 'siwx-sign-message'].some((view) =>
            views.some((one) => one === view),
          ),
        )
      }),
    )
  })

  test('behavior: a sign-in that is not required can be closed', () => {
    expect(isLocked([{ view: 'siwx-sign-message', namespace: 'eip155' }])).toBe(false)
  })
})

describe('toAllowedRoute', () => {
  const closed: ModalState = { status: 'closed' }
  const open = (legalChecked: boolean): ModalState => ({
    status: 'open',
    stack: [routes.connect],
    direction: 'forward',
    shaking: false,
    legalChecked,
  })
  // The function reads only this option and the modal.
  const kit = (legalCheckbox: boolean, modal: ModalState) =>
    ({ config: { legalCheckbox }, getState: () => ({ modal }) }) as Parameters<typeof toAllowedRoute>[0]

  // The views that connect a wallet, and their replacement.
  const guarded: Partial<Record<ViewName, Route>> = {
    connecting: { view: 'connect', namespace: 'eip155', chainId: 'eip155:1' },
    'connecting-multi-chain': { view: 'connect' },
    'connecting-remote': { view: 'connect' },
    'connecting-basic': { view: 'connect' },
    'all-wallets': { view: 'connect', namespace: 'eip155' },
    'connect-socials': { view: 'connect', namespace: 'eip155' },
    'connecting-social': { view: 'connect' },
    'connecting-farcaster': { view: 'connect' },
    'connect-wallets': { view: 'connect', namespace: 'eip155', chainId: 'eip155:1' },
  }

  test.each(all)('default: $view before the terms are accepted', (given) => {
    const expected = guarded[given.view] ?? given
    expect(toAllowedRoute(kit(true, closed), given)).toEqual(expected)
    expect(toAllowedRoute(kit(true, open(false)), given)).toEqual(expected)
  })

  test.each(all)(
    'behavior: $view stays the same once they are accepted, or without the checkbox',
    (given) => {
      expect(toAllowedRoute(kit(true, open(true)), given)).toBe(given)
      for (const modal of [closed, open(false), open(true)])
        expect(toAllowedRoute(kit(false, modal), given)).toBe(given)
    },
  )

  test('behavior: keeps the requested network', () => {
    const given = {
      view: 'connecting',
      walletId: 'io.a',
      namespace: 'eip155',
      chainId: 'eip155:8453',
    } as const
    const expected = { view: 'connect', namespace: 'eip155', chainId: 'eip155:8453' }
    expect(toAllowedRoute(kit(true, closed), given)).toEqual(expected)
  })

  test('behavior: the replacement is allowed itself', () => {
    for (const given of all) {
      const allowed = toAllowedRoute(kit(true, closed), given)
      expect(toAllowedRoute(kit(true, closed), allowed)).toEqual(allowed)
    }
  })
})

describe('homeRoute', () => {
  const session = makeSession('a')
  const attempt = { id: '1', connectorId: 'b' }
  test.each<[ConnectionState, boolean]>([
    [{ status: 'disconnected' }, false],
    [{ status: 'disconnected', outcome: { status: 'declined', connectorId: 'b' } }, false],
    [{ status: 'reconnecting', next: [] }, false],
    [{ status: 'connecting', attempt }, false],
    [{ status: 'connecting', attempt, session }, true],
    [{ status: 'connected', session }, true],
    [{ status: 'disconnecting', session, id: '2' }, true],
  ])('default: %j, account: %s', (eip155, isAccount) => {
    const connection = { eip155, solana: { status: 'connected', session } as const }
    const at = (activeNamespace: 'eip155' | 'solana' | 'bip122') =>
      // The function reads only these fields.
      homeRoute({ connection, network: { activeNamespace } } as Partial<KitState> as KitState)
    expect(at('eip155')).toEqual(isAccount ? { view: 'account', namespace: 'eip155' } : { view: 'connect' })
    // The other namespaces do not matter.
    expect(at('solana')).toEqual({ view: 'account', namespace: 'solana' })
    expect(at('bip122')).toEqual({ view: 'connect' })
  })
})
