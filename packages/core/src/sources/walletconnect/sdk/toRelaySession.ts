import { isEvmAddress, toChecksumAddress } from '../../../chains/evm/evmAddress.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { namespaces } from '../../../foundation/namespaces.js'
import {
  type CaipAddress,
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  namespaceOf,
  parseCaipAddress,
} from '../../../foundation/schema/caip.js'
import { safeImageUrl } from '../../../foundation/schema/url.js'
import type { RelayNamespace, RelayPeer, RelaySession } from '../../../ports/Relay.js'
import { normalizeChainId } from '../protocol/proposal.js'
import type { IsAddress } from './loadIsAddress.js'
import { toSessionCapabilities } from './toSessionCapabilities.js'

const method = 'wc_sessionSettle'
/** Limits the memory that a malicious wallet can use. Larger than any wallet needs. */
const maxEntries = 500
const maxTextLength = 1_000

/**
 * Parses a session of the SDK. It is untrusted input, validated here: unknown namespaces and invalid accounts are left
 * out.
 *
 * @throws `WalletResponseError` if no usable account is left.
 */
export function toRelaySession(value: unknown, isAddress: IsAddress): RelaySession {
  const session = record(value)
  const { topic, expiry, peer, namespaces: given } = session
  if (typeof topic !== 'string' || !/^[0-9a-f]{64}$/.test(topic)) throw malformed('it has no topic')
  if (typeof expiry !== 'number' || !Number.isFinite(expiry)) throw malformed('it does not say when it ends')
  const opened: Partial<Record<ChainNamespace, RelayNamespace>> = {}
  for (const namespace of namespaces) {
    const found = toNamespace(namespace, given, isAddress)
    if (found) opened[namespace] = found
  }
  if (Object.keys(opened).length === 0) throw malformed('it approved no account')
  const capabilities = toSessionCapabilities(session, opened.eip155)
  return {
    topic,
    peer: toPeer(record(record(peer).metadata)),
    // The SDK counts in seconds.
    expiresAt: expiry * 1000,
    namespaces: opened,
    ...(capabilities && { capabilities }),
  }
}

/** CAIP-25: the key of a namespace is its name, or one of its chains (`eip155:1`). */
function toNamespace(
  namespace: ChainNamespace,
  given: unknown,
  isAddress: IsAddress,
): RelayNamespace | undefined {
  const parts = Object.entries(record(given))
    .filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    .map(([key, part]) => ({ key, part: record(part) }))
  const accounts = unique(
    parts
      .flatMap(({ part }) => list(part.accounts))
      .flatMap((one) => toCaipAddresses(namespace, one, isAddress)),
  )
  if (accounts.length === 0) return undefined
  const named = parts.flatMap(({ key, part }) => [key, ...list(part.chains)])
  const chains = [...named, ...accounts.map(chainOf)].filter(isCaipNetworkId).map(normalizeChainId)
  return {
    accounts,
    chains: unique(chains).filter((chainId) => namespaceOf(chainId) === namespace),
    methods: unique(parts.flatMap(({ part }) => list(part.methods)).filter(isText)),
    events: unique(parts.flatMap(({ part }) => list(part.events)).filter(isText)),
  }
}

function toCaipAddresses(
  namespace: ChainNamespace,
  value: unknown,
  isAddress: IsAddress,
): readonly CaipAddress[] {
  if (!isText(value)) return []
  try {
    const parts = parseCaipAddress(value)
    if (parts.namespace !== namespace) return []
    const chainId = normalizeChainId(parts.chainId)
    // Many wallets send addresses without the EIP-55 checksum, so it is added here.
    const isEvm = namespace === 'eip155' && isEvmAddress(parts.address, { strict: false })
    const address = isEvm ? toChecksumAddress(parts.address) : parts.address
    return isAddress(address, chainId) ? [`${chainId}:${address}`] : []
  } catch {
    // An invalid account is ignored; the others are used.
    return []
  }
}

function toPeer({ name, icons }: Readonly<Record<string, unknown>>): RelayPeer {
  const icon = list(icons)
    // Only `https:`. A `data:` image from a remote wallet is untrusted content of any size, and `http:` can be altered.
    .map((one) => (isText(one) && /^https:/i.test(one) ? safeImageUrl(one) : undefined))
    .find((one) => one !== undefined)
  return { name: isText(name) ? name : '', ...(icon && { icon }) }
}

function chainOf(account: CaipAddress): CaipNetworkId {
  return account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, maxEntries) : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextLength
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}

function malformed(reason: string): WalletResponseError {
  return new WalletResponseError({ method, reason })
}
