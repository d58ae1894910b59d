import { isSolanaAddress } from '../../../chains/solana/solanaAddress.js'
import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import type { TransferModule } from '../transfer/TransferChain.js'
import type { RecipientFacts } from '../transfer/types.js'
import { isStillTrue, toSolanaPlan } from './rules.js'
import type {} from './types.js'

/**
 * Sending on Solana. The adapter builds the transaction when it is signed, because a blockhash expires after about a minute, and
 * compares it with this request; then what the wallet signed with what was built.
 */
export const solanaTransfer: TransferModule<SolanaTransferFacts & RecipientFacts> = {
  name: 'solanaTransferReview',
  namespace: 'solana',
  getReview: ({ solanaTransferReview: review }) => review,
  isIntent: ({ to, token }) => isSolanaAddress(to) && (token === undefined || isSolanaAddress(token)),
  parseRecipient: (text) => {
    const address = text.trim()
    if (address === '') return undefined
    return isSolanaAddress(address) ? { address } : { error: 'solana-format' }
  },
  read: ({ adapter, network, intent, speed, reviewed, signal }) => {
    const { from, to, token: mint } = intent
    // What would be signed is simulated: everything of the balance as it was reviewed.
    const amount = reviewed ? toSolanaPlan(intent, reviewed, speed).amount : intent.amount
    const transfer = { to, amount, ...(mint !== undefined && { mint }) }
    return adapter.solana?.readTransfer?.({ from, network, transfer, signal })
  },
  toPlan: (intent, facts, speed) => {
    const { problem, transfer } = toSolanaPlan(intent, facts, speed)
    return { problem, write: { kind: 'solana_transfer', transfer } }
  },
  isStillTrue,
  findMismatch: (write, { intent, speed }, facts) => {
    if (write.kind !== 'solana_transfer') return 'method'
    const { transfer } = write
    const { amount, fee } = toSolanaPlan(intent, facts, speed)
    const { priorityFeeMicroLamports = 0n, computeUnitLimit = 0 } = transfer
    if (transfer.to !== intent.to) return 'recipient'
    if (transfer.mint !== intent.token) return 'token'
    if (transfer.amount !== amount) return 'amount'
    const priorityFee = BigInt(computeUnitLimit) * priorityFeeMicroLamports
    return priorityFee > (fee - facts.baseFee) * 1_000_000n ? 'fee' : undefined
  },
  toResult: (result) => (typeof result === 'object' && 'signature' in result ? result.signature : undefined),
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
}
