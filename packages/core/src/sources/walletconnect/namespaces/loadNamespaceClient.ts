import type { RelayContext } from '../../../engine/relay.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Remote } from '../session/createRemote.js'
import type { Half } from './NamespaceClient.js'

/** Loads the methods of a remote session in a namespace; the code of other namespaces is not loaded. */
export async function createHalf(
  namespace: ChainNamespace,
  remote: Remote,
  context: RelayContext,
): Promise<Half> {
  switch (namespace) {
    case 'eip155':
      return (await import('./createEvmClient.js')).evmHalf(remote, context)
    case 'solana':
      return (await import('./createSolanaClient.js')).solanaHalf(remote, context)
    case 'bip122':
      return (await import('./createBitcoinClient.js')).bitcoinHalf(remote, context)
    case 'polkadot':
    case 'cosmos':
      return (await import('./createNamespaceClient.js')).plainHalf(namespace, remote)
  }
}
