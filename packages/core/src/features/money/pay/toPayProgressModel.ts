import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { toExplorerUrl } from '../../../foundation/schema/toExplorerUrl.js'
import { canChooseAgain } from './machine.js'
import { toPayFailure, toSummary } from './toSummary.js'
import type { PayProgressModel } from './view.js'

/**
 * Returns what becomes of the payment, ready to show: at an exchange, on the chain, and its result.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPayProgressModel } from '@latchkit/core/views/pay'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toPayProgressModel(kit.getState(), kit.config)
 * ```
 */
export function toPayProgressModel(
  state: Pick<KitState, 'pay'> & Partial<Pick<KitState, 'portfolio'>>,
  config: Config,
): PayProgressModel {
  const { pay } = state
  if (!pay || pay.status === 'idle') return { status: 'none' }
  const summary = toSummary(pay.payment, config, state)
  switch (pay.status) {
    case 'in-progress': {
      const { exchange, url } = pay.session
      const { openInNewTab } = pay.payment
      return {
        ...{ status: 'exchange', exchange, url, openInNewTab, isUnknown: pay.isUnknown },
        canChooseAgain: canChooseAgain(pay),
        ...summary,
      }
    }
    case 'confirming':
      return { status: 'confirming', ...summary }
    case 'completed': {
      const { result, at, payment } = pay
      const explorer = config.networkOf(payment.asset.chainId)?.blockExplorers?.default.url
      const url = result.txHash && toExplorerUrl(explorer, ['tx', result.txHash])
      return { status: 'completed', result, at, ...(url && { explorerUrl: url.href }), ...summary }
    }
    case 'failed':
      return { status: 'failed', failure: toPayFailure(pay.error), ...summary }
    default:
      return { status: 'none' }
  }
}
