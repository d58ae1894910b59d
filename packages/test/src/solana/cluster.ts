/** Base58 hash of the local cluster's genesis block; the same at every start. */
export const solanaGenesisHash = '7kMnb5pz6QBbwNoJSNeDf1JZJKxBZXXZ7XDzduPBFB1y'

/**
 * CAIP-2 id of the local Solana cluster: the first 32 characters of its genesis hash.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export const solanaCaipNetworkId: `solana:${string}` = `solana:${solanaGenesisHash.slice(0, 32)}`

/** The Wallet Standard's name of a local cluster. */
export const solanaStandardChain = 'solana:localnet'
