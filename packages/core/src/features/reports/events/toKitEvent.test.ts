import { expect, test } from 'vitest'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { Session } from '../../../ports/Adapter.js'
import { arrival } from '../../money/arrivals/arrivals.fixtures.js'
import { purchase } from '../../money/onramp/onramp.fixtures.js'
import type { ReviewName } from '../../money/review/types.js'
import type { KitEvent } from './KitEvents.js'
import { type FactsByName, toKitEvent } from './toKitEvent.js'

const error = new UserRejectedError()
const address = `0x${'a'.repeat(40)}`
const session: Session = { connectorId: 'io.fake', accounts: [{ address, type: 'eoa' }], chainId: 'eip155:1' }
const account = {
  namespace: 'eip155',
  address,
  caipAddress: `eip155:1:${address}`,
  chainId: 'eip155:1',
  connectorId: 'io.fake',
  accounts: session.accounts,
} as const
const moved: Session = { ...session, chainId: 'eip155:10' }
const movedAccount = { ...account, chainId: 'eip155:10', caipAddress: `eip155:10:${address}` } as const
const of = { address, chainId: 'eip155:1' } as const
const write = {
  id: '1',
  connectorId: 'io.fake',
  ...of,
  intent: { kind: 'signMessage', message: 'hi' },
} as const
const uri = { uri: 'wc:1', expiresAt: 5 }
const route = { view: 'networks' } as const
const from = { view: 'connect' } as const
const namespace = 'eip155'
const social = { feature: 'social', id: '1', provider: 'google' } as const
const connection = { feature: 'connection', namespace } as const
const failed = { id: '1', connectorId: 'io.fake', error }
const request = { feature: 'request', namespace, id: '1' } as const
const balance = { feature: 'balance', namespace, of } as const
const portfolio = { feature: 'portfolio', namespace, of } as const
const activity = { feature: 'activity', namespace, of } as const
const nfts = { feature: 'nfts', namespace, of } as const
const paySession = {
  exchange: { id: 'example', name: 'Example' },
  sessionId: '0'.repeat(32),
  url: 'https://exchange.example',
  startedAt: 0,
}
const peer = { name: 'Wallet', url: '', icons: [] }
const siwx = { feature: 'siwx', namespace } as const
const siwxSession = {
  data: {
    ...({ accountAddress: '0x1', chainId: 'eip155:1' } as const),
    ...{ domain: 'app.example', uri: 'https://app.example', version: '1', nonce: '1' },
  },
  message: 'Sign in',
  signature: '0x1',
}

/** A fact of every type, with its event. */
const cases: {
  // All kinds of review have the same facts.
  readonly [Name in Exclude<
    keyof FactsByName,
    `${Exclude<ReviewName, 'transferReview'>}/${string}`
  >]: readonly [fact: FactsByName[Name], event: KitEvent | undefined]
} = {
  'accountType/changed': [
    { feature: 'accountType', type: 'changed', id: '1', accountType: 'eoa' },
    undefined,
  ],
  'accountType/failed': [{ feature: 'accountType', type: 'failed', id: '1', error }, undefined],
  'siwx/needed': [{ ...siwx, type: 'needed', isRequired: true }, undefined],
  'siwx/settled': [{ ...siwx, type: 'settled' }, undefined],
  'siwx/signRequested': [
    {
      ...{ ...siwx, type: 'signRequested', id: '1', text: 'Sign in' },
      subject: { connectorId: 'io.fake', address: '0x1', chainId: 'eip155:1' },
    },
    undefined,
  ],
  'siwx/verified': [
    { ...siwx, type: 'verified', session: siwxSession },
    { type: 'SIWX_AUTH_SUCCESS', namespace, address: '0x1', chainId: 'eip155:1' },
  ],
  'siwx/failed': [
    { ...siwx, type: 'failed', error },
    { type: 'SIWX_AUTH_ERROR', namespace, error, isDeclined: true },
  ],
  'siwx/cancelled': [{ ...siwx, type: 'cancelled', id: '1', isRequired: true }, undefined],
  'siwx/signedOut': [
    { ...siwx, type: 'signedOut', id: '1', isRequired: true },
    { type: 'SIWX_SIGN_OUT', namespace },
  ],
  'siwx/signOutFailed': [{ ...siwx, type: 'signOutFailed', id: '1', error }, undefined],
  'connection/connected': [
    { ...connection, type: 'connected', via: 'connect', session, id: '1' },
    { type: 'CONNECT_SUCCESS', account, via: 'connect' },
  ],
  'connection/declined': [
    { ...connection, ...failed, type: 'declined' },
    { type: 'CONNECT_ERROR', namespace, connectorId: 'io.fake', error, isDeclined: true },
  ],
  'connection/failed': [
    { ...connection, ...failed, type: 'failed' },
    { type: 'CONNECT_ERROR', namespace, connectorId: 'io.fake', error, isDeclined: false },
  ],
  'connection/sessionChanged': [
    { ...connection, type: 'sessionChanged', session: moved, previous: session },
    { type: 'ACCOUNT_CHANGE', account: movedAccount, previous: account },
  ],
  'connection/disconnected': [
    { ...connection, type: 'disconnected', connectorId: 'io.fake', by: 'wallet' },
    { type: 'DISCONNECT_SUCCESS', namespace, connectorId: 'io.fake', by: 'wallet' },
  ],
  'connection/disconnectFailed': [
    { ...connection, type: 'disconnectFailed', id: '1', error },
    { type: 'DISCONNECT_ERROR', namespace, error },
  ],
  'connection/cancelled': [{ ...connection, type: 'cancelled', id: '1', connectorId: 'io.fake' }, undefined],
  'connection/switchAccountFailed': [
    { ...connection, type: 'switchAccountFailed', id: '1', error },
    undefined,
  ],
  'connection/notRestored': [{ ...connection, type: 'notRestored', id: '1' }, undefined],
  'network/switched': [
    { feature: 'network', type: 'switched', id: '1', chainId: 'eip155:10', namespaceChanged: false },
    { type: 'SWITCH_NETWORK', chainId: 'eip155:10' },
  ],
  'network/declined': [
    { feature: 'network', type: 'declined', id: '1', target: 'eip155:10', error },
    { type: 'SWITCH_NETWORK_ERROR', chainId: 'eip155:10', error, isDeclined: true },
  ],
  'network/failed': [
    { feature: 'network', type: 'failed', id: '1', target: 'eip155:10', error },
    { type: 'SWITCH_NETWORK_ERROR', chainId: 'eip155:10', error, isDeclined: false },
  ],
  'network/asking': [{ feature: 'network', type: 'asking', id: '1', target: 'eip155:10' }, undefined],
  'network/cancelled': [{ feature: 'network', type: 'cancelled', id: '1' }, undefined],
  'network/connectNeeded': [
    { feature: 'network', type: 'connectNeeded', id: '1', chainId: 'eip155:10' },
    undefined,
  ],
  'network/started': [{ feature: 'network', type: 'started' }, undefined],
  'modal/opened': [
    { feature: 'modal', type: 'opened', route },
    { type: 'MODAL_OPEN', route },
  ],
  'modal/closed': [
    { feature: 'modal', type: 'closed', reason: 'escape', from },
    { type: 'MODAL_CLOSE', reason: 'escape', route: from },
  ],
  'modal/navigated': [
    { feature: 'modal', type: 'navigated', route, from },
    { type: 'MODAL_NAVIGATE', route, from },
  ],
  'modal/wentBack': [{ feature: 'modal', type: 'wentBack', from }, undefined],
  'balance/loaded': [
    { ...balance, type: 'loaded', value: 1n },
    { type: 'BALANCE_UPDATE', namespace, ...of, value: 1n },
  ],
  'balance/failed': [
    { ...balance, type: 'failed', error },
    { type: 'BALANCE_ERROR', namespace, ...of, error },
  ],
  'balance/dropped': [{ ...balance, type: 'dropped' }, undefined],
  'portfolio/loaded': [{ ...portfolio, type: 'loaded', list: { tokens: [], at: 0 } }, undefined],
  'portfolio/failed': [{ ...portfolio, type: 'failed', error }, undefined],
  'portfolio/dropped': [{ ...portfolio, type: 'dropped' }, undefined],
  'activity/loaded': [{ ...activity, type: 'loaded', list: { items: [], cursors: [], at: 0 } }, undefined],
  'activity/failed': [{ ...activity, type: 'failed', error }, undefined],
  'activity/dropped': [{ ...activity, type: 'dropped' }, undefined],
  'nfts/loaded': [{ ...nfts, type: 'loaded', list: { items: [], cursors: [], at: 0 } }, undefined],
  'nfts/failed': [{ ...nfts, type: 'failed', error }, undefined],
  'nfts/dropped': [{ ...nfts, type: 'dropped' }, undefined],
  'request/done': [
    { ...request, type: 'done', write, result: '0x1' },
    { type: 'REQUEST_SUCCESS', namespace, ...of, method: 'signMessage', result: '0x1' },
  ],
  'request/declined': [
    { ...request, type: 'declined', error },
    { type: 'REQUEST_ERROR', namespace, error, isDeclined: true },
  ],
  'request/failed': [
    { ...request, type: 'failed', error },
    { type: 'REQUEST_ERROR', namespace, error, isDeclined: false },
  ],
  'request/cancelled': [{ ...request, type: 'cancelled', error }, undefined],
  'request/lateResponse': [
    { ...request, type: 'lateResponse', write, error },
    { type: 'REQUEST_LATE_RESPONSE', namespace, ...of, method: 'signMessage', error },
  ],
  'pairing/ready': [
    { feature: 'pairing', type: 'ready', pairing: { ...uri, id: 1 } },
    { type: 'PAIRING_READY', ...uri },
  ],
  'pairing/declined': [
    { feature: 'pairing', type: 'declined', error },
    { type: 'PAIRING_ERROR', error, isDeclined: true },
  ],
  'pairing/failed': [
    { feature: 'pairing', type: 'failed', error },
    { type: 'PAIRING_ERROR', error, isDeclined: false },
  ],
  'pairing/sessionExpired': [
    { feature: 'pairing', type: 'sessionExpired', error },
    { type: 'SESSION_EXPIRED', error },
  ],
  'pay/started': [{ feature: 'pay', type: 'started', id: '1', session: paySession }, undefined],
  'pay/notStarted': [{ feature: 'pay', type: 'notStarted', id: '1', error }, undefined],
  'pay/completed': [
    {
      feature: 'pay',
      type: 'completed',
      id: '1',
      result: { paymentId: '1', via: 'wallet', txHash: '0x1', isVerified: true },
    },
    undefined,
  ],
  'pay/failed': [{ feature: 'pay', type: 'failed', id: '1', error }, undefined],
  'pay/priceDue': [{ feature: 'pay', type: 'priceDue', id: '1', reviewId: '2' }, undefined],
  'pay/reviewLeft': [{ feature: 'pay', type: 'reviewLeft', id: '1', reviewId: '2' }, undefined],
  'pay/closed': [{ feature: 'pay', type: 'closed', id: '1' }, undefined],
  'pay/shown': [{ feature: 'pay', type: 'shown', id: '1' }, undefined],
  'pairing/approved': [
    { feature: 'pairing', type: 'approved', method: 'qrcode', session: relaySession() },
    undefined,
  ],
  'pairing/cancelled': [{ feature: 'pairing', type: 'cancelled' }, undefined],
  'transferReview/prepared': [{ feature: 'transferReview', type: 'prepared', id: '1' }, undefined],
  'transferReview/prepareFailed': [
    { feature: 'transferReview', type: 'prepareFailed', id: '1', error },
    undefined,
  ],
  'transferReview/approved': [{ feature: 'transferReview', type: 'approved', id: '1', write }, undefined],
  'transferReview/sent': [{ feature: 'transferReview', type: 'sent', id: '1', result: '0x1' }, undefined],
  'transferReview/notSent': [{ feature: 'transferReview', type: 'notSent', id: '1', error }, undefined],
  'transferReview/closed': [{ feature: 'transferReview', type: 'closed', id: '1' }, undefined],
  'arrivals/loaded': [{ feature: 'arrivals', type: 'loaded' }, undefined],
  'arrivals/settled': [{ feature: 'arrivals', type: 'settled', arrival }, undefined],
  'calls/failed': [{ feature: 'calls', type: 'failed', id: '1' }, undefined],
  'calls/sent': [
    {
      ...{ feature: 'calls', type: 'sent', namespace: 'eip155', result: '0x1' },
      write: {
        ...{ id: '1', connectorId: 'io.fake', address: '0x', chainId: 'eip155:1' },
        intent: { kind: 'sendTransaction', transaction: {} },
      },
    },
    undefined,
  ],
  'transactions/loaded': [{ feature: 'transactions', type: 'loaded' }, undefined],
  'onramp/started': [
    { feature: 'onramp', type: 'started', id: '1', purchase, url: 'https://pay.example' },
    undefined,
  ],
  'onramp/startFailed': [{ feature: 'onramp', type: 'startFailed', id: '1', error }, undefined],
  'onramp/settled': [{ feature: 'onramp', type: 'settled', purchase }, undefined],
  'approval/opened': [{ feature: 'approval', type: 'opened' }, undefined],
  'approval/closed': [{ feature: 'approval', type: 'closed' }, undefined],
  'email/codeNeeded': [{ feature: 'email', type: 'codeNeeded', id: '1', step: 'primary' }, undefined],
  'email/changed': [{ feature: 'email', type: 'changed', id: '1', email: 'alice@example.com' }, undefined],
  'email/failed': [{ feature: 'email', type: 'failed', id: '1', error }, undefined],
  'email/codeAccepted': [{ feature: 'email', type: 'codeAccepted', verifyId: '1' }, undefined],
  'email/codeRejected': [{ feature: 'email', type: 'codeRejected', verifyId: '1', error }, undefined],
  'social/started': [{ ...social, type: 'started', isResumed: false }, undefined],
  'social/returned': [{ ...social, type: 'returned' }, undefined],
  'social/verified': [{ ...social, type: 'verified', namespace, connectorId: 'auth' }, undefined],
  'social/loggedIn': [{ ...social, type: 'loggedIn', namespace }, undefined],
  'social/failed': [{ ...social, type: 'failed', error }, undefined],
  'social/cancelled': [{ ...social, type: 'cancelled', namespace, isConnecting: false }, undefined],
  'passkey/started': [{ feature: 'passkey', type: 'started', id: '1' }, undefined],
  'passkey/verified': [
    { feature: 'passkey', type: 'verified', id: '1', namespace, connectorId: 'auth' },
    undefined,
  ],
  'passkey/loggedIn': [{ feature: 'passkey', type: 'loggedIn', id: '1', namespace }, undefined],
  'passkey/failed': [{ feature: 'passkey', type: 'failed', id: '1', error }, undefined],
  'passkey/cancelled': [
    { feature: 'passkey', type: 'cancelled', id: '1', namespace, isConnecting: false },
    undefined,
  ],
  'login/selected': [{ feature: 'login', type: 'selected' }, undefined],
  'login/submitted': [{ feature: 'login', type: 'submitted', id: '1' }, undefined],
  'login/deviceRegistered': [{ feature: 'login', type: 'deviceRegistered', id: '1' }, undefined],
  'login/codeSent': [{ feature: 'login', type: 'codeSent', id: '1' }, undefined],
  'login/codeNeeded': [{ feature: 'login', type: 'codeNeeded', id: '1' }, undefined],
  'login/deviceNeeded': [{ feature: 'login', type: 'deviceNeeded', id: '1' }, undefined],
  'login/verified': [
    {
      feature: 'login',
      type: 'verified',
      id: '1',
      namespace,
      email: 'alice@example.com',
      connectorId: 'auth',
    },
    undefined,
  ],
  'login/loggedIn': [{ feature: 'login', type: 'loggedIn', id: '1', namespace }, undefined],
  'login/failed': [{ feature: 'login', type: 'failed', id: '1', error }, undefined],
  'login/cancelled': [
    { feature: 'login', type: 'cancelled', id: '1', namespace, isConnecting: false },
    undefined,
  ],
  'login/resent': [{ feature: 'login', type: 'resent', resendId: '1' }, undefined],
  'login/notResent': [{ feature: 'login', type: 'notResent', resendId: '1', error }, undefined],
  'login/codeAccepted': [{ feature: 'login', type: 'codeAccepted', verifyId: '1' }, undefined],
  'login/codeRejected': [{ feature: 'login', type: 'codeRejected', verifyId: '1', error }, undefined],
  'names/started': [{ feature: 'names', type: 'started', id: '1' }, undefined],
  'names/prepared': [
    {
      ...{ feature: 'names', type: 'prepared', id: '1' },
      write: {
        id: '1',
        connectorId: 'a',
        address,
        chainId: 'eip155:1',
        intent: { kind: 'signMessage', message: 'a' },
      },
    },
    undefined,
  ],
  'names/registered': [
    { feature: 'names', type: 'registered', id: '1', name: 'alice.eth', address },
    undefined,
  ],
  'names/notRegistered': [
    { feature: 'names', type: 'notRegistered', id: '1', error, isAsked: false },
    undefined,
  ],
  'transactions/settled': [
    {
      feature: 'transactions',
      type: 'settled',
      transaction: {
        ...{
          id: 'eip155:1/0x1',
          chainId: 'eip155:1',
          namespace: 'eip155',
          hash: '0x1',
          from: '0x2',
          sentAt: 0,
        },
        status: 'confirmed',
      },
    },
    undefined,
  ],
  'wallets/connectorsAdded': [
    { feature: 'wallets', type: 'connectorsAdded', namespace, connectorIds: ['io.fake'] },
    undefined,
  ],
}

function relaySession(): FactsByName['pairing/approved']['session'] {
  return { topic: 't', peer, namespaces: {}, expiresAt: 1 }
}

test.each(Object.entries(cases))('behavior: the event of %s', (name, [fact, event]) => {
  expect(`${fact.feature}/${fact.type}`).toBe(name)
  expect(toKitEvent(fact)).toEqual(event)
})

test('behavior: a sign-in that was cancelled has no event, and one that failed says so', () => {
  expect(toKitEvent({ ...siwx, type: 'failed', error: new AbortedError() })).toBeUndefined()
  const failure = new SignInError({ step: 'addSession', reason: 'refused' })
  expect(toKitEvent({ ...siwx, type: 'failed', error: failure })).toMatchObject({
    ...{ type: 'SIWX_AUTH_ERROR', isDeclined: false },
  })
})
