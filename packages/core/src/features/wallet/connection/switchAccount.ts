import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { AccountNotFoundError } from '../../../foundation/errors/connection.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ActionIgnoredError } from '../../../foundation/errors/unexpected.js'
import type { Account, AccountType } from '../../../foundation/schema/account.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'
import { connect } from './connect.js'
import { getActiveNamespace } from './getActiveNamespace.js'
import { type ConnectedAccount, sessionOf, toConnectedAccount } from './rules.js'

/**
 * Makes another account the active one: an account of the connected wallet, or of another wallet, which is then
 * connected.
 *
 * @throws see `switchAccount.ErrorType`. `MethodNotSupportedError` if only the wallet itself can switch.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { switchAccount } from '@latchkit/core/actions'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin] })
 * await switchAccount(kit, { namespace: 'bip122', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' })
 * ```
 */
export async function switchAccount(
  kit: Latchkit,
  parameters: switchAccount.Parameters,
): Promise<switchAccount.ReturnType> {
  checkParameters(kit, parameters, 'switchAccount(kit, { address })')
  const {
    address: requestedAddress,
    namespace = getActiveNamespace(kit.getState()),
    connectorId,
  } = parameters
  if (connectorId !== undefined && sessionOf(kit.getState(), namespace)?.connectorId !== connectorId) {
    await connect(kit, { connectorId, namespace })
  }
  const session = sessionOf(kit.getState(), namespace)
  if (!session) throw new NotConnectedError({ namespace })
  const account = findAccount(session, parameters, namespace)
  if (!account) throw new AccountNotFoundError({ address: requestedAddress })
  if (account === session.accounts[0]) return toConnectedAccount(namespace, session)

  const id = kit.internal.newId()
  const { address, type: accountType } = account
  if (session.connectorId === loginConnectorId && accountType !== session.accounts[0].type) {
    // An installed feature handles it, and the accounts of a login have no other types.
    const event = {
      type: 'set',
      id,
      accountType: accountType === 'eoa' ? accountType : 'smartAccount',
    } as const
    return kit.internal.request<ConnectedAccount>({ feature: 'accountType', event }, (fact) => {
      if (fact.feature !== 'accountType' || fact.id !== id) return undefined
      if (fact.type === 'failed') return { error: fact.error }
      return { value: toConnectedAccount(namespace, sessionOf(kit.getState(), namespace) ?? session) }
    })
  }
  const event = { type: 'switchAccount', id, address } as const
  return kit.internal.request<ConnectedAccount>({ feature: 'connection', namespace, event }, (fact) => {
    if (fact.feature !== 'connection' || fact.id !== id) return undefined
    if (fact.type === 'sessionChanged') return { value: toConnectedAccount(namespace, fact.session) }
    return fact.type === 'switchAccountFailed' ? { error: fact.error } : undefined
  })
}

/** Returns the account with an address. On `eip155`, case is only a checksum (EIP-55), so it is ignored. */
function findAccount(
  session: Session,
  { address: requestedAddress, type }: switchAccount.Parameters,
  namespace: ChainNamespace,
): Account | undefined {
  const normalize = (address: string) => (namespace === 'eip155' ? address.toLowerCase() : address)
  return session.accounts.find(
    (account) =>
      normalize(account.address) === normalize(requestedAddress) &&
      (type === undefined || account.type === type),
  )
}

export declare namespace switchAccount {
  type Parameters = {
    readonly address: string
    /** Selects one of several accounts with that address, as with EIP-7702. Default the first one. */
    readonly type?: AccountType | undefined
    /** Default the active one. */
    readonly namespace?: ChainNamespace | undefined
    /** The wallet of the account. Default the connected one. */
    readonly connectorId?: string | undefined
  }
  type ReturnType = ConnectedAccount
  type ErrorType =
    | connect.ErrorType
    | NotConnectedError
    | AccountNotFoundError
    | MethodNotSupportedError
    | ActionIgnoredError
}
