import { parseBitcoinAddress } from '../../../chains/bitcoin/bitcoinAddress.js'
import { bitcoinNetworkOf } from '../../../chains/bitcoin/bitcoinChain.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { BitcoinTransferFacts } from '../../../ports/BitcoinMethods.js'
import type { ParsedRecipient, TransferModule } from '../transfer/TransferChain.js'
import type { RecipientFacts } from '../transfer/types.js'
import { isStillTrue, toBitcoinPlan } from './rules.js'
import type {} from './types.js'

/**
 * Sending on Bitcoin. The request names the outputs that are spent and the fee; the adapter builds exactly that, and compares it with
 * the request, then what the wallet signed with what was built. A wallet that only pays by itself selects them.
 */
export const bitcoinTransfer: TransferModule<BitcoinTransferFacts & RecipientFacts> = {
  name: 'bitcoinTransferReview',
  namespace: 'bip122',
  getReview: ({ bitcoinTransferReview: review }) => review,
  isIntent: ({ token }) => token === undefined,
  parseRecipient,
  read: ({ adapter, connectorId, network, intent, speed, signal }) =>
    adapter.bitcoin?.readTransfer?.({ connectorId, address: intent.from, network, signal }).then((facts) => {
      // Fails here if it is unknown how to spend from the address.
      toBitcoinPlan(intent, facts, speed)
      return facts
    }),
  toPlan: (intent, facts, speed) => {
    const { amount, fee, coins, problem } = toBitcoinPlan(intent, facts, speed)
    const exact = facts.isFeeExact ? { exact: { coins, fee } } : {}
    return { problem, write: { kind: 'bip122_sendTransfer', to: intent.to, amount, ...exact } }
  },
  isStillTrue,
  findMismatch: (write, { intent, speed }, facts) => {
    if (write.kind !== 'bip122_sendTransfer') return 'method'
    const { amount, fee } = toBitcoinPlan(intent, facts, speed)
    if (write.to !== intent.to) return 'recipient'
    if (write.amount !== amount) return 'amount'
    return write.exact?.fee === (facts.isFeeExact ? fee : undefined) ? undefined : 'fee'
  },
  toResult: (result) => (typeof result === 'string' ? result : undefined),
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
}

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
