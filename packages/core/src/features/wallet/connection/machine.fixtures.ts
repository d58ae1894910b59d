import { expect } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Session } from '../../../ports/Adapter.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionEffect, ConnectionInput, ConnectionState } from './types.js'

export const sessionA: Session = makeSession('a')
export const sessionB: Session = makeSession('b')
export const rejectedError: UserRejectedError = new UserRejectedError()
export const abortedError: AbortedError = new AbortedError()
export const requestError: WalletRequestError = new WalletRequestError({ method: 'eth_requestAccounts' })

export const disconnected: ConnectionState = { status: 'disconnected' }
export const reconnecting: ConnectionState = {
  status: 'reconnecting',
  attempt: { id: 'r', connectorId: 'a' },
  next: ['b'],
}
export const connecting: ConnectionState = { status: 'connecting', attempt: { id: 'c', connectorId: 'b' } }
export const connectingWithSession: ConnectionState = { ...connecting, session: sessionA }
export const connected: ConnectionState = { status: 'connected', session: sessionA }
export const switchingAccount: ConnectionState = {
  status: 'connected',
  session: sessionA,
  accountSwitchId: 's',
}
export const disconnecting: ConnectionState = { status: 'disconnecting', session: sessionA, id: 'd' }

export const restoreEffect = (connectorId: string): ConnectionEffect => ({
  type: 'restore',
  key: 'wallet',
  id: 'r',
  connectorId,
})
export const connectEffect: ConnectionEffect = {
  type: 'connectWallet',
  key: 'wallet',
  id: 'c',
  connectorId: 'b',
  chainId: undefined,
}
export const switchAccountEffect: ConnectionEffect = {
  type: 'switchAccount',
  key: 'account',
  id: 's',
  connectorId: 'a',
  address: '0x2',
}
export const disconnectEffect = (id: string): ConnectionEffect => ({
  type: 'disconnectWallet',
  key: 'disconnect',
  mode: 'write',
  id,
  connectorId: 'a',
})
export const storeEffect = (session: Session | null): ConnectionEffect => ({
  type: 'storeSession',
  key: 'store',
  session,
})
export const cancelEffect = (key: string): ConnectionEffect => ({ type: 'cancel', key })

/** Expects that an event is ignored: the machine returns the same state object, and no effects or facts. */
export function expectIgnored(state: ConnectionState, input: ConnectionInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}
