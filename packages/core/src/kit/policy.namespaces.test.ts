import { describe, expect, test } from 'vitest'
import type { Fact } from '../engine/types.js'
import type { Session } from '../ports/Adapter.js'
import {
  account,
  decide,
  eip155,
  follow,
  loadBalance,
  type Setting,
  session,
  walletConnected,
} from './policy.fixtures.js'

describe('policy: many namespaces', () => {
  const onSolana: Session = {
    connectorId: 'Sol',
    accounts: [{ address: 'So11111111111111111111111111111111111111112', type: 'eoa' }],
    chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  }
  const ended: Fact = { ...eip155, type: 'disconnected', connectorId: 'io.fake', by: 'wallet' }
  const reset = { feature: 'balance', namespace: 'eip155', event: { type: 'reset' } }
  const byHost: Fact = { ...eip155, type: 'connected', via: 'hostApp', session }
  const toAccount: Fact = { feature: 'modal', type: 'navigated', route: account }

  test.each<[string, Fact, Setting, readonly unknown[]]>([
    [
      'the active namespace is disconnected → another one becomes active',
      ended,
      { solana: onSolana },
      [follow(onSolana.chainId, true), reset],
    ],
    [
      'a namespace that is not active is disconnected',
      ended,
      { solana: onSolana, active: 'solana' },
      [reset],
    ],
    ['the last one is disconnected → the active namespace stays', ended, {}, [reset]],
    [
      'connected by the host app in a namespace that is not active',
      byHost,
      { session, solana: onSolana, active: 'solana' },
      [follow(session.chainId, false), loadBalance(session), walletConnected],
    ],
    [
      'connected by the host app while the active namespace is disconnected',
      byHost,
      { session, active: 'solana' },
      [follow(session.chainId, true), loadBalance(session), walletConnected],
    ],
    [
      'restored on a page load → the active namespace stays, also if its wallet has not responded yet',
      { ...eip155, type: 'connected', via: 'reconnect', session },
      { session, active: 'solana' },
      [follow(session.chainId, false), loadBalance(session)],
    ],
    [
      'an account is opened → its namespace becomes active',
      toAccount,
      { session, active: 'solana' },
      [follow(session.chainId, true)],
    ],
    ['… if it is connected', toAccount, { active: 'solana' }, []],
  ])('%s', (_, fact, setting, expected) => {
    expect(decide(fact, setting)).toEqual(expected)
  })
})
