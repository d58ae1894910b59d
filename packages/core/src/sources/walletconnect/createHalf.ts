import type { RelayContext } from '../../engine/relay.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { Remote } from './createRemote.js'
import type { Half } from './Half.js'

/** Loads the methods of a remote session in a namespace; the code of other namespaces is not loaded. */
export async function createHalf(
  namespace: ChainNamespace,
  remote: Remote,
  context: RelayContext,
): Promise<Half> {
  switch (namespace) {
    case 'eip155':
      return (await import('./halves/evmHalf.js')).evmHalf(remote, context)
    case 'solana':
      return (await import('./halves/solanaHalf.js')).solanaHalf(remote, context)
    case 'bip122':
      return (await import('./halves/bitcoinHalf.js')).bitcoinHalf(remote, context)
    case 'polkadot':
    case 'cosmos':
      return (await import('./halves/plainHalf.js')).plainHalf(namespace, remote)
  }
}
