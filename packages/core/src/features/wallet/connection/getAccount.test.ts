import { describe, expect, test } from 'vitest'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getAccount } from './getAccount.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionState } from './types.js'

const session = makeSession('a', { addresses: ['0x1', '0x2'] })
const attempt = { id: 'c', connectorId: 'b' }

function at(eip155: ConnectionState, activeNamespace: ChainNamespace = 'eip155') {
  // The function reads only these fields.
  return { getState: () => ({ connection: { eip155 }, network: { activeNamespace } }) as unknown as KitState }
}

describe('getAccount', () => {
  const found = {
    namespace: 'eip155',
    isConnected: true,
    address: '0x1',
    caipAddress: 'eip155:1:0x1',
    chainId: 'eip155:1',
    connectorId: 'a',
    accounts: session.accounts,
  }

  test('default', () => {
    expect(getAccount(at({ status: 'connected', session }))).toEqual({ ...found, status: 'connected' })
  })

  test('behavior: returns the session while another wallet connects and while disconnecting', () => {
    expect(getAccount(at({ status: 'connecting', attempt, session }))).toEqual({
      ...found,
      status: 'connecting',
    })
    expect(getAccount(at({ status: 'disconnecting', id: 'd', session }))).toEqual({
      ...found,
      status: 'disconnecting',
    })
  })

  test.each<ConnectionState>([
    { status: 'disconnected' },
    { status: 'connecting', attempt },
    { status: 'reconnecting', attempt, next: [] },
  ])('behavior: has no account when $status', (state) => {
    expect(getAccount(at(state))).toEqual({
      status: state.status,
      namespace: 'eip155',
      isConnected: false,
      address: undefined,
      caipAddress: undefined,
      chainId: undefined,
      connectorId: undefined,
      accounts: [],
    })
  })

  test('behavior: has the stored address, and no account, while the session is restored', () => {
    const account = getAccount(at({ status: 'reconnecting', attempt, address: '0x1', next: [] }))
    expect(account).toMatchObject({
      status: 'reconnecting',
      isConnected: false,
      address: undefined,
      accounts: [],
    })
    expect(account.storedAddress).toBe('0x1')
  })

  test('param: namespace, by default the active one', () => {
    const kit = at({ status: 'connected', session }, 'solana')
    expect(getAccount(kit)).toMatchObject({ status: 'disconnected', namespace: 'solana' })
    expect(getAccount(kit, { namespace: 'eip155' })).toMatchObject({
      status: 'connected',
      namespace: 'eip155',
    })
  })
})
