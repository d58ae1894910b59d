import type { Config } from '../../../config/config.js'
import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { storedPaymentMs, storedPaymentsMax } from '../../../foundation/limits.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Storage } from '../../../ports/Storage.js'
import { toAmountText } from '../amount/parseAmount.js'
import { parsePayment } from './parsePayment.js'
import type { ExchangeSession, StoredPayment } from './types.js'

/** The key of the payments at exchanges, after the prefix and the kit's name. */
export const storedName = 'payments'

type Access = {
  readonly storage: Storage
  readonly config: Pick<Config, 'networkOf'>
  /** In ms since the epoch. */
  readonly now: number
}

/** Reads the payments at exchanges that are not settled, the newest first. Entries that are none are absent. Never throws. */
export function readPayments({ storage, config, now }: Access): readonly StoredPayment[] {
  const values = readItem(storage, `${prefix}${storedName}`, parseList) ?? []
  return values
    .flatMap((value) => toStoredPayment(value, config) ?? [])
    .filter(({ session }) => session.startedAt <= now && now - session.startedAt < storedPaymentMs)
    .sort((a, b) => b.session.startedAt - a.session.startedAt)
    .slice(0, storedPaymentsMax)
}

/** Adds a payment to the stored ones, which another tab may have changed. Never throws. */
export function writePayment(stored: StoredPayment, access: Access): void {
  const { sessionId } = stored.session
  const others = readPayments(access).filter(({ session }) => session.sessionId !== sessionId)
  write([stored, ...others], access)
}

/** Removes a payment that is settled. Never throws. */
export function removePayment(sessionId: string, access: Access): void {
  write(
    readPayments(access).filter(({ session }) => session.sessionId !== sessionId),
    access,
  )
}

function write(list: readonly StoredPayment[], { storage }: Access): void {
  const json = list.slice(0, storedPaymentsMax).map(({ payment, session }) => ({
    payment: { ...payment, amount: toAmountText(payment.amount, payment.asset.decimals) },
    session,
  }))
  writeItem(storage, `${prefix}${storedName}`, JSON.stringify(json))
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    // Truncated, or written by other code.
    return undefined
  }
}

function toStoredPayment(value: unknown, config: Pick<Config, 'networkOf'>): StoredPayment | undefined {
  const { payment, session } = toFields(value)
  const { id, amount, recipient, openInNewTab, payWithWallet, asset } = toFields(payment)
  const { id: assetId, name, symbol, decimals } = toFields(asset)
  const checked = parseExchangeSession(session)
  if (!checked || typeof id !== 'string' || id.length > 100) return undefined
  try {
    const parameters = {
      amount,
      recipient,
      openInNewTab,
      payWithWallet,
      asset: assetId,
      metadata: { name, symbol, decimals },
    }
    // It checks the type of each field.
    const parsed = parsePayment(parameters as Parameters<typeof parsePayment>[0], config)
    return { payment: { ...parsed, id, isInModal: false }, session: checked }
  } catch {
    return undefined
  }
}

function parseExchangeSession(value: unknown): ExchangeSession | undefined {
  const { exchange, sessionId, url, startedAt } = toFields(value)
  const { id, name } = toFields(exchange)
  if (typeof id !== 'string' || !/^[a-z\d_-]{1,64}$/.test(id)) return undefined
  if (typeof name !== 'string' || name.length > 100) return undefined
  if (typeof sessionId !== 'string' || !/^[\da-f]{32}$/.test(sessionId)) return undefined
  if (typeof url !== 'string' || !isWebUrl(url) || !Number.isSafeInteger(startedAt)) return undefined
  return { exchange: { id, name }, sessionId, url, startedAt: Number(startedAt) }
}

const toFields = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value : {}
