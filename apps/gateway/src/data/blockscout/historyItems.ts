import * as z from 'zod/mini'
import type { ItemPage } from '../history/paging/createItemStream.js'
import { toPageParams } from '../history/paging/pageState.js'
import { SourceError } from '../sources/BalanceSource.js'
import { addressSchema, amountSchema, countSchema, tokenSchema } from './fields.js'

const hashSchema = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{64}$/i)),
  z.transform((text) => text.toLowerCase()),
)

/** A time in ISO 8601, in ms since 1970. */
const timeSchema = z.pipe(
  z.iso.datetime(),
  z.transform((text) => Date.parse(text)),
)

const accountSchema = z.object({ hash: addressSchema })

/** Maximum characters of the input of a transaction; only the selector of its function is used. */
const maxInputCharacters = 10

/** A transaction of `/transactions` that is in no block yet. */
export const pendingSchema = z.object({
  hash: hashSchema,
  block_number: z.nullish(z.null()),
  block: z.nullish(z.null()),
})

/** A transaction of `/transactions`. The number of the block was in the field `block` in early versions. */
export const transactionSchema = z.pipe(
  z.object({
    hash: hashSchema,
    block_number: z.nullish(countSchema),
    block: z.nullish(countSchema),
    position: countSchema,
    timestamp: timeSchema,
    from: accountSchema,
    to: z.nullish(accountSchema),
    created_contract: z.nullish(accountSchema),
    value: amountSchema,
    nonce: countSchema,
    status: z.enum(['ok', 'error']),
    raw_input: z.pipe(
      z.nullish(z.string().check(z.regex(/^0x/))),
      z.transform((text) => (text ?? '0x').slice(0, maxInputCharacters)),
    ),
  }),
  z.transform((fields, context) => {
    const { block, block_number = block, from, to, created_contract, raw_input, ...rest } = fields
    const blockNumber = block_number ?? undefined
    if (blockNumber === undefined) {
      context.issues.push({ code: 'custom', message: 'must have a block', input: fields })
      return z.NEVER
    }
    return {
      ...{ ...rest, blockNumber, input: raw_input, from: from.hash },
      ...{ to: to?.hash ?? null, createdContract: created_contract?.hash },
    }
  }),
)

/** A transaction. */
export type BlockscoutTransaction = z.output<typeof transactionSchema>

/** A transfer of `/token-transfers` of which the instance has not read the token or the amount yet. */
export const unreadTransferSchema = z.union([
  z.object({ log_index: countSchema, token: z.null() }),
  z.object({ log_index: countSchema, total: z.null() }),
])

/** A transfer of `/token-transfers`. The name of the field with the hash depends on the version. */
export const transferSchema = z.pipe(
  z.object({
    transaction_hash: z.optional(hashSchema),
    tx_hash: z.optional(hashSchema),
    block_number: countSchema,
    log_index: countSchema,
    timestamp: timeSchema,
    from: accountSchema,
    to: accountSchema,
    token: tokenSchema,
    total: z.object({
      value: z.nullish(amountSchema),
      token_id: z.nullish(amountSchema),
    }),
  }),
  z.transform((fields, context) => {
    const { transaction_hash, tx_hash, block_number: blockNumber, log_index: logIndex } = fields
    const hash = transaction_hash ?? tx_hash
    if (hash === undefined) {
      context.issues.push({ code: 'custom', message: 'must have a hash', input: fields })
      return z.NEVER
    }
    const { timestamp, token, total, from, to } = fields
    return {
      ...{ hash, blockNumber, logIndex, timestamp, token, from: from.hash, to: to.hash },
      ...{ value: total.value ?? undefined, tokenId: total.token_id ?? undefined },
    }
  }),
)

/** A transfer of a token. */
export type BlockscoutTransfer = z.output<typeof transferSchema>

const pageSchema = z.object({ items: z.array(z.unknown()), next_page_params: z.nullish(z.unknown()) })

/**
 * Parses a page of a list.
 *
 * @param value Untrusted JSON; `undefined` if the instance does not know the account.
 * @throws SourceError if it is no page.
 */
export function parsePage(value: unknown): ItemPage {
  if (value === undefined) return { items: [], next: null }
  const result = pageSchema.safeParse(value)
  if (!result.success) throw new SourceError('the service answers without a list of items')
  const { items, next_page_params } = result.data
  return { items, next: next_page_params == null ? null : toPageParams(next_page_params) }
}
