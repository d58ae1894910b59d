import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { ReviewTypes } from '../review/types.js'
import { createReviewKind } from '../transfer/createModuleChain.js'
import type { TransferModule } from '../transfer/TransferChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { createPayChain, type PayChain } from './PayChain.js'
import { toSent, withLessReceived } from './payReviewRules.js'

/** Creates paying on Solana from what sending knows about it. */
export function createSolanaPayChain(module: TransferModule<SolanaTransferFacts>): PayChain {
  const kind = createReviewKind(module)
  const payKind: ReviewKind<AnyTransferIntent, SolanaTransferFacts, string> = {
    ...kind,
    name: 'solanaPayReview',
    view: 'pay-review',
    toPlan: (intent, facts, speed) =>
      withLessReceived(kind.toPlan(intent, facts, speed), intent, facts.token?.received),
    onSent: toSent,
  }
  return createPayChain(payKind, {
    getReview: (state) => state.solanaPayReview,
    toNumbers({ intent, facts, speed }) {
      const numbers = module.toNumbers(intent, facts, speed)
      const { fee, accountRent, isUnverified, problem } = withLessReceived(
        numbers,
        intent,
        facts.token?.received,
      )
      return {
        fee,
        isUnverified,
        ...(accountRent !== undefined && { accountRent }),
        ...(problem && { problem }),
      }
    },
    toIntent({ asset: { chainId, address: token }, recipient: to, amount }, from) {
      const intent = { chainId, from, to, amount, ...(token !== undefined && { token }) }
      return module.isIntent(intent) ? intent : undefined
    },
  })
}

declare module '../../../engine/types.js' {
  interface Features {
    solanaPayReview: ReviewTypes<AnyTransferIntent, SolanaTransferFacts, string>
  }
}
