import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { lookUpTransaction } from './lookUpTransaction.js'
import type { StartModules } from './startModules.js'
import { readTransactions, writeTransaction } from './storedTransactions.js'
import type { TransactionLook, TransactionsEffect, TransactionsEvent } from './types.js'

type Context = Pick<KitContext, 'storage' | 'config' | 'clock' | 'adapterOf'>

/** Creates the effects, which read and write the storage and ask the network, never the wallet. */
export const createEffects = (
  modules: StartModules,
): Effects<TransactionsEffect, TransactionsEvent, Context> => ({
  readTransactions(_, { storage, clock }) {
    const transactions = storage ? readTransactions(storage, modules) : []
    return { type: 'loaded', transactions, at: clock.now() }
  },
  storeTransaction({ transaction }, { storage }) {
    if (storage) writeTransaction(storage, transaction, modules)
    return undefined
  },
  async look({ transaction, conclusion }, { config, clock, adapterOf, signal }) {
    const { id, chainId, namespace } = transaction
    const network = config.networkOf(chainId)
    let look: TransactionLook = { status: 'unreachable' }
    try {
      if (network)
        look = await lookUpTransaction(adapterOf(namespace), { transaction, network, conclusion, signal })
    } catch {
      // The network is asked again: an error says nothing about the transaction.
    }
    const isHidden = modules.isPageHidden()
    return { type: 'looked', id, look, at: clock.now(), ...(isHidden && { isHidden }) }
  },
})
