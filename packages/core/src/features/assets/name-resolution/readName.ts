import { pageFetch } from '../../../browser/pageFetch.js'
import { coinTypes, readEnsAddress } from '../../../chains/evm/ens/readEnsAddress.js'
import type { EnsContext } from '../../../chains/evm/ens/readEnsRecord.js'
import type { KitContext } from '../../../engine/types.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { isPlainName } from './isName.js'
import { getCoinType, isNormalName, toPlainName } from './rules.js'
import type { ResolvedName } from './types.js'

/** Dependencies of resolving a name. */
export type NameContext = Pick<KitContext, 'config' | 'adapterOf' | 'dataApi' | 'clock' | 'getState'> & {
  readonly signal: AbortSignal
}

type NameQuery = {
  readonly text: string
  readonly chainId: CaipNetworkId
  /** Whether an answer is an address on the chain. What a service answers is untrusted input. */
  readonly isAddress: (address: string, chainId: CaipNetworkId) => boolean
}

type Target = { readonly name: string; readonly chainId: CaipNetworkId; readonly context: NameContext }

/** The universal resolver of ENS, on Ethereum and on Sepolia. */
const universalResolver: Hex = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const ensChains: readonly CaipNetworkId[] = ['eip155:1', 'eip155:11155111']

/**
 * Resolves a name to an address on a chain: with the name service that the app has added for it, else at the data API if it is in its
 * zone, else with ENS on a configured network.
 *
 * Imports nothing that is loaded at start, so that neither is split.
 *
 * @throws `NameReadError` with the reason; the reason of the signal when it aborts
 */
export async function readName(
  { text, chainId, isAddress }: NameQuery,
  context: NameContext,
): Promise<ResolvedName> {
  try {
    const name = await normalize(text.trim(), context)
    const target = { name, chainId, context }
    const address =
      (await readFromResolver(target)) ?? (await readFromZone(target)) ?? (await readFromEns(target))
    if (!isAddress(address, chainId)) throw createError('untrusted')
    return { name, address }
  } catch (cause) {
    context.signal.throwIfAborted()
    if (cause instanceof NameReadError) throw cause
    throw createError('unreachable', cause)
  }
}

const createError = (reason: NonNullable<NameReadError['reason']>, cause?: unknown): NameReadError =>
  new NameReadError({ of: 'resolution', reason, cause })

/** Returns a name in its normal form (ENSIP-15). */
async function normalize(text: string, { adapterOf }: NameContext): Promise<string> {
  if (isPlainName(text)) {
    const name = toPlainName(text)
    if (name === undefined) throw createError('invalid')
    return name
  }
  const toNormal = adapterOf('eip155')?.evm?.normalizeName
  if (!toNormal) throw createError('unusual-characters')
  try {
    const name = await toNormal(text)
    if (isNormalName(name)) return name
  } catch {
    // The library has no codes for its reasons, such as letters of two scripts that look alike.
  }
  throw createError('unusual-characters')
}

/** Returns the address at a name service of the app; `undefined` if none has this name's zone. */
async function readFromResolver({ name, chainId, context }: Target): Promise<string | undefined> {
  const zone = name.slice(name.lastIndexOf('.') + 1)
  const resolver = context.getState().nameResolution?.resolvers.find((one) => one.zone === zone)
  if (!resolver) return undefined
  const address = await resolver.resolve({ name, chainId, signal: context.signal })
  if (typeof address === 'string') return address
  throw createError(address === null ? 'no-address' : 'not-registered')
}

/** Returns the address at the data API; `undefined` if the name is not in its zone. */
async function readFromZone({ name, chainId, context }: Target): Promise<string | undefined> {
  const { dataApi, signal } = context
  const zone = name.slice(name.indexOf('.') + 1)
  const registry = zone.includes('.') ? await dataApi?.loadNames?.() : undefined
  const zones = await registry?.getZones({ signal }).catch((error): readonly string[] => {
    // The server has no names, or ENS resolves its zone too.
    const hasNone = error instanceof LatchkitError && error.code === 'service-response'
    if (hasNone || findEns(chainId, context)) return []
    throw error
  })
  if (!registry || !zones?.includes(zone)) return undefined
  const found = await registry.getName({ name, signal })
  if (!found) throw createError('not-registered')
  const { addresses } = found
  const coinType = getCoinType(chainId)
  const address = coinType === undefined ? undefined : addresses[coinType]
  if (address !== undefined) return address
  const ofEthereum = addresses[coinTypes.ethereum]
  const ens = findEns(chainId, context)
  if (isEvm(chainId) && ofEthereum !== undefined && ens && (await hasNoCode(ofEthereum, ens)))
    return ofEthereum
  throw createError('no-address')
}

/** Returns the address with ENS. */
async function readFromEns({ name, chainId, context }: Target): Promise<string> {
  const ens = findEns(chainId, context)
  const coinType = getCoinType(chainId)
  if (!ens || coinType === undefined) throw createError('unsupported')
  const isOwnChain = ens.network.caipNetworkId === chainId
  const address = await readEnsAddress(name, isOwnChain ? coinTypes.ethereum : coinType, ens)
  if (address !== undefined) return address
  if (isOwnChain || !isEvm(chainId)) throw createError('no-address')
  const ofEveryChain = await readEnsAddress(name, coinTypes.everyEvmChain, ens)
  if (ofEveryChain !== undefined) return ofEveryChain
  const ofEthereum = await readEnsAddress(name, coinTypes.ethereum, ens)
  if (ofEthereum !== undefined && (await hasNoCode(ofEthereum, ens))) return ofEthereum
  throw createError('no-address')
}

/** Returns the network with ENS for a chain: itself, or the first of the same kind, test network or not. */
function findEns(
  chainId: CaipNetworkId,
  { config, adapterOf, clock, signal }: NameContext,
): EnsContext | undefined {
  // The records of Bitcoin are scripts, not addresses.
  if (chainId.startsWith('bip122:')) return undefined
  const own = config.networkOf(chainId)
  const others = config.networks.filter(({ testnet = false }) => testnet === (own?.testnet ?? false))
  const network = [...(own ? [own] : []), ...others].find((one) => getResolver(one) !== undefined)
  const resolver = network && getResolver(network)
  const request = adapterOf('eip155')?.evm?.requestNetwork
  return network && resolver && request && { network, resolver, request, clock, signal, fetch: pageFetch }
}

const isEvm = (chainId: CaipNetworkId): boolean => chainId.startsWith('eip155:')
const isContract = (address: string): address is Hex => /^0x[\da-f]{40}$/i.test(address)

function getResolver({ caipNetworkId, contracts }: Network): Hex | undefined {
  const address = contracts?.ensUniversalResolver?.address
  if (address === undefined) return ensChains.includes(caipNetworkId) ? universalResolver : undefined
  if (isContract(address)) return address
  const path = `networks (${caipNetworkId}).contracts.ensUniversalResolver.address`
  throw createError('unsupported', new TypeError(`${path} must be an address, got "${address}"`))
}

/** Whether an account has a key, with which it is the same on every EVM chain. A contract could be another one's elsewhere. */
async function hasNoCode(address: string, { request, network, signal }: EnsContext): Promise<boolean> {
  const code = await request({ network, method: 'eth_getCode', params: [address, 'latest'], signal })
  // An account with a key can name a contract that runs for it (EIP-7702).
  return code === '0x' || (typeof code === 'string' && /^0xef0100[\da-f]{40}$/i.test(code))
}
