/**
 * Names of networks that clients send although the options of a provider have others: the ids and names of Coinbase, which
 * AppKit uses for all providers.
 */
const chainIds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'eip155:1': ['ethereum', 'ethereum mainnet', 'mainnet', 'eth'],
    'eip155:10': ['optimism', 'op mainnet'],
    'eip155:56': ['bnb-chain', 'bnb smart chain', 'bsc'],
    'eip155:137': ['polygon', 'polygon pos', 'matic'],
    'eip155:8453': ['base'],
    'eip155:42161': ['arbitrum', 'arbitrum one'],
    'eip155:42220': ['celo'],
    'eip155:43114': ['avalanche-c-chain', 'avalanche'],
    'eip155:80094': ['berachain'],
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['solana', 'solana-mainnet'],
  }).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
)

/** Returns the CAIP-2 id of a network by a common name; `undefined` for another name. */
export function toKnownChainId(name: string): string | undefined {
  return chainIds.get(name.trim().toLowerCase())
}
