import { type BitcoinAddress, parseBitcoinAddress } from '../../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../../chains/bitcoin/bitcoinChain.js'
import { planPayment } from '../../../chains/bitcoin/planPayment.js'
import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { BitcoinCoin, BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import type { TransferProblem } from '../transfer/TransferChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'

/** A payment as it would be signed. Amounts in sats. */
export type BitcoinPlan = {
  readonly amount: bigint
  readonly fee: bigint
  readonly coins: readonly BitcoinCoin[]
  readonly problem?: TransferProblem | undefined
}

/**
 * Returns the payment as it would be signed at that speed.
 *
 * @throws `TypeError` for an address of another network; `InvalidTransactionError` if it is unknown how to spend from the address
 */
export function toBitcoinPlan(
  { chainId, from, to, amount }: AnyTransferIntent,
  { coins, feeRates, isFeeExact }: BitcoinTransferFacts,
  speed: FeeSpeed,
): BitcoinPlan {
  const plan = planPayment({
    from: parseAddressField(from, 'from', chainId),
    to: parseAddressField(to, 'to', chainId),
    amount,
    utxos: coins,
    feeRate: feeRates[speed],
  })
  // The amount would have to leave the fee that the wallet selects, which is not known.
  const problem = plan.problem ?? (amount === 'max' && !isFeeExact ? 'wallet-sets-fee' : undefined)
  return { amount: plan.amount, fee: plan.fee, coins: plan.coins, ...(problem && { problem }) }
}

function parseAddressField(address: string, field: string, chainId: CaipNetworkId): BitcoinAddress {
  const parsed = parseBitcoinAddress(address, bitcoinNetworkOf(chainId))
  if (parsed) return parsed
  throw new TypeError(`"${field}" must be an address of ${chainId}, got "${address}"`)
}

/** Whether a payment that was reviewed with some facts can be sent unchanged now that others are true. */
export function isStillTrue(
  { intent, speed }: { readonly intent: AnyTransferIntent; readonly speed: FeeSpeed },
  reviewed: BitcoinTransferFacts,
  now: BitcoinTransferFacts,
): boolean {
  const { coins, amount } = toBitcoinPlan(intent, reviewed, speed)
  if (now.isFeeExact !== reviewed.isFeeExact) return false
  if (!now.isFeeExact) return toBitcoinPlan({ ...intent, amount }, now, speed).problem === undefined
  const toKey = ({ txid, vout, value }: BitcoinCoin) => `${txid}:${vout}:${value}`
  const unspent = new Set(now.coins.map(toKey))
  // With a lower rate than the slowest one it would stay pending.
  return coins.every((coin) => unspent.has(toKey(coin))) && reviewed.feeRates[speed] >= now.feeRates.slow
}
