import * as z from 'zod/mini'

/** The number of the block of transactions in the mempool, which are newer than those in blocks. */
export const pendingBlock = 0xffff_ffff

/** The id of a transaction. It becomes a part of a URL. */
export const transactionId: z.ZodMiniString<string> = z.string().check(z.regex(/^[\da-f]{64}$/))

/** All coins are 2.1 * 10^15 satoshis. */
const satoshis = z.int().check(z.gte(0))
/** Outputs without an address, such as data (OP_RETURN), have none. */
const outputSchema = z.object({ scriptpubkey_address: z.optional(z.string()), value: satoshis })
const time = z.int().check(z.gte(0), z.lt(pendingBlock))
const transactionSchema = z.object({
  txid: transactionId,
  vin: z.array(z.object({ prevout: z.nullish(outputSchema) })),
  vout: z.array(outputSchema),
  status: z.union([
    z.object({ confirmed: z.literal(true), block_height: time, block_time: time }),
    z.object({ confirmed: z.literal(false) }),
  ]),
})

/** An output, or the output that an input spends. `address` is absent if its script has none. */
export type EsploraOutput = { readonly address: string | undefined; readonly amount: bigint }

/** A transaction of an Esplora server. */
export type EsploraTransaction = {
  readonly id: string
  /** Without the inputs of a coinbase transaction, which spend nothing. */
  readonly inputs: readonly EsploraOutput[]
  readonly outputs: readonly EsploraOutput[]
  /** `pendingBlock` in the mempool. */
  readonly blockNumber: number
  /** In seconds since 1970; `undefined` in the mempool. */
  readonly blockTime: number | undefined
}

/** Parses a transaction, which is untrusted. Returns `undefined` for an invalid one. */
export function parseTransaction(value: unknown): EsploraTransaction | undefined {
  const { data } = transactionSchema.safeParse(value)
  if (!data) return undefined
  const { txid: id, vin, vout, status } = data
  return {
    id,
    inputs: vin.flatMap(({ prevout }) => (prevout ? [toOutput(prevout)] : [])),
    outputs: vout.map(toOutput),
    blockNumber: status.confirmed ? status.block_height : pendingBlock,
    blockTime: status.confirmed ? status.block_time : undefined,
  }
}

function toOutput({ scriptpubkey_address, value }: z.infer<typeof outputSchema>): EsploraOutput {
  return { address: scriptpubkey_address, amount: BigInt(value) }
}
