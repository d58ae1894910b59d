import * as z from 'zod/mini'
import type { UnavailablePart } from '../unavailable/unavailableSchema.js'

/** A token or NFT that a transaction moved to or from the account. */
export type HistoryTransfer = {
  /** The fungible token; null for an NFT. */
  readonly fungible_info: {
    readonly name: string
    readonly symbol: string
    readonly icon: { readonly url: string } | null
    /** Whether it is the native token of the chain. Absent if the server does not tell it. */
    readonly is_native?: boolean | undefined
  } | null
  /** The NFT; null for a fungible token. */
  readonly nft_info: {
    readonly name: string
    readonly content: {
      readonly preview: { readonly url: string; readonly content_type: string | null } | null
    } | null
    readonly flags: { readonly is_spam: boolean }
  } | null
  /** Seen from the account: received, sent, or sent to itself. */
  readonly direction: 'in' | 'out' | 'self'
  /** The amount as decimal text, such as `1.5`. */
  readonly quantity: { readonly numeric: string }
  /** The value of the transfer in the currency; only for display. Null if it is unknown. */
  readonly value: number | null
  /** The price of one token in the currency; null if it is unknown. */
  readonly price: number | null
}

/** A transaction of an account. The names of its fields are of two styles on the wire. */
export type HistoryTransaction = {
  /** Unique among the transactions of the account. */
  readonly id: string
  readonly metadata: {
    /** Kind of the transaction: `send`, `receive`, `trade`, `approve`, `mint`, `burn`, `deploy`, `execute` and others. */
    readonly operationType: string
    /** Hash or signature of the transaction. */
    readonly hash: string
    /** When its block was mined: ISO 8601 in UTC. */
    readonly minedAt: string
    readonly sentFrom: string
    /** Empty for a deployment of a contract. */
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
    readonly application: { readonly name: string | null; readonly iconUrl: string | null } | null
    /** CAIP-2 id of its chain. */
    readonly chain: string | null
  }
  /** Null if the server does not know them. */
  readonly transfers: readonly HistoryTransfer[] | null
  /** The accounts to which the transaction itself sends assets of the account. Absent if they are unknown. */
  readonly recipients?: readonly string[] | undefined
  /** The accounts from which the account receives assets. Absent if they are unknown. */
  readonly senders?: readonly string[] | undefined
}

/** The response of `GET /v1/account/{address}/history?chainId=&currency=&cursor=&projectId=`. */
export type HistoryResponse = {
  /** At most 50 transactions, the newest first. */
  readonly data: readonly HistoryTransaction[]
  /** The cursor of the next page: opaque, at most 500 characters. Null on the last page. */
  readonly next: string | null
  /** The chains whose transactions are missing (`not_indexed`), or whose newest ones may be missing (`failed`). Absent if nothing is missing. */
  readonly unavailable?: readonly UnavailablePart[] | undefined
}

const text = z.string().check(z.maxLength(500))
const url = z.string().check(z.maxLength(2_000))
const amount = z.string().check(z.regex(/^\d{1,78}(\.\d{1,255})?$/))
const price = z.nullable(z.number().check(z.gte(0)))

const parties = z.optional(z.array(text))

/** Schema of a transfer. */
export const historyTransferSchema: z.ZodMiniType<HistoryTransfer> = z.object({
  fungible_info: z.nullable(
    z.object({
      name: text,
      symbol: text,
      icon: z.nullable(z.object({ url })),
      is_native: z.optional(z.boolean()),
    }),
  ),
  nft_info: z.nullable(
    z.object({
      name: text,
      content: z.nullable(
        z.object({ preview: z.nullable(z.object({ url, content_type: z.nullable(text) })) }),
      ),
      flags: z.object({ is_spam: z.boolean() }),
    }),
  ),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric: amount }),
  value: price,
  price,
})

/** Schema of a transaction. */
export const historyTransactionSchema: z.ZodMiniType<HistoryTransaction> = z.object({
  id: text,
  metadata: z.object({
    operationType: text,
    hash: text,
    minedAt: z.iso.datetime(),
    sentFrom: text,
    sentTo: text,
    status: z.enum(['confirmed', 'failed', 'pending']),
    nonce: z.number(),
    application: z.nullable(z.object({ name: z.nullable(text), iconUrl: z.nullable(url) })),
    chain: z.nullable(text),
  }),
  transfers: z.nullable(z.array(historyTransferSchema)),
  recipients: parties,
  senders: parties,
})
