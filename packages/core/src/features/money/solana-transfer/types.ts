import type { SolanaTransferFacts } from '../../../ports/SolanaMethods.js'
import type { ReviewTypes } from '../review/types.js'
import type { AnyTransferIntent, RecipientFacts } from '../transfer/types.js'

declare module '../../../engine/types.js' {
  interface Features {
    solanaTransferReview: ReviewTypes<AnyTransferIntent, SolanaTransferFacts & RecipientFacts, string>
  }
}
