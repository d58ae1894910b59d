/** The chain namespaces Latchkit knows, by their CAIP-2 names (spec §3). */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

/** A CAIP-2 namespace: `eip155` (EVM), `solana`, `polkadot`, `bip122` (Bitcoin) or `cosmos`. */
export type ChainNamespace = (typeof namespaces)[number]

/** A CAIP-2 chain id, `namespace:reference`, for instance `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/** A CAIP-19 asset id, `chain/assetNamespace:assetReference`. */
export type CaipAssetId = `${CaipNetworkId}/${string}:${string}`

/** The namespace of a CAIP-2 or CAIP-10 id. */
export function namespaceOf(id: CaipNetworkId | CaipAddress): ChainNamespace {
  // The type says what stands before the first colon.
  return id.slice(0, id.indexOf(':')) as ChainNamespace
}
