import type { SentAction } from '../../wallet/request/SentAction.js'
import { toTransferOf } from '../review/toTransferOf.js'
import type { SwapOrder } from './SwapChain.js'
import type { SwapFacts } from './types.js'

/** Returns what a swap does, as it was reviewed. The result of the network takes its place. */
export const toSwapAction = (
  { sell, buy }: Pick<SwapOrder, 'sell' | 'buy'>,
  { fromAmount, toAmount }: Pick<SwapFacts, 'fromAmount' | 'toAmount'>,
): SentAction => ({
  operation: 'trade',
  transfers: [toTransferOf(buy, toAmount, 'in'), toTransferOf(sell, fromAmount, 'out')],
})
