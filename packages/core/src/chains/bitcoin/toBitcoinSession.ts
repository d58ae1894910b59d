import { fromHex, toHex } from '../../foundation/encoding/bytes.js'
import { field, listOf } from '../../foundation/encoding/field.js'
import { isBytes } from '../../foundation/encoding/isBytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { Account } from '../../foundation/schema/account.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { Session } from '../../ports/Adapter.js'
import { type BitcoinAddress, parseBitcoinAddress } from './bitcoinAddress.js'
import { type BitcoinChainName, bitcoinChainIds, bitcoinNetworkOf } from './bitcoinChain.js'
import { isPublicKeyOf } from './bitcoinPublicKey.js'

/** The accounts of a wallet: untrusted input, which `toBitcoinSession` parses. */
export type BitcoinAnswer = {
  /** A list of accounts with `address`, `publicKey` (hex or bytes), `purpose` and `path`, if the wallet sends them. */
  readonly accounts: unknown
  /** The chain, or a list of possible ones, in the wallet's naming. Absent if the wallet does not send it. */
  readonly network?: unknown
}

const method = 'connect'

/**
 * Parses the accounts of a wallet into a session. Every address must be of the wallet's chain, and every public key must
 * match its address. Payment accounts come first, because `payment` is the default account type of `bip122`.
 *
 * @param parameters `preferred`: the chains to use if the wallet does not send the chain of its addresses.
 * @throws `WalletResponseError`, or `WalletRequestError` (4901) if the wallet is on a chain other than Bitcoin's
 * @example
 * ```ts
 * import { toBitcoinSession } from '@latchkit/core/bip122'
 *
 * const accounts = [{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }]
 * toBitcoinSession({ connectorId: 'xverse', answer: { accounts }, preferred: [] }).accounts[0].type // 'payment'
 * ```
 */
export function toBitcoinSession(parameters: {
  readonly connectorId: string
  readonly answer: BitcoinAnswer
  readonly preferred: readonly CaipNetworkId[]
}): Session {
  const { connectorId, answer, preferred } = parameters
  // Some wallets also send addresses of other chains, and mark them.
  const bitcoinAccounts = listOf(answer.accounts).filter((account) =>
    ['payment', 'ordinals', undefined].some((purpose) => field(account, 'purpose') === purpose),
  )
  const addresses = bitcoinAccounts.map((account) => field(account, 'address'))
  if (addresses.length === 0) throw malformed('it returned no Bitcoin account')
  const chainId = chainOf(answer.network, addresses, preferred)
  const isTaproot = (address: unknown) => parseAddress(address, chainId).kind === 'p2tr'
  const onlyTaproot = addresses.every(isTaproot)
  const accounts = bitcoinAccounts.map((account) => {
    const purpose = field(account, 'purpose')
    // If the wallet does not send the purpose, the address type decides: by convention, inscriptions use taproot addresses.
    const ordinal =
      purpose === undefined ? !onlyTaproot && isTaproot(field(account, 'address')) : purpose === 'ordinals'
    return toBitcoinAccount(account, ordinal ? 'ordinal' : 'payment', chainId)
  })
  const [first, ...rest] = accounts.sort(
    (one, other) => Number(one.type === 'ordinal') - Number(other.type === 'ordinal'),
  )
  if (!first) throw malformed('it returned no Bitcoin account')
  return { connectorId, chainId, accounts: [first, ...rest] }
}

function chainOf(
  value: unknown,
  addresses: readonly unknown[],
  preferred: readonly CaipNetworkId[],
): CaipNetworkId {
  const names = [value].flat().filter((name) => typeof name === 'string')
  const named = names.flatMap((word) => {
    const name = word
      .toLowerCase()
      .replace(/^bitcoin[:_]/, '')
      .replace('livenet', 'mainnet')
    return Object.hasOwn(bitcoinChainIds, name) ? [bitcoinChainIds[name as BitcoinChainName]] : []
  })
  const [foreign] = names
  if (foreign !== undefined && named.length === 0) throw wrongChainError(foreign)
  const possible = named.length > 0 ? named : Object.values(bitcoinChainIds)
  const chainId = [...preferred, ...possible].find(
    (id) =>
      possible.includes(id) &&
      addresses.every((address) => parseBitcoinAddress(address, bitcoinNetworkOf(id))),
  )
  if (chainId) return chainId
  const wrong = addresses.find(
    (address) => !possible.some((id) => parseBitcoinAddress(address, bitcoinNetworkOf(id))),
  )
  throw malformed(`${short(wrong ?? addresses[0])} is not an address of ${foreign ?? 'one Bitcoin network'}`)
}

/**
 * Returns the error of a wallet on a chain that the app does not use.
 *
 * @param wanted The network of the app.
 * @example
 * ```ts
 * import { wrongChainError } from '@latchkit/core/bip122'
 *
 * throw wrongChainError('testnet', 'Bitcoin')
 * ```
 */
export function wrongChainError(chain: string, wanted = 'Bitcoin'): WalletRequestError {
  const details = `The wallet is on ${short(chain)}, and this page is on ${wanted}. Switch the wallet, and try again.`
  return new WalletRequestError({ method, rpcCode: 4901, details })
}

function toBitcoinAccount(value: unknown, type: 'payment' | 'ordinal', chainId: CaipNetworkId): Account {
  const address = field(value, 'address')
  const read = parseAddress(address, chainId)
  const publicKey = toPublicKey(field(value, 'publicKey'), read)
  const path = field(value, 'path')
  return {
    // A validated address is a string.
    address: address as string,
    type,
    ...(publicKey === undefined ? {} : { publicKey }),
    ...(typeof path === 'string' && /^m(\/\d{1,10}'?){1,10}$/.test(path) ? { path } : {}),
  }
}

function toPublicKey(value: unknown, address: BitcoinAddress): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const bytes = typeof value === 'string' ? fromHex(value) : copyKey(value)
  const publicKey = toHex(bytes)
  if (isPublicKeyOf(publicKey, address)) return publicKey
  throw malformed('a public key is not that of its address')
}

function copyKey(value: unknown): Uint8Array {
  if (!isBytes(value)) throw malformed('a public key is neither hex nor bytes')
  return Uint8Array.from(value)
}

function parseAddress(address: unknown, chainId: CaipNetworkId): BitcoinAddress {
  const read = parseBitcoinAddress(address, bitcoinNetworkOf(chainId))
  if (!read || read.kind === 'unknown') throw malformed(`${short(address)} is not a supported address`)
  return read
}

function malformed(reason: string): WalletResponseError {
  return new WalletResponseError({ method, reason })
}

/** Untrusted text, shortened to one line. */
function short(value: unknown): string {
  const text = String(value)
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
