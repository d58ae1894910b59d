import type { Latchkit } from '../../../engine/latchkit.js'
import { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { createModuleChain } from '../transfer/createModuleChain.js'
import type { TransferChain } from '../transfer/TransferChain.js'
import { getTransferChain } from './getTransferChain.js'

/** Each is a chunk of its own, so that an app loads only the code of its namespaces. */
const loads: Readonly<Partial<Record<ChainNamespace, () => Promise<TransferChain>>>> = {
  solana: async () =>
    createModuleChain((await import('../solana-transfer/solanaTransfer.js')).solanaTransfer),
  bip122: async () =>
    createModuleChain((await import('../bitcoin-transfer/bitcoinTransfer.js')).bitcoinTransfer),
}

/** Whether sending is available in a namespace. */
export const canSendIn = (namespace: ChainNamespace): boolean => namespace === 'eip155' || namespace in loads

/**
 * Loads what sending knows about a namespace, and installs its review.
 *
 * @throws `MethodNotSupportedError` in a namespace without; another `Error` if its code cannot be loaded
 */
export async function loadTransferChain(kit: Latchkit, namespace: ChainNamespace): Promise<TransferChain> {
  const loaded = getTransferChain(kit.getState(), namespace)
  if (loaded) return loaded
  const load = loads[namespace]
  if (!load) throw new MethodNotSupportedError({ method: 'send', namespace })
  const chain = await load()
  kit.internal.install(chain.feature)
  kit.internal.send({ feature: 'send', namespace, event: { type: 'chainLoaded', chain } })
  return chain
}
