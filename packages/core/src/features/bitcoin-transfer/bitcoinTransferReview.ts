import { AdapterNotFoundError, MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../foundation/errors/transaction.js'
import type { BitcoinTransferFacts } from '../../ports/BitcoinMethods.js'
import { sessionOf } from '../connection/rules.js'
import type { ReviewContext, ReviewKind } from '../review/ReviewKind.js'
import { showSent } from '../review/showSent.js'
import type { Review } from '../review/types.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { isStillTrue, toBitcoinPlan } from './rules.js'
import type {} from './types.js'

const namespace = 'bip122'

/**
 * The review of a Bitcoin payment. It names the outputs that are spent and the fee; the adapter builds exactly that, and compares it
 * with this request, then what the wallet signed with what was built. A wallet that only pays by itself selects them.
 */
export const bitcoinTransferReview: ReviewKind<AnyTransferIntent, BitcoinTransferFacts, string> = {
  name: 'bitcoinTransferReview',
  namespace,
  view: 'send-review',
  read,
  toPlan: (intent, facts, speed) => {
    const { amount, fee, coins, problem } = toBitcoinPlan(intent, facts, speed)
    const exact = facts.isFeeExact ? { exact: { coins, fee } } : {}
    return { problem, write: { kind: 'bip122_sendTransfer', to: intent.to, amount, ...exact } }
  },
  isStillTrue,
  compare: (write, { intent, speed }, facts) => {
    const check = (isSame: boolean, field: TransactionMismatchError['field']) => {
      if (!isSame) throw new TransactionMismatchError({ field })
    }
    if (write.kind !== 'bip122_sendTransfer') throw new TransactionMismatchError({ field: 'method' })
    const { amount, fee } = toBitcoinPlan(intent, facts, speed)
    const { to, exact } = write
    check(to === intent.to, 'recipient')
    check(write.amount === amount, 'amount')
    check(exact?.fee === (facts.isFeeExact ? fee : undefined), 'fee')
  },
  toResult: (result) => (typeof result === 'string' ? result : undefined),
  onSent: ({ id }, state) => showSent({ id, namespace }, (view) => view.startsWith('send'), state),
}

async function read(
  { intent, speed }: Review<AnyTransferIntent>,
  { config, adapterOf, getState, signal }: ReviewContext,
): Promise<BitcoinTransferFacts> {
  const { chainId, from } = intent
  const network = config.networkOf(chainId)
  if (!network) throw new NetworkNotFoundError({ chainId })
  const adapter = adapterOf(namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  const readTransfer = adapter.bitcoin?.readTransfer
  if (!readTransfer) throw new MethodNotSupportedError({ method: 'readTransfer', namespace })
  const connectorId = sessionOf(getState(), namespace)?.connectorId ?? ''
  const facts = await readTransfer({ connectorId, address: from, network, signal })
  // Fails here if it is unknown how to spend from the address.
  toBitcoinPlan(intent, facts, speed)
  return facts
}
