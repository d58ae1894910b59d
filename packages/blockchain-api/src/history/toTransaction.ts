import type { Transaction, TransactionTransfer } from '@latchkit/core/ports'
import { type CaipNetworkId, isAddress, isEvmAddress, isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import { toDisplayText } from '../values/toDisplayText.js'
import type { HistoryTransaction, HistoryTransfer } from './historySchema.js'

const maxSymbolLength = 30
const maxNameLength = 100
/** Maximum number of transfers of a transaction. A distribution can have hundreds. */
const maxTransfers = 20
/** Maximum number of recipients, and of senders. */
const maxParties = 50

/**
 * Converts a transaction of the server, which is untrusted input, to a transaction of the kit.
 *
 * @returns `undefined` if it is of another chain, or its id, hash or time is invalid.
 */
export function toTransaction(item: HistoryTransaction, chainId: CaipNetworkId): Transaction | undefined {
  const { id, metadata, transfers, recipients, senders } = item
  const { operationType, hash, minedAt, sentFrom, sentTo, status, chain } = metadata
  if (chain !== null && chain !== chainId) return undefined
  const at = Date.parse(minedAt)
  if (id === '' || !isHash(hash, chainId) || !Number.isFinite(at)) return undefined
  const from = toValidAddress(sentFrom, chainId)
  const to = toValidAddress(sentTo, chainId)
  return {
    id,
    chainId,
    hash,
    at,
    status,
    // A word for the code, which maps the known ones.
    operation: /^\w{1,30}$/.test(operationType) ? operationType.toLowerCase() : 'execute',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    transfers: (transfers ?? []).slice(0, maxTransfers).flatMap((one) => toTransfer(one) ?? []),
    ...(recipients && { recipients: toAddresses(recipients, chainId) }),
    ...(senders && { senders: toAddresses(senders, chainId) }),
  }
}

const toAddresses = (values: readonly string[], chainId: CaipNetworkId): readonly string[] =>
  values.slice(0, maxParties).flatMap((value) => toValidAddress(value, chainId) ?? [])

/** Returns `undefined` if it is neither of a token nor of an NFT. */
function toTransfer({
  fungible_info,
  nft_info,
  direction,
  quantity,
}: HistoryTransfer): TransactionTransfer | undefined {
  const shared = { direction, amount: toAmountText(quantity.numeric) }
  if (fungible_info) {
    const symbol = toDisplayText(fungible_info.symbol, maxSymbolLength)
    const name = toDisplayText(fungible_info.name, maxNameLength)
    const native = fungible_info.is_native ? { isNative: true } : {}
    const icon = toIcon(fungible_info.icon?.url)
    return { kind: 'token', name, symbol, ...icon, ...native, ...shared, isSpam: false }
  }
  if (!nft_info) return undefined
  const name = toDisplayText(nft_info.name, maxNameLength)
  const icon = toIcon(nft_info.content?.preview?.url)
  return { kind: 'nft', name, symbol: '', ...icon, ...shared, isSpam: nft_info.flags.is_spam }
}

function toIcon(url: string | undefined): { readonly icon?: string } {
  // `safeImageUrl` also accepts `data:` URLs.
  const icon = url !== undefined && isWebUrl(url) ? safeImageUrl(url) : undefined
  return icon === undefined ? {} : { icon }
}

/** Removes the zeros that do not change a decimal number: `007.50` is `7.5`. */
function toAmountText(numeric: string): string {
  const [whole = '', fraction = ''] = numeric.split('.')
  const digits = fraction.replace(/0+$/, '')
  const units = whole.replace(/^0+(?=\d)/, '')
  return digits === '' ? units : `${units}.${digits}`
}

function toValidAddress(value: string, chainId: CaipNetworkId): string | undefined {
  // The checksum is not verified: the address comes from the same source, so it protects from nothing here.
  const isValid = chainId.startsWith('eip155:')
    ? isEvmAddress(value, { strict: false })
    : isAddress(value, chainId)
  return isValid ? value : undefined
}

/** Whether it is a transaction hash of that chain: it becomes a part of the URL of a block explorer. */
function isHash(value: string, chainId: CaipNetworkId): boolean {
  if (chainId.startsWith('eip155:')) return /^0x[\da-f]{64}$/i.test(value)
  return /^[\da-zA-Z]{32,100}$/.test(value)
}
