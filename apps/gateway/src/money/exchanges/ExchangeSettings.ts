import { exchangesParamsSchema } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'

/** An exchange, as the operator configures it. */
export type ExchangeSettings = {
  /** Unique: lower-case letters, digits, `-` and `_`. */
  readonly id: string
  readonly name: string
  /** URL of its logo. */
  readonly imageUrl?: string | undefined
  /** URL of its API: `https:`, or `http:` on this machine. */
  readonly url: string
  /** Other hosts of its pages, such as `pay.example.com`. Default: only the host of `url`. */
  readonly pageHosts?: readonly string[] | undefined
  /** Secret by which both sides sign their messages. It is neither logged nor sent to clients. */
  readonly key: string
  /** CAIP-19 ids of its assets. */
  readonly assets: readonly string[]
}

/** Maximum number of exchanges, so that all of them fit on one page of the contract. */
const maxExchanges = 100
const maxAssets = 1_000
const minKeyLength = 32

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** Whether a text is a URL of an exchange: `https:`, or `http:` on this machine, without a user and a password. */
export function isExchangeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

const isAsset = (asset: string) => exchangesParamsSchema.safeParse({ asset }).success

const url = z.string().check(
  z.refine(isExchangeUrl, {
    error: 'must be an https: URL, or http: on this machine, without a user and a password',
  }),
)

const isUnique = (list: readonly string[]) => new Set(list).size === list.length

const exchange = z.strictObject({
  id: z
    .string()
    .check(
      z.regex(/^[a-z\d][a-z\d_-]{0,63}$/, { error: 'must have 1 to 64 characters of a-z, 0-9, - and _' }),
    ),
  name: z.string().check(
    z.refine((value) => value.length >= 1 && value.length <= 100, {
      error: 'must be a text of 1 to 100 characters',
    }),
  ),
  imageUrl: z.optional(url),
  url,
  pageHosts: z.optional(
    z.array(z.string().check(z.regex(/^[a-z\d.-]{1,253}(:\d{1,5})?$/, { error: 'must be a host' }))),
  ),
  key: z
    .string()
    .check(z.minLength(minKeyLength, { error: `must have at least ${minKeyLength} characters` })),
  assets: z
    .array(z.string().check(z.refine(isAsset, { error: 'must be a CAIP-19 id such as eip155:1/slip44:60' })))
    .check(
      z.refine((list) => list.length >= 1 && list.length <= maxAssets && isUnique(list), {
        error: `must be a list of 1 to ${maxAssets} different assets`,
      }),
    ),
})

/** Schema of the file of exchanges. */
export const exchangesSchema: z.ZodMiniType<{ readonly exchanges: readonly ExchangeSettings[] }> =
  z.strictObject({
    exchanges: z.array(exchange).check(
      z.refine((list) => list.length <= maxExchanges && isUnique(list.map(({ id }) => id)), {
        error: `must be a list of at most ${maxExchanges} exchanges with different ids`,
      }),
    ),
  })
