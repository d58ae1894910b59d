import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** The namespaces whose NFTs the data API has. */
export const nftNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
