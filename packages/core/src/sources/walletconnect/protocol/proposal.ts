import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'

/** The part of the session proposal in one namespace. */
export type ProposedNamespace = {
  readonly methods: readonly string[]
  readonly chains: readonly CaipNetworkId[]
  readonly events: readonly string[]
  /** RPC URL of each chain, by its reference, for the wallet's library. */
  readonly rpcMap: Readonly<Record<string, string>>
}

/** The session proposal, by namespace. All namespaces are optional, so that a wallet can approve some of them. */
export type Proposal = Readonly<Partial<Record<ChainNamespace, ProposedNamespace>>>

/** Overrides of the proposal by the dapp: each list replaces the kit's own. */
export type ProposalOverrides = {
  readonly methods?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  readonly chains?: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>> | undefined
  readonly events?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  /** By CAIP-2 id. */
  readonly rpcMap?: Readonly<Partial<Record<CaipNetworkId, string>>> | undefined
}

/** Returns the session proposal: the configured networks with every method that adapters may use. */
export function toProposal(networks: readonly Network[], overrides: ProposalOverrides): Proposal {
  const proposal: Partial<Record<ChainNamespace, ProposedNamespace>> = {}
  for (const namespace of new Set(networks.map(({ chainNamespace }) => chainNamespace))) {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const chains = overrides.chains?.[namespace] ?? own.flatMap((network) => chainIdsOf(network))
    const rpcs = own.map(({ caipNetworkId, rpcUrls }) => {
      const url = overrides.rpcMap?.[caipNetworkId] ?? rpcUrls.default.http[0] ?? ''
      return [referenceOf(caipNetworkId), url] as const
    })
    proposal[namespace] = {
      methods: overrides.methods?.[namespace] ?? methodsOf[namespace],
      chains,
      events: overrides.events?.[namespace] ?? eventsOf(namespace),
      rpcMap: Object.fromEntries(rpcs.filter(([, url]) => url !== '')),
    }
  }
  return proposal
}

/** Older wallets use earlier ids of Solana's clusters. */
const formerIds: Readonly<Partial<Record<CaipNetworkId, CaipNetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

function chainIdsOf({ caipNetworkId }: Network): readonly CaipNetworkId[] {
  const former = getFormerChainId(caipNetworkId)
  return former ? [caipNetworkId, former] : [caipNetworkId]
}

/** Returns the earlier id of a chain, if it had one. */
export function getFormerChainId(chainId: CaipNetworkId): CaipNetworkId | undefined {
  return formerIds[chainId]
}

/** Replaces the earlier id of a chain by its present one. Other ids are returned unchanged. */
export function normalizeChainId(chainId: CaipNetworkId): CaipNetworkId {
  const found = Object.entries(formerIds).find(([, former]) => former === chainId)
  return (found?.[0] as CaipNetworkId | undefined) ?? chainId
}

function referenceOf(chainId: CaipNetworkId): string {
  return chainId.slice(chainId.indexOf(':') + 1)
}

/**
 * The methods that the kit's actions send, and those that apps send through the kit's provider. No others: the user sees
 * this list when approving. Never `eth_sign`, which signs any hash. Accounts, permissions and reads need no wallet request.
 */
const methodsOf: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: [
    // Sent by the kit's actions.
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getCapabilities',
    'wallet_getAssets',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    // Sent by apps through the provider, for example by wagmi's `watchAsset` (EIP-747): the provider rejects methods that the
    // wallet did not approve.
    'wallet_watchAsset',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt'],
  // The kit has no actions in these namespaces: apps sign through the provider.
  polkadot: ['polkadot_signTransaction', 'polkadot_signMessage'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
}

function eventsOf(namespace: ChainNamespace): readonly string[] {
  const both = ['accountsChanged', 'chainChanged']
  return namespace === 'bip122' ? [...both, 'bip122_addressesChanged'] : both
}
