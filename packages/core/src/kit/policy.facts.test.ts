import { describe, expect, test } from 'vitest'
import type { Fact, KitState } from '../engine/types.js'
import { arrival } from '../features/money/arrivals/arrivals.fixtures.js'
import { purchase } from '../features/money/onramp/onramp.fixtures.js'
import type { ReviewName } from '../features/money/review/types.js'
import { MethodNotSupportedError } from '../foundation/errors/adapter.js'
import { BalanceUnavailableError } from '../foundation/errors/balance.js'
import { LatchkitError } from '../foundation/errors/base.js'
import type { Session } from '../ports/Adapter.js'
import type { SiwxSession } from '../ports/Siwx.js'
import { decide, eip155, kit, now, plain, policy, type Setting, session } from './policy.fixtures.js'

const error = new LatchkitError({ code: 'x', shortMessage: 'The wallet could not do this.' })
const target = 'eip155:31338'
const of = { address: session.accounts[0].address, chainId: session.chainId }
const write = {
  id: '1',
  connectorId: 'io.fake',
  ...of,
  intent: { kind: 'signMessage', message: 'hello' },
} as const
const paySession = {
  exchange: { id: 'example', name: 'Example' },
  sessionId: '0'.repeat(32),
  url: 'https://exchange.example',
  startedAt: 0,
}
const moved: Session = { ...session, chainId: target }
const pairing = { id: 1, uri: 'wc:a@2', expiresAt: now }
const email = 'alice@example.com'
const siwxSession: SiwxSession = {
  data: {
    ...{ accountAddress: '0x1', chainId: 'eip155:1', version: '1' },
    ...{ domain: 'app.example', uri: 'https://app.example', nonce: '1' },
  },
  message: '',
  signature: '',
}
const remote = { topic: 't', peer: { name: 'Phone' } }

/** The fact of a feature with that type, also if several types have one shape. */
type FactOf<F extends Fact['feature'], T extends string, X = Extract<Fact, { feature: F }>> = X extends {
  readonly type: infer U
}
  ? T extends U
    ? X
    : never
  : never

type Row<F extends Fact['feature'], T extends string> = {
  readonly fact: Omit<FactOf<F, T>, 'feature' | 'type' | 'namespace'>
  /** The features that receive commands, in order. */
  readonly features: readonly string[]
}

/** Every fact of every feature that policies read. A fact that is added must be listed here. All kinds of review have the same. */
const rows: {
  readonly [F in Exclude<Fact['feature'], 'pairing' | Exclude<ReviewName, 'transferReview'>>]: {
    readonly [T in Extract<Fact, { feature: F }>['type']]: Row<F, T>
  }
} = {
  connection: {
    notRestored: { fact: { id: '1' }, features: [] },
    connected: {
      fact: { via: 'connect', session },
      features: ['network', 'network', 'balance', 'wallets', 'modal'],
    },
    declined: { fact: { id: '1', connectorId: 'io.fake', error }, features: [] },
    failed: { fact: { id: '1', connectorId: 'io.fake', error }, features: [] },
    cancelled: { fact: { id: '1', connectorId: 'io.fake' }, features: [] },
    sessionChanged: {
      fact: { session: moved, previous: session },
      features: ['network', 'balance', 'portfolio', 'activity', 'nfts'],
    },
    switchAccountFailed: { fact: { id: '1', error }, features: [] },
    disconnected: {
      fact: { connectorId: 'io.fake', by: 'user' },
      features: ['network', 'network', 'balance', 'modal', 'portfolio', 'activity', 'nfts'],
    },
    disconnectFailed: { fact: { id: '1', error }, features: ['snackbar'] },
  },
  network: {
    started: { fact: {}, features: [] },
    asking: { fact: { id: '1', target }, features: ['modal'] },
    switched: {
      fact: { id: '1', chainId: target, session: moved, namespaceChanged: false },
      features: ['connection'],
    },
    declined: { fact: { id: '1', target, error }, features: [] },
    failed: { fact: { id: '1', target, error }, features: [] },
    cancelled: { fact: { id: '1' }, features: [] },
    connectNeeded: { fact: { id: '1', chainId: target }, features: ['modal'] },
  },
  balance: {
    loaded: { fact: { of, value: 1n }, features: [] },
    failed: { fact: { of, error }, features: ['snackbar'] },
    dropped: { fact: { of }, features: [] },
  },
  portfolio: {
    loaded: { fact: { of, list: { tokens: [], at: now } }, features: [] },
    failed: { fact: { of, error }, features: [] },
    dropped: { fact: { of }, features: [] },
  },
  activity: {
    loaded: { fact: { of, list: { items: [], cursors: [], at: now } }, features: [] },
    failed: { fact: { of, error }, features: [] },
    dropped: { fact: { of }, features: [] },
  },
  pay: {
    started: { fact: { id: '1', session: paySession }, features: [] },
    priceDue: { fact: { id: '1', reviewId: '2' }, features: [] },
    reviewLeft: { fact: { id: '1', reviewId: '2' }, features: [] },
    notStarted: { fact: { id: '1', error }, features: [] },
    completed: {
      fact: { id: '1', result: { paymentId: '1', via: 'wallet', txHash: '0x1', isVerified: true } },
      features: [],
    },
    failed: { fact: { id: '1', error }, features: [] },
    closed: { fact: { id: '1' }, features: [] },
    shown: { fact: { id: '1' }, features: [] },
  },
  transferReview: {
    prepared: { fact: { id: '1' }, features: [] },
    prepareFailed: { fact: { id: '1', error }, features: [] },
    approved: { fact: { id: '1', write }, features: [] },
    sent: { fact: { id: '1', result: '0x1' }, features: [] },
    notSent: { fact: { id: '1', error }, features: [] },
    closed: { fact: { id: '1' }, features: [] },
  },
  onramp: {
    started: { fact: { id: '1', purchase, url: 'https://pay.example' }, features: [] },
    startFailed: { fact: { id: '1', error }, features: [] },
    settled: { fact: { purchase }, features: [] },
  },
  approval: { opened: { fact: {}, features: [] }, closed: { fact: {}, features: [] } },
  accountType: {
    changed: { fact: { id: '1', accountType: 'eoa' }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
  },
  email: {
    codeNeeded: { fact: { id: '1', step: 'primary' }, features: [] },
    changed: { fact: { id: '1', email }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
    codeAccepted: { fact: { verifyId: '1' }, features: [] },
    codeRejected: { fact: { verifyId: '1', error }, features: [] },
  },
  login: {
    selected: { fact: {}, features: [] },
    submitted: { fact: { id: '1' }, features: [] },
    deviceRegistered: { fact: { id: '1' }, features: [] },
    codeSent: { fact: { id: '1' }, features: [] },
    codeNeeded: { fact: { id: '1' }, features: [] },
    deviceNeeded: { fact: { id: '1' }, features: [] },
    verified: { fact: { id: '1', email, connectorId: 'auth' }, features: [] },
    loggedIn: { fact: { id: '1' }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
    cancelled: { fact: { id: '1', isConnecting: false }, features: [] },
    resent: { fact: { resendId: '1' }, features: [] },
    notResent: { fact: { resendId: '1', error }, features: [] },
    codeAccepted: { fact: { verifyId: '1' }, features: [] },
    codeRejected: { fact: { verifyId: '1', error }, features: [] },
  },
  social: {
    started: { fact: { id: '1', provider: 'google', isResumed: false }, features: [] },
    returned: { fact: { id: '1', provider: 'google' }, features: [] },
    verified: { fact: { id: '1', provider: 'google', connectorId: 'auth' }, features: [] },
    loggedIn: { fact: { id: '1', provider: 'google' }, features: [] },
    failed: { fact: { id: '1', provider: 'google', error }, features: [] },
    cancelled: { fact: { id: '1', provider: 'google', isConnecting: false }, features: [] },
  },
  siwx: {
    needed: { fact: { isRequired: false }, features: [] },
    settled: { fact: {}, features: [] },
    signRequested: {
      fact: { id: '1', text: '', subject: { connectorId: 'a', address: '0x1', chainId: 'eip155:1' } },
      features: [],
    },
    verified: { fact: { session: siwxSession }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
    cancelled: { fact: { id: '1', isRequired: false }, features: [] },
    signedOut: { fact: { id: '1', isRequired: false }, features: [] },
    signOutFailed: { fact: { id: '1', error }, features: [] },
  },
  passkey: {
    started: { fact: { id: '1' }, features: [] },
    verified: { fact: { id: '1', connectorId: 'auth' }, features: [] },
    loggedIn: { fact: { id: '1' }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
    cancelled: { fact: { id: '1', isConnecting: false }, features: [] },
  },
  names: {
    started: { fact: { id: '1' }, features: [] },
    prepared: { fact: { id: '1', write }, features: [] },
    registered: { fact: { id: '1', name: 'alice.eth', address: of.address }, features: [] },
    notRegistered: { fact: { id: '1', error, isAsked: false }, features: [] },
  },
  calls: {
    // A result that is no hash is not tracked.
    sent: {
      fact: { write: { ...write, intent: { kind: 'sendTransaction', transaction: {} } }, result: '0x1' },
      features: [],
    },
    failed: { fact: { id: '1' }, features: [] },
  },
  arrivals: {
    loaded: { fact: {}, features: [] },
    settled: { fact: { arrival }, features: [] },
  },
  transactions: {
    loaded: { fact: {}, features: [] },
    settled: {
      fact: {
        transaction: {
          ...{
            id: 'eip155:1/0x1',
            chainId: 'eip155:1',
            namespace: 'eip155',
            hash: '0x1',
            from: '0x2',
            sentAt: now,
          },
          status: 'confirmed',
        },
      },
      features: [],
    },
  },
  nfts: {
    loaded: { fact: { of, list: { items: [], cursors: [], at: now } }, features: [] },
    failed: { fact: { of, error }, features: [] },
    dropped: { fact: { of }, features: [] },
  },
  modal: {
    opened: {
      fact: { route: { view: 'connect' } },
      features: ['network', 'connection', 'connection', 'directory'],
    },
    closed: {
      fact: { reason: 'escape', from: { view: 'connecting', walletId: 'a', namespace: 'eip155' } },
      features: ['connection'],
    },
    navigated: { fact: { route: { view: 'account', namespace: 'eip155' } }, features: [] },
    wentBack: { fact: { from: { view: 'switch-network', chainId: target } }, features: ['network'] },
  },
  wallets: {
    connectorsAdded: { fact: { connectorIds: ['io.fake'] }, features: [] },
  },
  request: {
    done: { fact: { id: '1', write, result: '0x' }, features: [] },
    declined: { fact: { id: '1', error }, features: [] },
    failed: { fact: { id: '1', error }, features: [] },
    cancelled: { fact: { id: '1', error }, features: [] },
    lateResponse: { fact: { id: '1', write, result: '0x' }, features: ['snackbar'] },
  },
}

/** A state in which every policy has a reason to act: another wallet is asked, and the account is shown. */
const busy: KitState = {
  ...plain,
  connection: {
    eip155: { status: 'disconnected' },
    solana: {
      status: 'connected',
      session: { ...session, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    },
  },
  network: {
    ...plain.network,
    switching: { status: 'asking', id: 's', connectorId: 'io.gone', target },
  },
  portfolio: { eip155: { status: 'ready', of, list: { tokens: [], at: now } } },
  activity: {
    eip155: { status: 'ready', of, list: { items: [], cursors: [], at: now }, pending: [] },
  },
  nfts: { eip155: { status: 'ready', of, list: { items: [], cursors: [], at: now } } },
  modal: {
    status: 'open',
    stack: [{ view: 'account', namespace: 'eip155' }],
    direction: 'forward',
    shaking: false,
    legalChecked: false,
  },
}

const facts = Object.entries(rows).flatMap(([feature, types]) =>
  Object.entries<Pick<Row<'wallets', 'connectorsAdded'>, 'features'> & { readonly fact: object }>(types).map(
    ([type, { fact, features }]) => {
      // The table is typed; `Object.entries` loses the relation between a type and its fact.
      const whole = { feature, type, namespace: 'eip155', ...fact } as unknown as Fact
      return { name: `${feature}/${type}`, fact: whole, features }
    },
  ),
)

describe('every fact', () => {
  test.each(facts)('default: $name sends commands to $features', ({ fact, features }) => {
    const commands = policy(fact, busy, kit.config, now)
    expect(commands.map(({ feature }) => feature)).toEqual(features)
  })

  test.each(facts)('behavior: $name changes neither state nor fact', ({ fact }) => {
    const [before, given] = [structuredClone(busy), JSON.stringify(fact, replaceBigInt)]
    policy(fact, deepFreeze(structuredClone(busy)), kit.config, now)
    expect(busy).toEqual(before)
    expect(JSON.stringify(fact, replaceBigInt)).toBe(given)
  })

  test.each(facts)(
    'behavior: $name does not depend on when it is handled, except for loading times',
    ({ fact }) => {
      const withoutTime = (at: number) =>
        policy(fact, busy, kit.config, at).map((command) => ({
          ...command,
          event: { ...command.event, at: 0 },
        }))
      expect(withoutTime(0)).toEqual(withoutTime(10 ** 13))
    },
  )

  test('behavior: pairing facts have no consequence in the features of every kit', () => {
    const types = [
      { type: 'ready', pairing },
      { type: 'approved', session: remote, method: 'qrcode' },
      { type: 'declined', error },
      { type: 'failed', error },
      { type: 'cancelled' },
      { type: 'sessionExpired', error },
    ]
    // Only the type of a fact is read here.
    for (const fact of types as unknown as readonly Omit<Fact, 'feature'>[])
      expect(policy({ ...fact, feature: 'pairing' } as Fact, busy, kit.config, now)).toEqual([])
  })
})

describe('snackbar', () => {
  const messageOf = (fact: Fact, setting: Setting = {}) =>
    decide(fact, setting).flatMap((command) => (command.feature === 'snackbar' ? [command.event] : []))
  const lateResponse: Fact = { feature: 'request', namespace: 'eip155', type: 'lateResponse', id: '1', write }

  test('behavior: a late result is a success; a late refusal shows nothing', () => {
    expect(messageOf({ ...lateResponse, result: '0x' })).toMatchObject([
      { type: 'show', snackbar: { id: '1', variant: 'success', code: 'request-completed-late' } },
    ])
    expect(messageOf({ ...lateResponse, error })).toEqual([])
  })

  test('behavior: a namespace without a way to read balances is not a failure', () => {
    const failed = (cause: unknown): Fact => ({
      feature: 'balance',
      namespace: 'eip155',
      type: 'failed',
      of,
      error: new BalanceUnavailableError({ network: 'Local', cause }),
    })
    const unsupported = new MethodNotSupportedError({ method: 'getBalance', namespace: 'cosmos' })
    expect(messageOf(failed(unsupported))).toEqual([])
    expect(messageOf(failed(new Error('offline')))).toMatchObject([
      { snackbar: { id: of.address, variant: 'error', code: 'balance-unavailable' } },
    ])
  })

  test('behavior: a failed disconnect is an error, whatever the error says', () => {
    const hostile = new LatchkitError({ code: 'x', shortMessage: '\u202E<b>' })
    expect(messageOf({ ...eip155, type: 'disconnectFailed', id: '1', error: hostile })).toMatchObject([
      { snackbar: { id: '1', variant: 'error', code: 'disconnect' } },
    ])
  })
})

function replaceBigInt(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
