import type { TransactionTransfer } from '../../../ports/DataApi.js'
import { toAmountText } from '../amount/parseAmount.js'

/** Token of an amount. Texts are untrusted. */
type Asset = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly icon?: string | undefined
  /** Absent for the native token. */
  readonly address?: string | undefined
}

/** Returns what an account gives or gets, as its activity shows it. */
export const toTransferOf = (
  { name, symbol, decimals, icon, address }: Asset,
  units: bigint,
  direction: 'in' | 'out',
): TransactionTransfer => ({
  kind: 'token',
  ...{ name, symbol, direction, amount: toAmountText(units, decimals), isSpam: false },
  ...(icon !== undefined && { icon }),
  ...(address === undefined && { isNative: true }),
})
