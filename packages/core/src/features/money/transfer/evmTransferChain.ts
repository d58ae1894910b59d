import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { createTransferChain } from './createTransferChain.js'
import { parseRecipient } from './parseRecipient.js'
import { toPlan } from './rules.js'
import type { TransferChain } from './TransferChain.js'
import { transferReview } from './transferReview.js'
import type { AnyTransferIntent, TransferIntent } from './types.js'

/** Sending on EVM chains. */
export const evmTransferChain: TransferChain = createTransferChain(transferReview, {
  parseRecipient,
  getReview: ({ transferReview: review }) => review,
  toNumbers: (intent, facts, speed) => {
    const { amount, fee, problem } = toPlan(intent, facts, speed)
    const { received, rounding, isContract, isSponsored } = facts
    return {
      amount,
      fee,
      isContract,
      isUnverified: intent.token !== undefined && received === undefined,
      ...(received !== undefined && received !== amount && { received }),
      ...(rounding !== undefined && { rounding }),
      ...(isSponsored && { isSponsored }),
      ...(problem && { problem }),
    }
  },
  isIntent,
})

/** The contract of a token comes from the data API, in any case. */
function isIntent(intent: AnyTransferIntent): intent is TransferIntent {
  const { from, to, token } = intent
  return (
    isEvmAddress(from) && isEvmAddress(to) && (token === undefined || isEvmAddress(token, { strict: false }))
  )
}
