import type { Hex } from '../../../foundation/encoding/hex.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import { walletCapabilitiesWaitMs } from '../../../foundation/limits.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import type { SentAction } from '../../wallet/request/SentAction.js'
import { toAmountText } from '../amount/parseAmount.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showResult } from '../review/showResult.js'
import { toHash } from '../review/toHash.js'
import type { Review } from '../review/types.js'
import { readTransferFacts } from './readTransferFacts.js'
import { compareTransfer, isStillTrue, toPlan } from './rules.js'
import { sendFlow } from './sendViews.js'
import type { TransferAsset, TransferFacts, TransferIntent } from './types.js'

/** The review of a transfer on an EVM chain. */
export const transferReview: ReviewKind<TransferIntent, TransferFacts, Hex> = {
  name: 'transferReview',
  namespace: 'eip155',
  view: 'send-review',
  read: readTransferReview,
  toPlan: (intent, facts, speed) => {
    const { problem, transaction, amount } = toPlan(intent, facts, speed)
    const action = intent.asset && toSendAction(intent.asset, amount)
    return { problem, write: { kind: 'sendTransaction', transaction, ...(action && { action }) } }
  },
  isStillTrue,
  compare: (write, { intent, speed }, facts) => {
    if (write.kind !== 'sendTransaction') throw new TransactionMismatchError({ field: 'method' })
    const { amount } = toPlan(intent, facts, speed)
    compareTransfer(write.transaction, { ...intent, amount })
  },
  toResult: toHash,
  onSent: ({ id }, state) => showResult({ id, namespace: 'eip155' }, sendFlow, state),
}

async function readTransferReview(
  { intent }: Review<TransferIntent>,
  context: ReviewContext,
): Promise<TransferFacts> {
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

/** Returns what a transfer of a token does, which its data does not tell. */
function toSendAction({ decimals, ...asset }: TransferAsset, amount: bigint): SentAction {
  const transfer = {
    ...asset,
    direction: 'out',
    amount: toAmountText(amount, decimals),
    isSpam: false,
  } as const
  return { operation: 'send', transfers: [transfer] }
}
