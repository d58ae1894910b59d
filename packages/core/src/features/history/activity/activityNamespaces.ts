import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** The namespaces whose transactions the data API has. */
export const activityNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']
