/**
 * The chain namespaces Latchkit supports, by their CAIP-2 names.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

/** One of `namespaces`. Errors use it below the schema, whose name for it is `ChainNamespace`. */
export type Namespace = (typeof namespaces)[number]
