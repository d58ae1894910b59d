import type { Hex } from '../../../foundation/encoding/hex.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showSent } from '../review/showSent.js'
import { toHash } from '../review/toHash.js'
import type { Review } from '../review/types.js'
import { readTransferFacts } from './readTransferFacts.js'
import { compareTransfer, isStillTrue, toPlan } from './rules.js'
import { sendViews } from './sendViews.js'
import type { TransferFacts, TransferIntent } from './types.js'

/** The review of a transfer on an EVM chain. */
export const transferReview: ReviewKind<TransferIntent, TransferFacts, Hex> = {
  name: 'transferReview',
  namespace: 'eip155',
  view: 'send-review',
  read,
  toPlan: (intent, facts, speed) => {
    const { problem, transaction } = toPlan(intent, facts, speed)
    return { problem, write: { kind: 'sendTransaction', transaction } }
  },
  isStillTrue,
  compare: (write, { intent, speed }, facts) => {
    if (write.kind !== 'sendTransaction') throw new TransactionMismatchError({ field: 'method' })
    const { amount } = toPlan(intent, facts, speed)
    compareTransfer(write.transaction, { ...intent, amount })
  },
  toResult: toHash,
  onSent: ({ id }, state) => showSent({ id, namespace: 'eip155' }, sendViews, state),
}

async function read({ intent }: Review<TransferIntent>, context: ReviewContext): Promise<TransferFacts> {
  const { config, adapterOf, getState, signal } = context
  const network = config.networkOf(intent.chainId)
  if (!network) throw new NetworkNotFoundError({ chainId: intent.chainId })
  const evm = adapterOf('eip155')?.evm
  if (!evm) throw new AdapterNotFoundError({ namespace: 'eip155' })
  const reading = readTransferFacts(evm.requestNetwork, { network, intent, signal })
  if (sessionOf(getState(), 'eip155')?.accounts[0].type !== 'smartAccount') return reading
  const asking = import('./isFeeSponsored.js').then(
    ({ isFeeSponsored }) => isFeeSponsored(intent.chainId, context, walletCapabilitiesWaitMs),
    // The fees are shown then.
    () => false,
  )
  const [facts, isSponsored] = await Promise.all([reading, asking])
  return { ...facts, isSponsored }
}
