import { AdapterNotFoundError, MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import { showResult } from '../review/showResult.js'
import { createTransferChain } from './createTransferChain.js'
import { sendFlow } from './sendViews.js'
import type { TransferChain, TransferModule } from './TransferChain.js'
import type { AnyTransferIntent, RecipientFacts } from './types.js'

/** Creates what sending knows about a namespace from its module. */
export function createModuleChain<Facts extends RecipientFacts>(
  module: TransferModule<Facts>,
): TransferChain {
  return createTransferChain(createReviewKind(module), {
    parseRecipient: module.parseRecipient,
    getReview: module.getReview,
    toNumbers: module.toNumbers,
    isIntent: (intent): intent is AnyTransferIntent => module.isIntent(intent),
  })
}

/** Creates the kind of review of a module. */
export function createReviewKind<Facts>(
  module: TransferModule<Facts>,
): ReviewKind<AnyTransferIntent, Facts, string> {
  const { name, namespace, toPlan, isStillTrue, toResult, findMismatch } = module
  return {
    name,
    namespace,
    view: 'send-review',
    async read({ intent, speed }, { config, adapterOf, getState, signal }, reviewed) {
      const { chainId } = intent
      const network = config.networkOf(chainId)
      if (!network) throw new NetworkNotFoundError({ chainId })
      const adapter = adapterOf(namespace)
      if (!adapter) throw new AdapterNotFoundError({ namespace })
      const connectorId = sessionOf(getState(), namespace)?.connectorId ?? ''
      const facts = module.read({ adapter, connectorId, network, intent, speed, reviewed, signal })
      if (!facts) throw new MethodNotSupportedError({ method: 'readTransfer', namespace })
      return facts
    },
    toPlan,
    isStillTrue,
    compare: (write, review, facts) => {
      const field = findMismatch(write, review, facts)
      if (field) throw new TransactionMismatchError({ field })
    },
    toResult,
    onSent: ({ id }, state) => showResult({ id, namespace }, sendFlow, state),
  }
}
