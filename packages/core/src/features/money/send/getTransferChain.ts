import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { evmTransferChain } from '../transfer/evmTransferChain.js'
import type { TransferChain } from '../transfer/TransferChain.js'

/** Returns what sending knows about a namespace; `undefined` if it is not loaded yet. */
export const getTransferChain = (
  { send }: Pick<KitState, 'send'>,
  namespace: ChainNamespace,
): TransferChain | undefined => (namespace === 'eip155' ? evmTransferChain : send?.[namespace]?.chain)
