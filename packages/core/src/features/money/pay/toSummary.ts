import type { Config } from '../../../config/config.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { isPayErrorCode } from '../../../foundation/errors/pay.js'
import { toFailure } from '../../../foundation/errors/toFailure.js'
import type { Payment } from './types.js'
import type { PayFailure, PaySummary } from './view.js'

/** Returns what every view of a payment shows. */
export function toSummary({ asset, amount, recipient }: Payment, config: Config): PaySummary {
  const { chainId, symbol, name, decimals } = asset
  const network = config.networkOf(chainId)
  return {
    asset: { symbol, name, decimals },
    amount,
    recipient,
    network: { id: chainId, name: network?.name ?? chainId, image: config.chainImages[chainId] },
  }
}

/** Returns the part of an error that a view shows. */
export function toPayFailure(error: LatchkitError): PayFailure {
  return isPayErrorCode(error.code)
    ? { kind: 'pay', code: error.code }
    : { kind: 'other', failure: toFailure(error) }
}
