import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from './getActiveNamespace.js'
import { type ConnectedAccount, connectionOf, toConnectedAccount } from './rules.js'

/**
 * Returns the account that is connected in a namespace, and the status of the connection.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getAccount } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const account = getAccount(kit, { namespace: 'eip155' })
 * if (account.isConnected) console.log(account.address)
 * ```
 */
export function getAccount(
  kit: Pick<Latchkit, 'getState'>,
  parameters: getAccount.Parameters = {},
): getAccount.ReturnType {
  checkParameters(kit, parameters, 'getAccount(kit, {})')
  const state = kit.getState()
  const { namespace = getActiveNamespace(state) } = parameters
  const connection = connectionOf(state, namespace)
  if (connection.status === 'disconnected' || connection.status === 'reconnecting') {
    const { status, address } = connection
    return { ...noAccount, status, namespace, storedAddress: address }
  }
  const { status, session } = connection
  if (session) return { ...toConnectedAccount(namespace, session), status, isConnected: true }
  return { ...noAccount, status: 'connecting', namespace }
}

const noAccount = {
  isConnected: false,
  address: undefined,
  caipAddress: undefined,
  chainId: undefined,
  connectorId: undefined,
  accounts: [],
} as const

export declare namespace getAccount {
  type Parameters = {
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
  }
  type ReturnType =
    /** `connecting`: another wallet is connecting, and this session stays until that wallet has connected. */
    | (ConnectedAccount & {
        readonly status: 'connected' | 'connecting' | 'disconnecting'
        readonly isConnected: true
        readonly storedAddress?: undefined
      })
    | {
        readonly status: 'disconnected' | 'connecting' | 'reconnecting'
        readonly isConnected: false
        readonly namespace: ChainNamespace
        readonly address: undefined
        readonly caipAddress: undefined
        readonly chainId: undefined
        readonly connectorId: undefined
        readonly wallet?: undefined
        readonly accounts: readonly []
        /** While the last session is restored: its address, read from the storage. Unverified, so only show it. */
        readonly storedAddress?: string | undefined
      }
}
