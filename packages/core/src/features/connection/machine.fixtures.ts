import { expect } from 'vitest'
import { AbortedError, UserRejectedError, WalletRequestError } from '../../foundation/errors/wallet.js'
import type { Session } from '../../ports/Adapter.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionEffect, ConnectionInput, ConnectionState } from './types.js'

export const a: Session = makeSession('a')
export const b: Session = makeSession('b')
export const declined: UserRejectedError = new UserRejectedError()
export const aborted: AbortedError = new AbortedError()
export const broken: WalletRequestError = new WalletRequestError({ method: 'eth_requestAccounts' })

export const disconnected: ConnectionState = { status: 'disconnected' }
export const reconnecting: ConnectionState = {
  status: 'reconnecting',
  attempt: { id: 'r', connectorId: 'a' },
  next: ['b'],
}
export const connecting: ConnectionState = { status: 'connecting', attempt: { id: 'c', connectorId: 'b' } }
export const replacing: ConnectionState = { ...connecting, session: a }
export const connected: ConnectionState = { status: 'connected', session: a }
export const switchingAccount: ConnectionState = { status: 'connected', session: a, accountSwitchId: 's' }
export const disconnecting: ConnectionState = { status: 'disconnecting', session: a, id: 'd' }

export const restore = (connectorId: string): ConnectionEffect => ({
  type: 'restore',
  key: 'wallet',
  id: 'r',
  connectorId,
})
export const openWallet: ConnectionEffect = {
  type: 'openWallet',
  key: 'wallet',
  id: 'c',
  connectorId: 'b',
  chainId: undefined,
}
export const chooseAccount: ConnectionEffect = {
  type: 'chooseAccount',
  key: 'account',
  id: 's',
  connectorId: 'a',
  address: '0x2',
}
export const closeWallet = (id: string): ConnectionEffect => ({
  type: 'closeWallet',
  key: 'close',
  mode: 'write',
  id,
  connectorId: 'a',
})
export const remember = (connectorId: string | null): ConnectionEffect => ({
  type: 'remember',
  key: 'remember',
  connectorId,
})
export const cancel = (key: string): ConnectionEffect => ({ type: 'cancel', key })

/** An ignored event returns the same state object, by which the runner recognizes it. */
export function expectIgnored(state: ConnectionState, input: ConnectionInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}
