import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { WriteIntent } from '../request/writes.js'
import { isEvmAddress, isHash, isTxid } from './shapes.js'
import type { TrackedTransaction } from './types.js'

/** Longer data is not kept. In hex digits, with `0x`. */
const dataMax = 2_050

/** Returns the id of a transaction; see `TrackedTransaction`. Signatures of Solana are in base58, which has both cases. */
export const toTransactionId = (chainId: CaipNetworkId, hash: string): string =>
  `${chainId}/${chainId.startsWith('solana:') ? hash : hash.toLowerCase()}`

/** Returns the transaction that a wallet has sent; `undefined` if the write sent none, or the result is no hash. */
export function toTrackedTransaction(
  write: { readonly address: string; readonly chainId: CaipNetworkId; readonly intent: WriteIntent },
  result: unknown,
  sentAt: number,
): TrackedTransaction | undefined {
  const { address: from, chainId, intent } = write
  const toCommon = (hash: string) =>
    ({
      id: toTransactionId(chainId, hash),
      chainId,
      sentAt,
      status: 'pending',
      ...('action' in intent && { action: intent.action }),
    }) as const
  switch (intent.kind) {
    case 'sendTransaction': {
      if (!isHash(result) || !isEvmAddress(from)) return undefined
      const { to, data = '0x', value = 0n, nonce } = intent.transaction
      return {
        ...toCommon(result),
        ...{ namespace: 'eip155', hash: result, from, value },
        ...(to !== undefined && { to }),
        ...(data.length <= dataMax && { data }),
        ...(nonce !== undefined && { nonce }),
      }
    }
    case 'solana_signAndSendTransaction': {
      const { lastValidBlockHeight } = intent
      if (typeof result !== 'string') return undefined
      return {
        ...toCommon(result),
        ...{ namespace: 'solana', hash: result, from },
        ...(lastValidBlockHeight !== undefined && { lastValidBlockHeight }),
      }
    }
    case 'solana_transfer': {
      const sent = result as Partial<{ signature: string; lastValidBlockHeight: bigint }> | undefined
      const { signature, lastValidBlockHeight } = sent ?? {}
      const { to, amount, mint } = intent.transfer
      if (typeof signature !== 'string') return undefined
      return {
        ...toCommon(signature),
        ...{ namespace: 'solana', hash: signature, from, to },
        ...(mint === undefined && { value: amount }),
        ...(lastValidBlockHeight !== undefined && { lastValidBlockHeight }),
      }
    }
    case 'bip122_sendTransfer': {
      if (!isTxid(result)) return undefined
      const { to, amount: value } = intent
      return { ...toCommon(result), namespace: 'bip122', hash: result, from, to, value }
    }
    default: {
      // A signed transaction that the wallet has sent: the only other result with an id.
      const txid = (result as Partial<{ txid: string }> | undefined)?.txid
      return chainId.startsWith('bip122:') && isTxid(txid)
        ? { ...toCommon(txid), namespace: 'bip122', hash: txid, from }
        : undefined
    }
  }
}
