import { parseBitcoinAddress } from '../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../chains/bitcoin/bitcoinChain.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { createTransferChain } from '../transfer/createTransferChain.js'
import type { ParsedRecipient, TransferChain } from '../transfer/TransferChain.js'
import type { AnyTransferIntent } from '../transfer/types.js'
import { bitcoinTransferReview } from './bitcoinTransferReview.js'
import { toBitcoinPlan } from './rules.js'

/** Sending on Bitcoin. */
export const bitcoinTransferChain: TransferChain = createTransferChain(bitcoinTransferReview, {
  parseRecipient,
  getReview: ({ bitcoinTransferReview: review }) => review,
  toNumbers: (intent, facts, speed) => {
    const { amount, fee, problem } = toBitcoinPlan(intent, facts, speed)
    return {
      amount,
      fee,
      isContract: false,
      isUnverified: false,
      ...(!facts.isFeeExact && { isFeeEstimate: true }),
      ...(problem && { problem }),
    }
  },
  isIntent: (intent): intent is AnyTransferIntent => intent.token === undefined,
})

/** Parses an address of the network: base58 (p2pkh, p2sh), bech32 (p2wpkh, p2wsh) or bech32m (p2tr). */
function parseRecipient(text: string, chainId: CaipNetworkId): ParsedRecipient | undefined {
  const address = text.trim()
  if (address === '') return undefined
  const parsed = parseBitcoinAddress(address, bitcoinNetworkOf(chainId))
  if (parsed) return parsed.kind === 'unknown' ? { error: 'unknown-version' } : { address }
  const isOther = (['mainnet', 'testnet', 'regtest'] as const).some((other) =>
    parseBitcoinAddress(address, other),
  )
  return { error: isOther ? 'other-network' : 'bitcoin-format' }
}
