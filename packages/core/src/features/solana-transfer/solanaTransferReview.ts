import { AdapterNotFoundError, MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { SolanaTransferFacts } from '../../ports/SolanaMethods.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showSent } from '../review/showSent.js'
import type { Review } from '../review/types.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { isStillTrue, toSolanaPlan } from './rules.js'
import type {} from './types.js'

const namespace = 'solana'

/**
 * The review of a transfer on Solana. The adapter builds the transaction when it is signed, because a blockhash expires after about a
 * minute, and compares it with this request; then what the wallet signed with what was built.
 */
export const solanaTransferReview: ReviewKind<AnyTransferIntent, SolanaTransferFacts, string> = {
  name: 'solanaTransferReview',
  namespace,
  view: 'send-review',
  read,
  toPlan: (intent, facts, speed) => {
    const { problem, transfer } = toSolanaPlan(intent, facts, speed)
    return { problem, write: { kind: 'solana_transfer', transfer } }
  },
  isStillTrue,
  compare: (write, { intent, speed }, facts) => {
    const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
      if (!isSame) throw new TransactionMismatchError({ field })
    }
    if (write.kind !== 'solana_transfer') throw new TransactionMismatchError({ field: 'method' })
    const { transfer } = write
    const { amount, fee } = toSolanaPlan(intent, facts, speed)
    const { priorityFeeMicroLamports = 0n, computeUnitLimit = 0 } = transfer
    const priorityFee = BigInt(computeUnitLimit) * priorityFeeMicroLamports
    check(transfer.to === intent.to, 'recipient')
    check(transfer.mint === intent.token, 'token')
    check(transfer.amount === amount, 'amount')
    check(priorityFee <= (fee - facts.baseFee) * 1_000_000n, 'fee')
  },
  toResult: (result) => (typeof result === 'object' && 'signature' in result ? result.signature : undefined),
  onSent: ({ id }, state) => showSent({ id, namespace }, (view) => view.startsWith('send'), state),
}

function read(
  { intent, speed }: Review<AnyTransferIntent>,
  { config, adapterOf, signal }: ReviewContext,
  reviewed?: SolanaTransferFacts | undefined,
): Promise<SolanaTransferFacts> {
  const { chainId, from, to, token: mint } = intent
  const network = config.networkOf(chainId)
  if (!network) throw new NetworkNotFoundError({ chainId })
  const adapter = adapterOf(namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  const readTransfer = adapter.solana?.readTransfer
  if (!readTransfer) throw new MethodNotSupportedError({ method: 'readTransfer', namespace })
  // What would be signed is simulated: everything of the balance as it was reviewed.
  const amount = reviewed ? toSolanaPlan(intent, reviewed, speed).amount : intent.amount
  return readTransfer({
    from,
    network,
    transfer: { to, amount, ...(mint !== undefined && { mint }) },
    signal,
  })
}
