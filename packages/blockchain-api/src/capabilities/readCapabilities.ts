import type { Capabilities, Capability, ChainCapabilities } from '@latchkit/core/ports'
import { type Fields, toFields } from '../read.js'

/** A server has few chains. */
const maxChains = 1_000

/**
 * Returns what the kit uses of the body of `GET /v1/capabilities`, as `toCapabilities` does, which has all of it: its schemas would add
 * 4 kB (gzip) to what an account loads. The body is untrusted input. Whatever is invalid, missing, or of a newer server is unknown.
 */
export function readCapabilities(body: unknown): Capabilities {
  const fields = toFields(body)
  if (fields?.version !== 1) return {}
  const { onramp, names } = fields
  const chains = toFields(fields.chains)
  return {
    onramp: readCapability(onramp),
    names: readCapability(names),
    ...(chains && {
      chains: Object.fromEntries(
        Object.entries(chains)
          .slice(0, maxChains)
          .map(([id, chain]) => [id, readChain(toFields(chain) ?? {})]),
      ),
    }),
  }
}

function readChain({ balances, history, nfts, prices, swaps, bundler }: Fields): ChainCapabilities {
  return {
    balances: readCapability(balances),
    history: readCapability(history),
    nfts: readCapability(nfts),
    prices: readCapability(prices),
    swaps: readCapability(swaps),
    bundler: readCapability(bundler),
  }
}

function readCapability(value: unknown): Capability | undefined {
  const { status, retryAfterSeconds, code } = toFields(value) ?? {}
  if (status === 'available') return { status }
  if (status === 'degraded' && Number.isInteger(retryAfterSeconds))
    return { status, retryAfterSeconds: Number(retryAfterSeconds) }
  return status === 'absent' && typeof code === 'string' ? { status, code } : undefined
}
