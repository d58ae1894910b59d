import * as z from 'zod/mini'
import { exchangeAmountSchema } from './exchangeAmount.js'
import { exchangeAssetSchema, exchangeRecipientSchema } from './exchangeAsset.js'

/** An exchange from whose balance users can pay. */
export type ExchangeItem = {
  readonly id: string
  readonly name: string
  /** `https:` URL of its logo; null without one. */
  readonly imageUrl: string | null
}

/** The parameters of `reown_getExchanges`. */
export type ExchangesParams = {
  /** Number of the page, from 1. Default: 1. */
  readonly page?: number | undefined
  /** Ids of the only exchanges to return. Default: all. */
  readonly includeOnly?: readonly string[] | undefined
  /** Ids of exchanges to leave out. */
  readonly exclude?: readonly string[] | undefined
  /** CAIP-19 id of the asset that they must have. Default: any. */
  readonly asset?: string | undefined
  /** In base units, as decimal or hexadecimal text. */
  readonly amount?: string | undefined
}

/** The result of `reown_getExchanges`. */
export type ExchangesResult = {
  /** Number of exchanges on all pages. */
  readonly total: number
  readonly exchanges: readonly ExchangeItem[]
}

/** The parameters of `reown_getExchangePayUrl`. */
export type ExchangePayUrlParams = {
  readonly exchangeId: string
  /** CAIP-19 id. */
  readonly asset: string
  /** In base units, as decimal or hexadecimal text. */
  readonly amount: string
  /** CAIP-10 id, on the chain of the asset. */
  readonly recipient: string
}

/** The result of `reown_getExchangePayUrl`. */
export type ExchangePayUrlResult = {
  /** The page of the exchange on which the user pays. */
  readonly url: string
  /** 32 hexadecimal digits: the id by which the status of the payment is read. */
  readonly sessionId: string
}

/** The parameters of `reown_getExchangeBuyStatus`. */
export type ExchangeBuyStatusParams = { readonly exchangeId: string; readonly sessionId: string }

/** The result of `reown_getExchangeBuyStatus`. */
export type ExchangeBuyStatusResult = {
  /** `UNKNOWN`: the exchange does not answer. `SUCCESS` and `FAILED` are final. */
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Hash or signature of the transaction that pays, as soon as there is one. */
  readonly txHash?: string | undefined
}

const exchangeId = z.string().check(z.regex(/^[a-z\d][a-z\d_-]{0,63}$/))
const exchangeIds = z.array(exchangeId).check(z.maxLength(100))
const sessionId = z.string().check(z.regex(/^[\da-f]{32}$/))

/** Schema of the parameters of `reown_getExchanges`. */
export const exchangesParamsSchema: z.ZodMiniType<ExchangesParams> = z.object({
  page: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  includeOnly: z.optional(exchangeIds),
  exclude: z.optional(exchangeIds),
  asset: z.optional(exchangeAssetSchema),
  amount: z.optional(exchangeAmountSchema),
})

/** Schema of the result of `reown_getExchanges`. */
export const exchangesResultSchema: z.ZodMiniType<ExchangesResult> = z.object({
  total: z.int().check(z.gte(0)),
  exchanges: z
    .array(
      z.object({
        id: exchangeId,
        name: z.string().check(z.minLength(1), z.maxLength(100)),
        imageUrl: z.nullable(z.string().check(z.maxLength(2_000))),
      }),
    )
    .check(z.maxLength(100)),
})

/** Schema of the parameters of `reown_getExchangePayUrl`. */
export const exchangePayUrlParamsSchema: z.ZodMiniType<ExchangePayUrlParams> = z.object({
  exchangeId,
  asset: exchangeAssetSchema,
  amount: exchangeAmountSchema,
  recipient: exchangeRecipientSchema,
})

/** Schema of the result of `reown_getExchangePayUrl`. */
export const exchangePayUrlResultSchema: z.ZodMiniType<ExchangePayUrlResult> = z.object({
  url: z.string().check(z.regex(/^https?:\/\//), z.maxLength(2_000)),
  sessionId,
})

/** Schema of the parameters of `reown_getExchangeBuyStatus`. */
export const exchangeBuyStatusParamsSchema: z.ZodMiniType<ExchangeBuyStatusParams> = z.object({
  exchangeId,
  sessionId,
})

/** Schema of the result of `reown_getExchangeBuyStatus`. */
export const exchangeBuyStatusResultSchema: z.ZodMiniType<ExchangeBuyStatusResult> = z.object({
  status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.optional(z.string().check(z.regex(/^(?:0x[\da-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$/))),
})
