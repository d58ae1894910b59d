import { isSolanaAddress } from '../../chains/solana/solanaAddress.js'
import { createTransferChain } from '../transfer/createTransferChain.js'
import type { TransferChain } from '../transfer/TransferChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { toSolanaPlan } from './rules.js'
import { solanaTransferReview } from './solanaTransferReview.js'

/** Sending on Solana. */
export const solanaTransferChain: TransferChain = createTransferChain(solanaTransferReview, {
  parseRecipient: (text) => {
    const address = text.trim()
    if (address === '') return undefined
    return isSolanaAddress(address) ? { address } : { error: 'solana-format' }
  },
  getReview: ({ solanaTransferReview: review }) => review,
  toNumbers: (intent, facts, speed) => {
    const { amount, fee, accountRent, problem } = toSolanaPlan(intent, facts, speed)
    const received = facts.token?.received
    return {
      amount,
      fee,
      isContract: facts.isContract,
      isUnverified: false,
      ...(accountRent > 0n && { accountRent }),
      ...(received !== undefined && received !== amount && { received }),
      ...(problem && { problem }),
    }
  },
  isIntent: (intent): intent is AnyTransferIntent =>
    isSolanaAddress(intent.to) && (intent.token === undefined || isSolanaAddress(intent.token)),
})
