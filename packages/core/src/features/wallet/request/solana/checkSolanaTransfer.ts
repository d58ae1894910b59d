import { checkSolanaAddress } from '../../../../chains/solana/checkSolanaAddress.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import type { Network } from '../../../../foundation/schema/network.js'
import type { SolanaTransfer } from '../../../../ports/SolanaMethods.js'
import { checkAmount } from '../checkAmount.js'

/** Lamports and token amounts are unsigned 64-bit numbers on Solana. */
const maxUint64 = 2n ** 64n - 1n
/** The maximum of compute units of a transaction on Solana. */
const maxComputeUnits = 1_400_000

/**
 * Validates a transfer on that network.
 *
 * @throws `InvalidAddressError`, `InvalidAmountError` or `InvalidParameterError` naming the field.
 */
export function checkSolanaTransfer(transfer: SolanaTransfer, network: Network): void {
  const {
    to,
    amount,
    mint,
    priorityFeeMicroLamports: fee,
    computeUnitLimit: limit,
    tokenFee,
    ...others
  } = transfer
  const [unknown] = Object.keys(others)
  // Dropping an unknown field would send a different transfer from the one that was requested.
  if (unknown !== undefined)
    throw new InvalidParameterError({ field: unknown, reason: 'there is no such parameter' })
  const unit = mint === undefined ? 'lamports' : 'base units of the token'
  checkAmount(amount, { field: 'amount', unit, max: maxUint64 })
  if (fee !== undefined && fee !== 0n) {
    const field = 'priorityFeeMicroLamports'
    checkAmount(fee, { field, unit: 'micro-lamports for each compute unit', max: maxUint64 })
  }
  if (tokenFee !== undefined && tokenFee !== 0n)
    checkAmount(tokenFee, { field: 'tokenFee', unit: 'base units of the token', max: maxUint64 })
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= maxComputeUnits)) {
    const reason = `it is a whole number from 1 to ${maxComputeUnits}`
    throw new InvalidParameterError({ field: 'computeUnitLimit', reason })
  }
  checkSolanaAddress(to, 'to', network)
  if (mint !== undefined) checkSolanaAddress(mint, 'mint', network)
}
