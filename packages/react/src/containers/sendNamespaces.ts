import type { ChainNamespace } from '@latchkit/core'

/** The namespaces whose accounts can send. */
export const sendNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'bip122']
