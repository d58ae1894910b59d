import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { UserRejectedError } from '../../../foundation/errors/wallet.js'
import type { RelaySession } from '../../../ports/Relay.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { makeSession } from '../../wallet/connection/session.fixtures.js'
import type { ConnectionState } from '../../wallet/connection/types.js'
import { toTelemetry } from './rules.js'

const { kit } = createTestKit()
const eventOf = (fact: Fact) => toTelemetry(fact, kit.getState(), kit.config)
const error = new LatchkitError({ code: 'x', shortMessage: 'It failed.', details: 'secret' })

/** A session of a remote wallet; only its name is read here. */
function sessionOf(name: string): RelaySession {
  return {
    topic: 'topic',
    peer: { name },
    namespaces: {},
    expiresAt: 0,
  } as Partial<RelaySession> as RelaySession
}

function approved(name: string, openedWalletName?: string): Fact {
  const openedWallet =
    openedWalletName === undefined ? undefined : { walletId: 'w', name: openedWalletName, href: 'w://' }
  return { feature: 'pairing', type: 'approved', session: sessionOf(name), method: 'qrcode', openedWallet }
}

const graphemes = new Intl.Segmenter()

describe('pairing', () => {
  test('default: CONNECT_SUCCESS with the name of the wallet that the user chose, else its own', () => {
    expect(eventOf(approved('Phone'))).toEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'qrcode', name: 'Phone' },
    })
    expect(eventOf(approved('Phone', 'Chosen'))).toMatchObject({ properties: { name: 'Chosen' } })
    expect(eventOf({ ...approved('Phone'), method: 'mobile' } as Fact)).toMatchObject({
      properties: { method: 'mobile' },
    })
  })

  test('behavior: the name of a remote wallet is sanitized, whatever it sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        const name = String(eventOf(approved(given))?.properties.name)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect([...graphemes.segment(name)].length).toBeLessThanOrEqual(40)
      }),
    )
    expect(eventOf(approved('\u202EksaMateM'))).toMatchObject({ properties: { name: 'ksaMateM' } })
  })

  test.each([
    ['declined', new UserRejectedError(), 'The request was declined in the wallet.'],
    ['failed', error, 'It failed.'],
  ] as const)('behavior: CONNECT_ERROR if it %s, with the message only', (type, cause, message) => {
    expect(eventOf({ feature: 'pairing', type, error: cause })).toEqual({
      event: 'CONNECT_ERROR',
      properties: { message },
    })
  })

  test('behavior: a URI, a cancelled pairing and an expired session have no event', () => {
    const pairing = { id: 1, uri: `wc:${'a'.repeat(64)}@2?symKey=secret`, expiresAt: 1 }
    const facts: readonly Fact[] = [
      { feature: 'pairing', type: 'ready', pairing },
      { feature: 'pairing', type: 'cancelled' },
      { feature: 'pairing', type: 'sessionExpired', error },
    ]
    for (const fact of facts) expect(eventOf(fact)).toBeUndefined()
  })
})

describe('connection of a remote wallet', () => {
  const fact = { feature: 'connection', namespace: 'eip155', id: '1', connectorId: 'walletConnect' } as const

  test('behavior: has no event of its own, because the pairing has one', () => {
    const session = makeSession('walletConnect')
    expect(eventOf({ ...fact, type: 'connected', via: 'connect', session })).toBeUndefined()
    expect(eventOf({ ...fact, type: 'declined', error })).toBeUndefined()
    expect(eventOf({ ...fact, type: 'failed', error })).toBeUndefined()
    expect(eventOf({ ...fact, type: 'disconnected', by: 'user' })).toMatchObject({
      event: 'DISCONNECT_SUCCESS',
    })
  })

  test('behavior: a wallet that is not in the list has an empty name', () => {
    const session = makeSession('io.gone')
    expect(eventOf({ ...fact, type: 'connected', via: 'connect', session })).toEqual({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: '' },
    })
  })
})

test('behavior: REQUEST_LATE_RESPONSE has whether the wallet approved', () => {
  const intent = { kind: 'sendTransaction', transaction: { value: 5n } } as const
  const write = { id: '1', connectorId: 'a', address: '0xa', chainId: 'eip155:1', intent } as const
  const late = { feature: 'request', namespace: 'eip155', type: 'lateResponse', id: '1', write } as const
  expect(eventOf({ ...late, error })?.properties).toEqual({ method: 'sendTransaction', approved: false })
  expect(eventOf({ ...late, result: '0x' })?.properties).toEqual({
    method: 'sendTransaction',
    approved: true,
  })
  const settled: readonly Fact[] = [
    { ...late, type: 'done', result: '0x' },
    { ...late, type: 'declined', error },
    { ...late, type: 'failed', error },
    { ...late, type: 'cancelled', error },
  ]
  for (const fact of settled) expect(eventOf(fact)).toBeUndefined()
})

describe('MODAL_OPEN: connected', () => {
  const session = makeSession('a')
  const attempt = { id: '1', connectorId: 'b' }
  test.each<[ConnectionState, boolean]>([
    [{ status: 'disconnected' }, false],
    [{ status: 'reconnecting', next: [] }, false],
    [{ status: 'connecting', attempt }, false],
    [{ status: 'connecting', attempt, pendingSession: session }, false],
    [{ status: 'connecting', attempt, session }, true],
    [{ status: 'connected', session }, true],
    [{ status: 'disconnecting', session, id: '2' }, true],
  ])('default: %j: %s', (connection, connected) => {
    const opened: Fact = { feature: 'modal', type: 'opened', route: { view: 'connect' } }
    const at = (eip155: ConnectionState, solana: ConnectionState) =>
      toTelemetry(opened, { ...kit.getState(), connection: { eip155, solana } }, kit.config)?.properties
    expect(at(connection, { status: 'disconnected' })).toEqual({ connected })
    // Any namespace counts.
    expect(at({ status: 'disconnected' }, connection)).toEqual({ connected })
  })
})

test('behavior: properties are text, numbers or booleans, which every sink can store', () => {
  const facts: readonly Fact[] = [
    approved('Phone'),
    { feature: 'pairing', type: 'failed', error },
    {
      feature: 'modal',
      type: 'navigated',
      route: { view: 'connecting', walletId: '__proto__', namespace: 'eip155' },
    },
    { feature: 'network', type: 'switched', id: '1', chainId: 'eip155:10', namespaceChanged: true },
  ]
  for (const fact of facts) {
    const { event = '', properties = {} } = eventOf(fact) ?? {}
    expect(event).toMatch(/^[A-Z_]+$/)
    expect(Object.values(properties).map((value) => typeof value)).toEqual(
      Object.values(properties).map(() => expect.stringMatching(/^(string|number|boolean)$/)),
    )
    expect(JSON.stringify(properties)).not.toContain('secret')
  }
})
