import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { purchasesMax } from '../../../foundation/limits.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { safeImageUrl } from '../../../foundation/schema/url.js'
import type { OnRampStatus } from '../../../ports/OnRamp.js'
import type { Storage } from '../../../ports/Storage.js'
import { mergePurchases } from './rules.js'
import type { Purchase } from './types.js'

/** The key of the purchases, after the prefix and the kit's name. */
export const storedName = 'purchases'

const statuses: readonly OnRampStatus[] = [
  'created',
  'processing',
  'completed',
  'declined',
  'failed',
  'expired',
]

/** Reads the stored purchases. Entries that are none are absent. Never throws. */
export function readPurchases(storage: Storage): readonly Purchase[] {
  return readItem(storage, `${prefix}${storedName}`, parseStoredPurchases) ?? []
}

/** Adds one purchase to the stored ones, which another tab may have changed. Never throws. */
export function writePurchase(storage: Storage, purchase: Purchase): void {
  const list = mergePurchases(readPurchases(storage), [purchase])
  writeItem(storage, `${prefix}${storedName}`, JSON.stringify(list))
}

function parseStoredPurchases(text: string): readonly Purchase[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
  }
  return Array.isArray(value)
    ? value.slice(0, purchasesMax).flatMap((one) => toPurchase(one) ?? [])
    : undefined
}

function toPurchase(value: unknown): Purchase | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Partial<Record<string, unknown>>
  const { id, isFollowed, chainId, address, symbol, amount, payment, paid, status, startedAt } = fields
  const provider = toProvider(fields.provider)
  const known = statuses.find((one) => one === status)
  if (!isText(id, /^[\w-]{1,100}$/) || !provider || !known) return undefined
  if (typeof chainId !== 'string' || !isCaipNetworkId(chainId)) return undefined
  if (!isText(address, /^\w{1,100}$/) || !isText(symbol, /^[\w.-]{1,40}$/)) return undefined
  if (!isText(payment, /^[\w.-]{1,40}$/) || !isText(paid, decimal)) return undefined
  if (!Number.isSafeInteger(startedAt) || Number(startedAt) < 0) return undefined
  const { transactionHash } = fields
  return {
    ...{ id, provider, address, symbol, payment, paid, status: known },
    isFollowed: isFollowed === true,
    chainId: chainId as CaipNetworkId,
    startedAt: Number(startedAt),
    ...(isText(amount, decimal) && { amount }),
    ...(isText(transactionHash, /^\w{32,130}$/) && { transactionHash }),
  }
}

const decimal = /^\d{1,30}(?:\.\d{1,30})?$/

function toProvider(value: unknown): Purchase['provider'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, icon } = value as Partial<Record<string, unknown>>
  if (!isText(id, /^[\w-]{1,50}$/) || typeof name !== 'string') return undefined
  const image = safeImageUrl(icon)
  return { id, name: cleanName(name), ...(image !== undefined && { icon: image }) }
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)
