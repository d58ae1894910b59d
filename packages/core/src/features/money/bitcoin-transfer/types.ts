import type { BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import type { ReviewTypes } from '../review/types.js'
import type { AnyTransferIntent, RecipientFacts } from '../transfer/types.js'

declare module '../../../engine/types.js' {
  interface Features {
    bitcoinTransferReview: ReviewTypes<AnyTransferIntent, BitcoinTransferFacts & RecipientFacts, string>
  }
}
