import type { SourceContext } from '../../../engine/source.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ClientSession } from './ClientSession.js'
import type { NamespaceClient } from './NamespaceClient.js'

/** Loads the client of a namespace. The code of other namespaces is not loaded. */
export async function loadNamespaceClient(
  namespace: ChainNamespace,
  remote: ClientSession,
  context: SourceContext,
): Promise<NamespaceClient> {
  switch (namespace) {
    case 'eip155':
      return (await import('./createEvmClient.js')).createEvmClient(remote, context)
    case 'solana':
      return (await import('./createSolanaClient.js')).createSolanaClient(remote, context)
    case 'bip122':
      return (await import('./createBitcoinClient.js')).createBitcoinClient(remote, context)
    case 'polkadot':
    case 'cosmos':
      return (await import('./createNamespaceClient.js')).createNamespaceClient(namespace, remote)
  }
}
