import { type Account, accountTypes } from '../../../foundation/schema/account.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipAddress } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'
import type { RelayNamespace, RelayPeer } from '../../../ports/Relay.js'

/** The account and chain that the wallet or the app has made active, as far as known. */
export type ActiveSelection = {
  readonly chainId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/**
 * Converts one namespace of a remote session to a `Session`. Ignores a choice that the session does not contain.
 *
 * @param preferred The chains to use if none was chosen, in order of preference.
 */
export function toNamespaceSession(
  namespace: ChainNamespace,
  part: RelayNamespace,
  peer: RelayPeer,
  choice: ActiveSelection = {},
  preferred: readonly CaipNetworkId[] = [],
): Session | undefined {
  const approved = part.accounts.map((account) => parseCaipAddress(account))
  const candidates = [...(choice.chainId ? [choice.chainId] : []), ...preferred]
  const chainId = candidates.find((one) => part.chains.includes(one)) ?? part.chains[0]
  const onChain = approved.filter((account) => account.chainId === chainId)
  // If the chain has no accounts, accounts of other chains are valid on it. Bitcoin is an exception: its addresses
  // belong to one chain.
  const usable = onChain.length > 0 || namespace === 'bip122' ? onChain : approved
  const addresses = [...new Set(usable.map(({ address }) => address))]
  const active = addresses.find((address) => address === choice.address) ?? addresses[0]
  if (chainId === undefined || active === undefined) return undefined
  const others = addresses.filter((address) => address !== active)
  return {
    connectorId: remoteConnectorId,
    accounts: [
      toNamespaceAccount(namespace, active),
      ...others.map((address) => toNamespaceAccount(namespace, address)),
    ],
    chainId,
    // Only if the list is final: a wallet that can switch to other chains, or add them, may approve them later.
    ...(!canAskForChains(part) && { approvedChainIds: part.chains }),
    ...(peer.name && { wallet: { name: cleanName(peer.name), ...(peer.icon && { icon: peer.icon }) } }),
  }
}

/** Whether the wallet supports switching to, or adding, chains that it has not approved (EIP-3326, EIP-3085). */
function canAskForChains({ methods }: RelayNamespace): boolean {
  return methods.includes('wallet_switchEthereumChain') || methods.includes('wallet_addEthereumChain')
}

/** Creates an account. On `eip155`, remote wallets do not report whether it is a contract account. */
function toNamespaceAccount(namespace: ChainNamespace, address: string): Account {
  return { address, type: namespace === 'eip155' ? 'eoa' : accountTypes[namespace][0] }
}
