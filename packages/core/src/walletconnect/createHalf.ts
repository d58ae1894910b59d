import type { RelayContext } from '../kit/relay.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Remote } from './createRemote.js'
import type { Half } from './Half.js'
import { bitcoinHalf } from './halves/bitcoinHalf.js'
import { evmHalf } from './halves/evmHalf.js'
import { plainHalf } from './halves/plainHalf.js'
import { solanaHalf } from './halves/solanaHalf.js'

/** What a remote session can be asked in a namespace. */
export function createHalf(namespace: ChainNamespace, remote: Remote, context: RelayContext): Half {
  switch (namespace) {
    case 'eip155':
      return evmHalf(remote, context)
    case 'solana':
      return solanaHalf(remote, context)
    case 'bip122':
      return bitcoinHalf(remote, context)
    case 'polkadot':
    case 'cosmos':
      return plainHalf(namespace, remote)
  }
}
