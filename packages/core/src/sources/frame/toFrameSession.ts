import { isEvmAddress, toChecksumAddress } from '../../chains/evm/evmAddress.js'
import { isSolanaAddress } from '../../chains/solana/solanaAddress.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { type Account, accountTypes } from '../../foundation/schema/account.js'
import { isCaipNetworkId, namespaceOf } from '../../foundation/schema/caip.js'
import { loginConnectorId } from '../../foundation/schema/loginConnectorId.js'
import type { Session } from '../../ports/Adapter.js'
import type { FrameUser } from '../../ports/Frame.js'

/** The namespaces in which the login frame has accounts. */
export type LoginNamespace = 'eip155' | 'solana'

/**
 * Converts the user of the login frame to a session. The user is untrusted input.
 *
 * @throws `WalletResponseError` for an invalid address, a chain of another namespace, or an active account that is not listed
 */
export function toFrameSession(namespace: LoginNamespace, user: FrameUser): Session {
  const { chainId } = user
  if (!isCaipNetworkId(chainId) || namespaceOf(chainId) !== namespace)
    throw createUserError(`${quote(chainId)} is not a chain of ${namespace}`)
  const accounts = user.accounts.map(({ address, type }): Account => {
    if (!accountTypes[namespace].includes(type))
      throw createUserError(`${namespace} has no account of type ${type}`)
    return { address: parseUserAddress(namespace, address), type }
  })
  const active = parseUserAddress(namespace, user.address)
  const isUnique = new Set(accounts.map(({ address, type }) => `${type} ${address}`)).size === accounts.length
  const own = accounts.filter(({ address }) => address === active)
  // With EIP-7702, two accounts have the active address.
  const first = own.find(({ type }) => type === user.preferredAccountType) ?? own[0]
  if (!first || !isUnique)
    throw createUserError('its accounts are not a list of different ones with the active one')
  return {
    connectorId: loginConnectorId,
    accounts: [first, ...accounts.filter((account) => account !== first)],
    chainId,
  }
}

function parseUserAddress(namespace: LoginNamespace, address: unknown): string {
  if (namespace === 'solana' && isSolanaAddress(address)) return address
  if (namespace === 'eip155' && isEvmAddress(address)) return toChecksumAddress(address)
  throw createUserError(`${quote(address)} is not an address of ${namespace}`)
}

function quote(value: unknown): string {
  return String(value).slice(0, 80)
}

function createUserError(reason: string): WalletResponseError {
  return new WalletResponseError({ method: 'GET_USER', reason })
}
