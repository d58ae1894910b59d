import type { Session } from '../ports/Adapter.js'
import type { RelayNamespace, RelayPeer } from '../ports/Relay.js'
import { type Account, accountTypes } from '../schema/account.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipAddress } from '../schema/caip.js'
import { cleanName } from '../wallets/cleanName.js'
import { remoteConnectorId } from './remoteConnectorId.js'

/** What was chosen among what a remote session has opened: by the wallet, or by the page. */
export type Choice = {
  readonly chainId?: CaipNetworkId | undefined
  readonly address?: string | undefined
}

/**
 * One namespace of a remote session, as adapters have it. A choice that the session has not opened, or not any more, does
 * not count.
 *
 * @param preferred Chains in the order in which they are taken where none was chosen.
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
  // A wallet that names a chain without an account on it means its accounts everywhere; elsewhere than on Bitcoin, whose
  // addresses belong to one chain.
  const usable = here.length > 0 || namespace === 'bip122' ? here : opened
  const addresses = [...new Set(usable.map(({ address }) => address))]
  const active = addresses.find((address) => address === choice.address) ?? addresses[0]
  if (chainId === undefined || active === undefined) return undefined
  const others = addresses.filter((address) => address !== active)
  return {
    connectorId: remoteConnectorId,
    accounts: [toAccount(namespace, active), ...others.map((address) => toAccount(namespace, address))],
    chainId,
    // A wallet that can be asked to switch may take any chain; it answers the request itself.
    ...(!canAskForChains(part) && { approvedChainIds: part.chains }),
    ...(peer.name && { wallet: { name: cleanName(peer.name), ...(peer.icon && { icon: peer.icon }) } }),
  }
}

/** Whether the wallet can be asked to switch to, or add, a chain that it has not approved yet (EIP-3326, EIP-3085). */
function canAskForChains({ methods }: RelayNamespace): boolean {
  return methods.includes('wallet_switchEthereumChain') || methods.includes('wallet_addEthereumChain')
}

/** On `eip155` a wallet does not say whether a contract stands behind an account. */
function toAccount(namespace: ChainNamespace, address: string): Account {
  return { address, type: namespace === 'eip155' ? 'eoa' : accountTypes[namespace][0] }
}
