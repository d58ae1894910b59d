import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import { solanaGenesisHash } from '@latchkit/test/source/solana/cluster'
import * as z from 'zod/mini'
import { blockhashWindow } from '../createBlocks.js'
import { parseParams, wholeNumber } from '../params.js'
import type { NodeContext, NodeMethod } from './method.js'

const options = z.optional(z.nullable(z.looseObject({ minContextSlot: z.nullish(wholeNumber) })))
const slotsInEpoch = 432_000

/** Methods that read the position of the cluster. Every block is final at once. */
export const slotMethods: Readonly<Record<string, NodeMethod>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'feature-set': 0, 'solana-core': '2.2.0' }),
  getGenesisHash: () => solanaGenesisHash,
  getSlot(context, params) {
    const [given] = parseParams(z.tuple([options]), params)
    return atSlot(context, given, null).context.slot
  },
  getBlockHeight({ ledger }) {
    return ledger.blocks.latest().height
  },
  getEpochInfo({ ledger }) {
    const { slot, height } = ledger.blocks.latest()
    return {
      absoluteSlot: slot,
      blockHeight: height,
      epoch: Math.floor(slot / slotsInEpoch),
      slotIndex: slot % slotsInEpoch,
      slotsInEpoch,
      transactionCount: ledger.size(),
    }
  },
  getLatestBlockhash(context, params) {
    const [given] = parseParams(z.tuple([options]), params)
    const { blockhash, height } = context.ledger.blocks.latest()
    return atSlot(context, given, { blockhash, lastValidBlockHeight: height + blockhashWindow })
  },
  isBlockhashValid(context, params) {
    const [blockhash, given] = parseParams(z.tuple([z.string(), options]), params)
    return atSlot(context, given, context.ledger.blocks.accepts(blockhash))
  },
  getBlockTime({ ledger }, params) {
    const [slot] = parseParams(z.tuple([wholeNumber]), params)
    return ledger.blocks.at(slot)?.time ?? null
  },
  getRecentPrioritizationFees({ ledger }) {
    return [{ slot: ledger.blocks.latest().slot, prioritizationFee: 0 }]
  },
  devnet_advance({ ledger }, params) {
    const [count] = parseParams(z.tuple([wholeNumber.check(z.minimum(1), z.maximum(100_000))]), params)
    ledger.advance(count)
    return ledger.blocks.latest().height
  },
  devnet_setDropping({ setDropping }, params) {
    const [dropping] = parseParams(z.tuple([z.boolean()]), params)
    setDropping(dropping)
    return null
  },
}

/**
 * Wraps a value in a response with its slot, as nodes do.
 *
 * @throws ProviderRpcError -32016 if the requested slot is not reached yet.
 */
export function atSlot<value>(
  { ledger }: NodeContext,
  options: { readonly minContextSlot?: number | null | undefined } | null | undefined,
  value: value,
): { readonly context: { readonly slot: number; readonly apiVersion: string }; readonly value: value } {
  const { slot } = ledger.blocks.latest()
  if ((options?.minContextSlot ?? 0) > slot)
    throw new ProviderRpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: slot })
  return { context: { slot, apiVersion: '2.2.0' }, value }
}
