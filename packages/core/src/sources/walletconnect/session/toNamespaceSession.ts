import { type Account, accountTypes } from '../../../foundation/schema/account.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipAddress } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Session } from '../../../ports/Adapter.js'
import type { RelayNamespace, RelayPeer } from '../../../ports/Relay.js'

/** The account or chain chosen in a remote session, by the wallet or by the app. */
export type Choice = {
  readonly chainId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/**
 * Converts one namespace of a remote session to a session as adapters return it. A choice that is not part of the
 * session is ignored.
 *
 * @param preferred The chains to use if none was chosen, in order of preference.
 */
export function toNamespaceSession(
  namespace: ChainNamespace,
  part: RelayNamespace,
  peer: RelayPeer,
  choice: Choice = {},
  preferred: readonly CaipNetworkId[] = [],
): Session | undefined {
  const opened = part.accounts.map((account) => parseCaipAddress(account))
  const wished = [...(choice.chainId ? [choice.chainId] : []), ...preferred]
  const chainId = wished.find((one) => part.chains.includes(one)) ?? part.chains[0]
  const here = opened.filter((account) => account.chainId === chainId)
  // A chain without accounts means that the wallet's accounts are valid on every chain. This does not hold on Bitcoin,
  // whose addresses belong to one chain.
  const usable = here.length > 0 || namespace === 'bip122' ? here : opened
  const addresses = [...new Set(usable.map(({ address }) => address))]
  const active = addresses.find((address) => address === choice.address) ?? addresses[0]
  if (chainId === undefined || active === undefined) return undefined
  const others = addresses.filter((address) => address !== active)
  return {
    connectorId: remoteConnectorId,
    accounts: [toAccount(namespace, active), ...others.map((address) => toAccount(namespace, address))],
    chainId,
    // A wallet that supports switching may accept any chain; it decides on each request.
    ...(!canAskForChains(part) && { approvedChainIds: part.chains }),
    ...(peer.name && { wallet: { name: cleanName(peer.name), ...(peer.icon && { icon: peer.icon }) } }),
  }
}

/** Whether the wallet can be asked to switch to, or add, a chain that it has not approved yet (EIP-3326, EIP-3085). */
function canAskForChains({ methods }: RelayNamespace): boolean {
  return methods.includes('wallet_switchEthereumChain') || methods.includes('wallet_addEthereumChain')
}

/** On `eip155`, a wallet does not report whether an account is a contract. */
function toAccount(namespace: ChainNamespace, address: string): Account {
  return { address, type: namespace === 'eip155' ? 'eoa' : accountTypes[namespace][0] }
}
