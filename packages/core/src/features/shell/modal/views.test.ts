import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Config } from '../../../config/config.js'
import type {
  AccountView,
  PlainView,
  Route,
  Routes,
  ViewName,
  ViewsWith,
  ViewTypes,
  WalletView,
} from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'
import { policy } from './policy.js'
import { isLocked } from './rules.js'
import { toAllowedRoute } from './toAllowedRoute.js'

type Rules = Pick<ViewTypes, 'account' | 'consent' | 'flow' | 'locked'>

const plain = { account: false, locked: false, consent: false, flow: undefined } as const
const wallet = { ...plain, consent: true } as const
const account = { ...plain, account: true } as const

/** What each view declares. A view that is added, or declares something else, does not compile here. */
const declared = {
  connect: plain,
  connecting: wallet,
  'connecting-multi-chain': wallet,
  'connecting-remote': wallet,
  'connecting-basic': wallet,
  'connecting-social': wallet,
  'connecting-farcaster': wallet,
  'connect-socials': wallet,
  'connect-wallets': wallet,
  'all-wallets': wallet,
  account,
  'switch-account': plain,
  profile: plain,
  'token-detail': account,
  'nft-detail': account,
  'activity-detail': account,
  'activity-replacement': { ...account, flow: 'replacement' },
  receive: account,
  'compatible-networks': account,
  send: { ...account, flow: 'send' },
  'send-token': { ...account, flow: 'send' },
  'send-review': { ...account, flow: 'send' },
  swap: { ...account, flow: 'swap' },
  'swap-token': { ...account, flow: 'swap' },
  'swap-review': { ...account, flow: 'swap' },
  onramp: account,
  'onramp-token': account,
  'onramp-fiat': account,
  'onramp-progress': account,
  'onramp-activity': account,
  'smart-sessions': plain,
  'choose-account-name': account,
  'register-account-name': account,
  'register-account-name-success': account,
  pay: { ...plain, flow: 'pay' },
  'pay-review': { ...plain, flow: 'pay' },
  'pay-progress': { ...plain, flow: 'pay' },
  'pay-code': { ...plain, flow: 'pay' },
  'email-otp': plain,
  'email-device': plain,
  'update-email': { ...plain, flow: 'email' },
  'update-email-primary': { ...plain, flow: 'email' },
  'update-email-secondary': { ...plain, flow: 'email' },
  'approve-transaction': { ...plain, locked: true },
  'siwx-sign-message': plain,
  networks: plain,
  'switch-network': plain,
  'switch-active-chain': plain,
  'unsupported-chain': { ...account, locked: true },
  downloads: plain,
  'what-is-a-wallet': plain,
  'get-wallet': plain,
  'what-is-a-network': plain,
} as const satisfies { readonly [Name in ViewName]: Pick<Routes[Name], keyof Rules> } satisfies Record<
  ViewName,
  Rules
>

/** The route that is opened instead of that one, before the user has accepted the terms. */
const open = (route: Route) =>
  toAllowedRoute(
    { config: { legalCheckbox: true }, getState: () => ({ modal: { status: 'closed' } }) } as Parameters<
      typeof toAllowedRoute
    >[0],
    route,
  ).view

/** Whether the modal closes when the account of a view in its history is disconnected. */
function closesWithAccount(route: Route): boolean {
  const modal = { status: 'open', stack: [route] }
  const state = { modal } as unknown as KitState // the policy reads no other feature
  const fact = { feature: 'connection', type: 'disconnected', namespace: 'eip155' } as const
  const commands = policy.connection?.disconnected?.(fact as never, state, {} as Config, 0)
  return commands?.length === 1
}

/** The views without a namespace. */
const global = {
  ...{ 'connecting-multi-chain': 1, 'connecting-remote': 1, 'connecting-basic': 1, 'connecting-social': 1 },
  ...{ 'connecting-farcaster': 1, pay: 1, 'pay-review': 1, 'pay-progress': 1, 'pay-code': 1 },
  ...{ 'email-otp': 1, 'email-device': 1, 'update-email': 1, 'update-email-primary': 1 },
  ...{ 'update-email-secondary': 1, 'approve-transaction': 1, networks: 1, 'switch-network': 1 },
  ...{ 'switch-active-chain': 1, downloads: 1, 'what-is-a-wallet': 1, 'get-wallet': 1 },
  'what-is-a-network': 1,
} satisfies Record<Exclude<ViewName, Extract<Route, { namespace?: unknown }>['view']>, 1>

function toRoute(view: string): Route {
  const route = { view, ...(view in global ? {} : { namespace: 'eip155' }) }
  // Other parameters decide nothing here.
  return route as unknown as Route
}

test.each(Object.entries(declared))(
  'default: %s behaves as it declares',
  (view, { account, consent, locked }) => {
    expect(isLocked([toRoute(view)])).toBe(locked)
    expect(open(toRoute(view))).toBe(consent ? 'connect' : view)
    expect(closesWithAccount(toRoute(view))).toBe(account)
  },
)

describe('a new view', () => {
  test('behavior: named like a locked one does not lock the modal', () => {
    for (const view of ['unlock', 'unsupported', 'approve', 'appearance'])
      expect(isLocked([toRoute(view)])).toBe(false)
  })

  test('behavior: that shows wallets does not compile until it asks for consent, whatever its name is', () => {
    type New = { connecting: WalletView; 'choose-wallet': WalletView; unlock: PlainView; profit: AccountView }
    expectTypeOf<ViewsWith<{ consent: true }, New>>().toEqualTypeOf<'connecting' | 'choose-wallet'>()
    expectTypeOf<ViewsWith<{ locked: true }, New>>().toEqualTypeOf<never>()
    expectTypeOf<ViewsWith<{ account: true }, New>>().toEqualTypeOf<'profit'>()
    // @ts-expect-error `choose-wallet` declares that it shows wallets, and the table of these views has to list it.
    const table = { connecting: true } satisfies Record<ViewsWith<{ consent: true }, New>, true>
    expect(table).toEqual({ connecting: true })
  })

  test('behavior: that declares nothing is no view with these types', () => {
    expectTypeOf<ViewTypes>().toHaveProperty('consent')
    // @ts-expect-error A view states each of its rules.
    const incomplete: Rules = { account: false, locked: false, flow: undefined }
    expect(incomplete).not.toHaveProperty('consent')
  })
})
