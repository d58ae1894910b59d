import { trackedTransactionsMax } from '../../../foundation/limits.js'
import type { BitcoinOutpoint } from '../../../ports/BitcoinMethods.js'
import type { Storage } from '../../../ports/Storage.js'
import { mergeTransactions } from './rules.js'
import { isBase58, isEvmAddress, isHash, isTxid } from './shapes.js'
import type { StartModules } from './startModules.js'
import { toTransactionId } from './toTrackedTransaction.js'
import type { Replacement, TrackedTransaction } from './types.js'

/** The key of the transactions, after the prefix and the kit's name. */
export const storedName = 'transactions'

const evmChain = /^eip155:\d{1,20}$/
const solanaChain = /^solana:[1-9A-HJ-NP-Za-km-z]{1,32}$/
const bitcoinChain = /^bip122:[\da-f]{32}$/
const statuses: readonly unknown[] = ['pending', 'confirmed', 'failed', 'replaced', 'dropped']
const reasons: readonly unknown[] = ['repriced', 'cancelled', 'replaced']

/** Reads the stored transactions. Entries that are none are absent. Never throws. */
export function readTransactions(
  storage: Storage,
  { prefix, readItem, parseJson }: StartModules,
): readonly TrackedTransaction[] {
  const parse = (text: string) => {
    const value = parseJson(text)
    return Array.isArray(value) ? value.slice(0, trackedTransactionsMax).flatMap(toTransaction) : undefined
  }
  return readItem(storage, `${prefix}${storedName}`, parse) ?? []
}

/** Adds one transaction to the stored ones, which another tab may have changed. Never throws. */
export function writeTransaction(
  storage: Storage,
  transaction: TrackedTransaction,
  modules: StartModules,
): void {
  const list = mergeTransactions(readTransactions(storage, modules), [transaction])
  const text = JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  modules.writeItem(storage, `${modules.prefix}${storedName}`, text)
}

type Stored = Readonly<Partial<Record<string, unknown>>>

function toTransaction(entry: unknown): readonly TrackedTransaction[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { chainId, hash, from, sentAt, status, settledAt, to, value, replacement, ...more } = entry as Stored
  const { reorganizations } = more
  if (typeof chainId !== 'string' || !isCount(sentAt) || !statuses.includes(status)) return []
  const common = {
    chainId: chainId as TrackedTransaction['chainId'],
    sentAt,
    status: status as TrackedTransaction['status'],
    ...(isCount(settledAt) && { settledAt }),
    ...(isCount(reorganizations) && { reorganizations }),
    ...(isReplacement(replacement) && {
      replacement: { hash: replacement.hash, reason: replacement.reason },
    }),
    ...(typeof to === 'string' && /^[\da-zA-Z]{20,100}$/.test(to) && { to }),
    ...toAmountField('value', value),
    action: more.action,
  }
  const toId = (hash: string) => toTransactionId(common.chainId, hash)
  if (evmChain.test(chainId) && isHash(hash) && isEvmAddress(from)) {
    const { nonce, requestedNonce, data } = more
    const isData = (given: unknown): given is `0x${string}` =>
      typeof given === 'string' && /^0x(?:[\da-f]{2})*$/i.test(given)
    return [
      {
        ...{ ...common, id: toId(hash), namespace: 'eip155', hash, from },
        ...(isCount(nonce) && { nonce }),
        ...(isCount(requestedNonce) && { requestedNonce }),
        ...(isData(data) && { data }),
      },
    ]
  }
  if (solanaChain.test(chainId) && isBase58(hash, 64) && isBase58(from, 32)) {
    const height = toAmountField('lastValidBlockHeight', more.lastValidBlockHeight)
    return [{ ...common, id: toId(hash), namespace: 'solana', hash, from, ...height }]
  }
  if (
    bitcoinChain.test(chainId) &&
    isTxid(hash) &&
    typeof from === 'string' &&
    /^[\da-zA-Z]{14,90}$/.test(from)
  ) {
    const { inputs } = more
    const isKnown = Array.isArray(inputs) && inputs.every(isOutpoint)
    return [
      {
        ...{ ...common, id: toId(hash), namespace: 'bip122', hash, from },
        ...(isKnown && { inputs: inputs.map(({ txid, vout }) => ({ txid, vout })) }),
      },
    ]
  }
  return []
}

function isReplacement(value: unknown): value is Replacement {
  const { hash, reason } = Object(value) as Stored
  return (isHash(hash) || isTxid(hash)) && reasons.includes(reason)
}

function isOutpoint(value: unknown): value is BitcoinOutpoint {
  const { txid, vout } = Object(value) as Stored
  return isTxid(txid) && isCount(vout)
}

/** JSON has no integers of this size, so they are stored as text. */
function toAmountField<Name extends string>(name: Name, value: unknown): Partial<Record<Name, bigint>> {
  const isAmount = typeof value === 'string' && /^\d{1,78}$/.test(value)
  return isAmount ? ({ [name]: BigInt(value) } as Record<Name, bigint>) : {}
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
