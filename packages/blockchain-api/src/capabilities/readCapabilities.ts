import type { Capabilities, Capability, ChainCapabilities, LoginCapabilities } from '@latchkit/core/ports'
import { type Fields, toFields, toText } from '../read.js'

/** A server has few chains. */
const maxChains = 1_000
/** A login frame has few providers. */
const maxSocials = 100

/**
 * Returns what the kit uses of the body of `GET /v1/capabilities`, as `toCapabilities` does, which has all of it: its schemas would add
 * 4 kB (gzip) to what an account loads. The body is untrusted input. Whatever is invalid, missing, or of a newer server is unknown.
 */
export function readCapabilities(body: unknown): Capabilities {
  const fields = toFields(body)
  if (fields?.version !== 1) return {}
  const { onramp, names, login } = fields
  const chains = toFields(fields.chains)
  return {
    onramp: readCapability(onramp),
    names: readCapability(names),
    login: readLogin(toFields(login)),
    ...(chains && {
      chains: Object.fromEntries(
        Object.entries(chains)
          .slice(0, maxChains)
          .map(([id, chain]) => [id, readChain(toFields(chain) ?? {})]),
      ),
    }),
  }
}

function readChain(chain: Fields): ChainCapabilities {
  const { balances, history, nfts, prices, swaps, bundler, permissions } = chain
  return {
    balances: readCapability(balances),
    history: readCapability(history),
    nfts: readCapability(nfts),
    prices: readCapability(prices),
    swaps: readCapability(swaps),
    bundler: readCapability(bundler),
    permissions: readCapability(permissions),
  }
}

/** A server without a login tells nothing about the app's login, which can be elsewhere. */
function readLogin(login: Fields | undefined): LoginCapabilities | undefined {
  const frameOrigin = toText(login?.frameOrigin)
  if (!login || frameOrigin === undefined) return undefined
  const socials = toFields(login.socials)
  return {
    frameOrigin,
    email: readCapability(login.email),
    passkey: readCapability(login.passkey),
    farcaster: readCapability(login.farcaster),
    ...(socials && {
      socials: Object.fromEntries(
        Object.entries(socials)
          .slice(0, maxSocials)
          .map(([id, social]) => [id, readCapability(social)]),
      ),
    }),
  }
}

function readCapability(value: unknown): Capability | undefined {
  const { status, retryAfterSeconds, code, isListedOnly, fromBlock } = toFields(value) ?? {}
  const part = (isListedOnly === true || Number(fromBlock) > 0) && { isPartial: true }
  if (status === 'available') return { status, ...part }
  if (status === 'degraded' && Number.isInteger(retryAfterSeconds))
    return { status, retryAfterSeconds: Number(retryAfterSeconds), ...part }
  return status === 'absent' && typeof code === 'string' ? { status, code } : undefined
}
