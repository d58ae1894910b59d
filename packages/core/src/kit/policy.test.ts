import { describe, expect, test } from 'vitest'
import type { Route } from '../engine/routes.js'
import type { Fact, KitState } from '../engine/types.js'
import { homeRoute } from '../features/shell/modal/homeRoute.js'
import type { SnackbarCode } from '../features/shell/snackbar/machine.js'
import { LatchkitError } from '../foundation/errors/base.js'
import type { Session } from '../ports/Adapter.js'
import {
  account,
  address,
  decide,
  eip155,
  finished,
  follow,
  kit,
  loadBalance,
  modal,
  now,
  plain,
  policy,
  type Setting,
  session,
  walletConnected,
} from './policy.fixtures.js'

const onUnknown: Session = { ...session, chainId: 'eip155:1' }
const error = new LatchkitError({ code: 'x', shortMessage: 'The wallet could not do this.' })
const connecting: Route = { view: 'connecting', walletId: 'io.fake', namespace: 'eip155' }
const unsupported: Route = { view: 'unsupported-chain', namespace: 'eip155' }
const switching: Route = { view: 'switch-network', chainId: 'eip155:31338' }

const noise = (code: SnackbarCode) => [
  {
    feature: 'snackbar',
    event: { type: 'show', snackbar: { id: expect.any(String), variant: 'error', code } },
  },
]

describe('policy: connection', () => {
  const connected = (via: 'connect' | 'reconnect' | 'hostApp', of = session): Fact => ({
    ...eip155,
    type: 'connected',
    via,
    session: of,
  })

  test.each<[string, Fact, Setting, readonly unknown[]]>([
    [
      'connected by the user → follow the network, load the balance, store the wallet, close',
      connected('connect'),
      { session, stack: [{ view: 'connect' }, connecting] },
      [follow('eip155:31337', true), loadBalance(session), walletConnected, finished],
    ],
    [
      'connected by an action with the modal closed → nothing to close',
      connected('connect'),
      { session },
      [follow('eip155:31337', true), loadBalance(session), walletConnected],
    ],
    [
      'restored on a page load → neither stored as recent nor made the active one',
      connected('reconnect'),
      { session },
      [follow('eip155:31337', false), loadBalance(session)],
    ],
    [
      'restored while the user chooses a wallet → the modal closes',
      connected('reconnect'),
      { session, stack: [{ view: 'connect' }] },
      [follow('eip155:31337', false), loadBalance(session), finished],
    ],
    [
      'restored late, after its account was requested → the account replaces the wallets',
      connected('reconnect'),
      { session, stack: [{ view: 'connect', restoring: 'eip155' }] },
      [follow('eip155:31337', false), loadBalance(session), modal('reset', account)],
    ],
    [
      'restored late on an unsupported network → UnsupportedChain replaces the wallets',
      connected('reconnect', onUnknown),
      { session: onUnknown, stack: [{ view: 'connect', restoring: 'eip155' }] },
      [follow('eip155:1', false), loadBalance(onUnknown), modal('reset', unsupported)],
    ],
    [
      'restored while the account of another namespace is awaited → the wallets stay',
      connected('reconnect'),
      { session, stack: [{ view: 'connect', restoring: 'solana' }] },
      [follow('eip155:31337', false), loadBalance(session)],
    ],
    [
      'connected by the user while the account is awaited → the modal closes',
      connected('connect'),
      { session, stack: [{ view: 'connect', restoring: 'eip155' }, connecting] },
      [follow('eip155:31337', true), loadBalance(session), walletConnected, finished],
    ],
    [
      'connected by the host app while the user is in another view → the view stays',
      connected('hostApp'),
      { session, stack: [{ view: 'what-is-a-network' }] },
      [follow('eip155:31337', false), loadBalance(session), walletConnected],
    ],
    [
      'connected to a network that the app does not support → UnsupportedChain replaces the history',
      connected('connect', onUnknown),
      { session: onUnknown, stack: [{ view: 'connect' }, connecting] },
      [follow('eip155:1', true), loadBalance(onUnknown), walletConnected, modal('reset', unsupported)],
    ],
    [
      'restored on an unsupported network → the modal opens',
      connected('reconnect', onUnknown),
      { session: onUnknown },
      [follow('eip155:1', false), loadBalance(onUnknown), modal('open', unsupported)],
    ],
    [
      'unsupported, but allowed → no view is forced',
      connected('connect', onUnknown),
      { session: onUnknown, stack: [{ view: 'connect' }], config: { allowUnsupportedChain: true } },
      [follow('eip155:1', true), loadBalance(onUnknown), walletConnected, finished],
    ],
    [
      'connected with an inline modal → the account is shown',
      connected('connect'),
      { session, stack: [{ view: 'connect' }, connecting], config: { enableEmbedded: true } },
      [follow('eip155:31337', true), loadBalance(session), walletConnected, modal('reset', account)],
    ],
  ])('%s', (_, fact, setting, expected) => {
    expect(decide(fact, setting)).toEqual(expected)
  })

  const other: Session = {
    ...session,
    accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' }],
  }
  const moved: Session = { ...session, chainId: 'eip155:31338' }
  test.each<[string, Fact, Setting, readonly unknown[]]>([
    [
      'another account → load its balance',
      { ...eip155, type: 'sessionChanged', session: other, previous: session },
      { session: other, stack: [account] },
      [loadBalance(other)],
    ],
    [
      'another network → follow it and load its balance',
      { ...eip155, type: 'sessionChanged', session: moved, previous: session },
      { session: moved },
      [follow('eip155:31338', false), loadBalance(moved)],
    ],
    [
      'more accounts, the same active one → nothing',
      { ...eip155, type: 'sessionChanged', session, previous: session },
      { session },
      [],
    ],
    [
      'the wallet switches to an unsupported network → UnsupportedChain',
      { ...eip155, type: 'sessionChanged', session: onUnknown, previous: session },
      { session: onUnknown, stack: [account] },
      [follow('eip155:1', false), loadBalance(onUnknown), modal('reset', unsupported)],
    ],
    [
      'the wallet switches back by itself → UnsupportedChain closes',
      { ...eip155, type: 'sessionChanged', session, previous: onUnknown },
      { session, stack: [unsupported] },
      [follow('eip155:31337', false), loadBalance(session), finished],
    ],
    [
      'disconnected while its account is shown → clear the balance and close the modal',
      { ...eip155, type: 'disconnected', connectorId: 'io.fake', by: 'wallet' },
      { stack: [account, { view: 'networks' }] },
      [{ feature: 'balance', namespace: 'eip155', event: { type: 'reset' } }, finished],
    ],
    [
      'disconnected while the user chooses another wallet → the modal stays',
      { ...eip155, type: 'disconnected', connectorId: 'io.fake', by: 'wallet' },
      { stack: [{ view: 'connect' }, connecting] },
      [{ feature: 'balance', namespace: 'eip155', event: { type: 'reset' } }],
    ],
    [
      'disconnected with an inline modal → the list of wallets',
      { ...eip155, type: 'disconnected', connectorId: 'io.fake', by: 'user' },
      { stack: [account], config: { enableEmbedded: true } },
      [
        { feature: 'balance', namespace: 'eip155', event: { type: 'reset' } },
        modal('reset', { view: 'connect' }),
      ],
    ],
    [
      'disconnecting failed → a snackbar is shown',
      { ...eip155, type: 'disconnectFailed', id: '1', error },
      {},
      noise('disconnect'),
    ],
    [
      'declined → the view shows it',
      { ...eip155, type: 'declined', id: '1', connectorId: 'io.fake', error },
      {},
      [],
    ],
  ])('%s', (_, fact, setting, expected) => {
    expect(decide(fact, setting)).toEqual(expected)
  })
})

test('behavior: cancels a network switch when its wallet is disconnected or replaced', () => {
  const asking = (target: `eip155:${string}` | `solana:${string}`, now?: Session): KitState => ({
    ...plain,
    connection: now ? { eip155: { status: 'connected', session: now } } : plain.connection,
    network: {
      ...plain.network,
      switching: { status: 'asking', id: 's', connectorId: 'io.fake', target },
    },
  })
  const cancel = { feature: 'network', event: { type: 'cancel' } }
  const target = 'eip155:31338'
  const other: Session = { ...session, connectorId: 'io.other' }
  const gone: Fact = { ...eip155, type: 'disconnected', connectorId: 'io.fake', by: 'wallet' }
  const replaced: Fact = { ...eip155, type: 'connected', via: 'hostApp', session: other }
  const newAttempt: Fact = { ...eip155, type: 'connected', via: 'connect', session }
  const decide = (fact: Fact, state: KitState) => policy(fact, state, kit.config, now)
  expect(decide(gone, asking(target))).toContainEqual(cancel)
  expect(decide(replaced, asking(target, other))).toContainEqual(cancel)
  expect(decide(newAttempt, asking(target, session))).not.toContainEqual(cancel)
  expect(decide(gone, asking('solana:other'))).not.toContainEqual(cancel)
  expect(decide(gone, plain)).not.toContainEqual(cancel)
})

describe('policy: network', () => {
  const target = 'eip155:31338'
  const switched: Fact = {
    feature: 'network',
    type: 'switched',
    id: '1',
    chainId: target,
    namespaceChanged: false,
  }

  test.each<[string, Fact, Setting, readonly unknown[]]>([
    [
      'a wallet is asked from the modal → the SwitchNetwork view',
      { feature: 'network', type: 'asking', id: '1', target },
      { stack: [account, { view: 'networks' }] },
      [modal('push', switching)],
    ],
    [
      'a wallet is asked by an action, the modal closed → nothing',
      { feature: 'network', type: 'asking', id: '1', target },
      {},
      [],
    ],
    [
      'a wallet is asked on UnsupportedChain → that view stays',
      { feature: 'network', type: 'asking', id: '1', target },
      { stack: [unsupported] },
      [],
    ],
    [
      'switched by a wallet → the session is updated, and the account is shown again',
      { ...switched, session: { ...session, chainId: target } },
      { session, stack: [account, { view: 'networks' }, switching] },
      [
        { ...eip155, event: { type: 'sessionChanged', session: { ...session, chainId: target } } },
        modal('reset', account),
      ],
    ],
    [
      'switched from the network button → the modal closes',
      switched,
      { session, stack: [{ view: 'networks' }, switching] },
      [finished],
    ],
    ['switched while the modal shows another view → it stays', switched, { session, stack: [account] }, []],
    [
      'another wallet is needed → the view that asks for it',
      { feature: 'network', type: 'connectNeeded', id: '1', chainId: 'solana:x' },
      { stack: [{ view: 'networks' }] },
      [modal('push', { view: 'switch-active-chain', chainId: 'solana:x' })],
    ],
    [
      'another wallet is needed with the modal closed → it opens there',
      { feature: 'network', type: 'connectNeeded', id: '1', chainId: 'solana:x' },
      {},
      [modal('open', { view: 'switch-active-chain', chainId: 'solana:x' })],
    ],
    [
      'declined → the view shows it',
      { feature: 'network', type: 'declined', id: '1', target, error },
      { stack: [switching] },
      [],
    ],
  ])('%s', (_, fact, setting, expected) => {
    expect(decide(fact, setting)).toEqual(expected)
  })
})

describe('policy: modal and balance', () => {
  const cancel = { ...eip155, event: { type: 'cancel' } }

  test.each<[string, Fact, Setting, readonly unknown[]]>([
    [
      'opened → the outcomes of earlier attempts are cleared',
      { feature: 'modal', type: 'opened', route: { view: 'connect' } },
      { stack: [{ view: 'connect' }] },
      [
        { feature: 'network', event: { type: 'clear' } },
        { ...eip155, event: { type: 'clearOutcome' } },
        { feature: 'directory', event: { type: 'clear' } },
      ],
    ],
    [
      'closed while a wallet connects → the attempt is cancelled',
      { feature: 'modal', type: 'closed', reason: 'escape', from: connecting },
      {},
      [cancel],
    ],
    [
      'the user goes back while a wallet connects → the attempt is cancelled',
      { feature: 'modal', type: 'wentBack', from: connecting },
      { stack: [{ view: 'connect' }] },
      [cancel],
    ],
    [
      'the user goes back and opens the view again → the new attempt continues',
      { feature: 'modal', type: 'wentBack', from: connecting },
      { stack: [{ view: 'connect' }, connecting] },
      [],
    ],
    [
      'closed while a network switch is pending → the switch is cancelled',
      { feature: 'modal', type: 'closed', reason: 'backdrop', from: switching },
      {},
      [{ feature: 'network', event: { type: 'cancel' } }],
    ],
    [
      'an inline modal is closed → it goes to its first view',
      { feature: 'modal', type: 'closed', reason: 'close-button', from: { view: 'networks' } },
      { session, config: { enableEmbedded: true } },
      [modal('open', account)],
    ],
    [
      'the balance is unavailable → a snackbar is shown',
      {
        feature: 'balance',
        namespace: 'eip155',
        type: 'failed',
        of: { address, chainId: 'eip155:31337' },
        error,
      },
      {},
      noise('balance-unavailable'),
    ],
  ])('%s', (_, fact, setting, expected) => {
    expect(decide(fact, setting)).toEqual(expected)
  })

  test('behavior: the home route is the account of the active namespace, or the list of wallets', () => {
    expect(homeRoute(plain)).toEqual({ view: 'connect' })
    expect(homeRoute({ ...plain, connection: { eip155: { status: 'connected', session } } })).toEqual(account)
  })
})
