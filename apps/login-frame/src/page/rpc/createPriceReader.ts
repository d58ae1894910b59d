import type { CaipNetworkId } from '@latchkit/core/schema'
import * as z from 'zod/mini'
import type { Prices } from '../approval/types.js'
import { joinSignals } from './joinSignals.js'

/** Reads prices from the gateway of the operator. Never rejects because of a price: what has none is left out. */
export type PriceReader = (
  request: { readonly chainId: CaipNetworkId; readonly tokens: readonly string[] },
  signal: AbortSignal,
) => Promise<Prices | undefined>

/** The part that is read of the response of `POST /v1/fungible/price`. */
const priceListSchema = z.object({
  fungibles: z.array(
    z.object({
      address: z.string(),
      price: z.number().check(z.gte(0)),
      symbol: z.optional(z.string()),
    }),
  ),
})
/** The user waits for the view, which is complete without prices. */
const timeoutMs = 2_000
const nativeAddresses = { eip155: `0x${'e'.repeat(40)}`, solana: `So${'1'.repeat(41)}` } as const

/** Creates the access to the prices of the configuration, and to no others: an app must not decide what an amount seems to be worth. */
export function createPriceReader(
  pricesUrl: string | undefined,
  projectId: string,
  fetch: typeof globalThis.fetch,
): PriceReader {
  return async ({ chainId, tokens }, signal) => {
    if (pricesUrl === undefined) return undefined
    const native = nativeAddresses[chainId.startsWith('solana:') ? 'solana' : 'eip155']
    const addresses = [native, ...tokens].map((address) => `${chainId}:${address}`)
    try {
      const answer: unknown = await joinSignals([signal, AbortSignal.timeout(timeoutMs)], async (joined) => {
        const response = await fetch(pricesUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ projectId, currency: 'usd', addresses }),
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          signal: joined,
        })
        return response.ok ? response.json() : undefined
      })
      const parsed = priceListSchema.safeParse(answer)
      if (!parsed.success) return undefined
      const find = (address: string) =>
        parsed.data.fungibles.find((one) => one.address === `${chainId}:${address}`)
      const collect = <Value>(read: (token: string) => Value | undefined): Readonly<Record<string, Value>> =>
        Object.fromEntries(
          tokens.flatMap((token) => {
            const value = read(token)
            return value === undefined ? [] : [[token.toLowerCase(), value] as const]
          }),
        )
      const findPrice = (address: string) => find(address)?.price || undefined
      return {
        native: findPrice(native),
        tokens: collect(findPrice),
        symbols: collect((token) => find(token)?.symbol || undefined),
      }
    } catch {
      signal.throwIfAborted()
      return undefined
    }
  }
}
