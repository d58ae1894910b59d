import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { parseShape } from '../../../foundation/config/parseShape.js'
import { readJson } from '../../../foundation/config/readJson.js'
import { GatewayError } from '../../../foundation/GatewayError.js'

const isHttpUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const url = z.string().check(z.refine(isHttpUrl, { error: 'must be an http: or https: URL' }))
const apiKey = z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/, { error: 'must be an API key' }))
const listOf = (pattern: RegExp, error: string) =>
  z.array(z.string().check(z.regex(pattern, { error }))).check(
    z.refine((list) => list.length >= 1 && new Set(list).size === list.length, {
      error: 'must be a list of at least one chain, without repetitions',
    }),
  )
const evmChainIds = listOf(
  /^eip155:[1-9]\d{0,31}$/,
  "must be a CAIP-2 id of an EVM chain, such as 'eip155:1'",
)
const chainIds = listOf(
  /^(eip155:[1-9]\d{0,31}|solana:[-_a-zA-Z0-9]{1,32})$/,
  'must be a CAIP-2 id of eip155 or solana',
)

const entry = z.discriminatedUnion('kind', [
  /** The Swap API v2 of 0x. */
  z.strictObject({ kind: z.literal('zeroX'), apiKey, chainIds: evmChainIds, url: z.optional(url) }),
  /** The Swap API v6 of 1inch. */
  z.strictObject({ kind: z.literal('oneInch'), apiKey, chainIds: evmChainIds, url: z.optional(url) }),
  /** The API v1 of LI.FI, which also swaps to other chains. */
  z.strictObject({
    kind: z.literal('lifi'),
    apiKey: z.optional(apiKey),
    chainIds: evmChainIds,
    url: z.optional(url),
  }),
  /** The Swap API v1 of Jupiter, for Solana's main cluster. Its own servers need a key, another server may not. */
  z.strictObject({ kind: z.literal('jupiter'), apiKey: z.optional(apiKey), url: z.optional(url) }).check(
    z.refine((entry) => entry.apiKey !== undefined || entry.url !== undefined, {
      error: 'must have an apiKey, or the url of a server that needs none',
      path: ['apiKey'],
    }),
  ),
  /** A server of the operator. */
  z.strictObject({
    kind: z.literal('server'),
    id: z.string().check(z.regex(/^[\w-]{1,50}$/, { error: 'must be 1 to 50 letters, digits, _ or -' })),
    name: z.string().check(z.regex(/^\S.{0,49}$/, { error: 'must be a text of 1 to 50 characters' })),
    url,
    apiKey: z.optional(apiKey),
    chainIds,
    /** Whether it swaps on one chain, to another chain, or both. */
    routes: z.enum(['sameChain', 'crossChain', 'any']),
  }),
])

const getId = (source: SwapSourceEntry) => ('id' in source ? source.id : source.kind)
const schema = z.strictObject({
  sources: z.array(entry).check(
    z.refine(
      (list) => new Set(['uniswapV2', 'universalRouter', ...list.map(getId)]).size === list.length + 2,
      {
        error: 'must not contain an id twice, or the ids uniswapV2 and universalRouter',
      },
    ),
  ),
})

/** A source of swaps in the file of the operator. Keys and URLs are neither logged nor sent to clients. */
export type SwapSourceEntry = z.output<typeof entry>

/**
 * Reads the sources of swaps. Error messages name the invalid fields, but not their values, which may contain keys.
 *
 * @param source The list, or the path of its file. Without either, swaps go through pools on chain only.
 * @throws GatewayError if the list is invalid, or its file does not exist.
 */
export function readSwapSources(
  source: readonly SwapSourceEntry[] | string | undefined,
): readonly SwapSourceEntry[] {
  if (source === undefined) return []
  if (typeof source !== 'string')
    return parseShape('The list of sources of swaps', { sources: source }, schema).sources
  if (!existsSync(source))
    throw new GatewayError(`SWAP_SOURCES_FILE must be an existing file, got ${source}.`)
  return readJson(source, schema).sources
}
