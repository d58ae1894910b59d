import {
  purchaseFollowMs,
  purchaseLookMs,
  purchaseQuickLooksMs,
  purchaseSlowLookMs,
  purchasesMax,
} from '../../../foundation/limits.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type {
  OnRampCurrency,
  OnRampNetwork,
  OnRampOptions,
  OnRampPayment,
  OnRampQuery,
  OnRampReport,
  OnRampStatus,
} from '../../../ports/OnRamp.js'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import type { OnRampForm, OnRampState, Purchase } from './types.js'

/** Decimals of the currencies of payments. */
export const paymentDecimals = 2

/** Next requirement of the form. `ready`: quotes can be read. */
export type OnRampCheck = 'loading' | 'add-amount' | 'incorrect-value' | 'below-min' | 'above-max' | 'ready'

/** Selection of the form among the options. */
export type OnRampSelection = {
  readonly currency: OnRampCurrency
  readonly network: OnRampNetwork
  readonly payment: OnRampPayment
}

/** Returns the networks of a currency that an account can receive on: the networks of its namespace, its own chain first. */
export function getNetworks({ networks }: OnRampCurrency, { of }: OnRampForm): readonly OnRampNetwork[] {
  const own = networks.filter(({ chainId }) => namespaceOf(chainId) === namespaceOf(of.chainId))
  const isCurrent = ({ chainId }: OnRampNetwork) => chainId === of.chainId
  return [...own.filter(isCurrent), ...own.filter((network) => !isCurrent(network))]
}

/** Returns what the form selects; `undefined` if the account can receive none of the currencies. */
export function select(
  form: OnRampForm,
  { currencies, payments }: OnRampOptions,
): OnRampSelection | undefined {
  const choices = currencies.flatMap((currency) =>
    getNetworks(currency, form).map((network) => ({ currency, network })),
  )
  const isChain = ({ network }: (typeof choices)[number]) =>
    network.chainId === (form.chainId ?? form.of.chainId)
  const ofSymbol = choices.filter(({ currency }) => currency.symbol === form.symbol)
  const found = ofSymbol.find(isChain) ?? ofSymbol[0] ?? choices.find(isChain) ?? choices[0]
  const payment = payments.find(({ id }) => id === form.payment) ?? payments[0]
  return found && payment && { ...found, payment }
}

/** Returns the lowest and the highest payment, in hundredths, over all methods. */
export function getLimits({
  limits,
}: OnRampPayment): { readonly min: bigint; readonly max: bigint } | undefined {
  const toCents = (text: string) => parseAmount(text, paymentDecimals)
  const all = limits.flatMap((limit) => {
    const [min, max] = [toCents(limit.min), toCents(limit.max)]
    return min !== undefined && max !== undefined ? [{ min, max }] : []
  })
  if (all.length === 0) return undefined
  const inOrder = (values: readonly bigint[]) => [...values].sort((a, b) => (a < b ? -1 : 1))
  const [min = 0n] = inOrder(all.map((limit) => limit.min))
  const max = inOrder(all.map((limit) => limit.max)).at(-1) ?? min
  return { min, max }
}

/**
 * Returns up to three round amounts within the limits: 5, 10 and 25 times the power of ten below the minimum, such as $50, $100 and
 * $250 from a minimum of $10.
 */
export function getSuggestedAmounts({
  min,
  max,
}: {
  readonly min: bigint
  readonly max: bigint
}): readonly bigint[] {
  const unit = 10n ** BigInt(Math.max(2, String(min).length - 1))
  return [5n, 10n, 25n].map((factor) => factor * unit).filter((amount) => amount >= min && amount <= max)
}

/** Returns what the form needs next. */
export function checkForm({ amount }: OnRampForm, selection: OnRampSelection | undefined): OnRampCheck {
  if (!selection) return 'loading'
  if (amount === '') return 'add-amount'
  const cents = parseAmount(amount, paymentDecimals)
  if (cents === undefined) return 'incorrect-value'
  if (cents === 0n) return 'add-amount'
  const limits = getLimits(selection.payment)
  if (limits && cents < limits.min) return 'below-min'
  return limits && cents > limits.max ? 'above-max' : 'ready'
}

/** Returns what the providers are asked for; `undefined` if the form is incomplete. */
export function toQuery({ form, options }: Pick<OnRampState, 'form' | 'options'>): OnRampQuery | undefined {
  if (!form || options.status !== 'ready') return undefined
  const selection = select(form, options.value)
  const cents = parseAmount(form.amount, paymentDecimals)
  if (!selection || cents === undefined || checkForm(form, selection) !== 'ready') return undefined
  const { currency, network, payment } = selection
  return {
    symbol: currency.symbol,
    network: network.id,
    payment: payment.id,
    amount: toAmountText(cents, paymentDecimals),
    address: form.of.address,
    ...(form.country !== undefined && { country: form.country }),
  }
}

/** Whether two queries ask for the same. */
export function isSameQuery(a: OnRampQuery | undefined, b: OnRampQuery | undefined): boolean {
  if (!a || !b) return a === b
  const fields = ['symbol', 'network', 'payment', 'amount', 'address', 'country'] as const
  return fields.every((field) => a[field] === b[field])
}

const finalStatuses: readonly OnRampStatus[] = ['completed', 'declined', 'failed', 'expired']

/** Whether the purchase is over. */
export const isOver = ({ status }: Pick<Purchase, 'status'>): boolean => finalStatuses.includes(status)

/** Whether the server is asked for a purchase. */
export const shouldFollow = (purchase: Purchase, now: number): boolean =>
  purchase.isFollowed && !isOver(purchase) && now - purchase.startedAt < purchaseFollowMs

/** Returns the delay before the server is asked again. */
export const getLookDelay = ({ startedAt }: Purchase, now: number): number =>
  now - startedAt < purchaseQuickLooksMs ? purchaseLookMs : purchaseSlowLookMs

/** Returns the purchase after a report, which never takes it back. */
export function applyReport(purchase: Purchase, report: OnRampReport): Purchase {
  const { status, amount, transactionHash } = report
  const isBack = getRank(status) < getRank(purchase.status)
  const isSame =
    status === purchase.status &&
    (amount ?? purchase.amount) === purchase.amount &&
    (transactionHash ?? purchase.transactionHash) === purchase.transactionHash
  if (isOver(purchase) || isBack || isSame) return purchase
  return {
    ...purchase,
    status,
    ...(amount !== undefined && { amount }),
    ...(transactionHash !== undefined && { transactionHash }),
  }
}

/** Joins two lists, of which each can be ahead of the other: the newest first, and at most 50. */
export function mergePurchases(list: readonly Purchase[], others: readonly Purchase[]): readonly Purchase[] {
  const byId = new Map(list.map((purchase) => [purchase.id, purchase]))
  for (const other of others) {
    const own = byId.get(other.id)
    if (!own || getRank(other.status) > getRank(own.status)) byId.set(other.id, other)
  }
  return [...byId.values()].sort((a, b) => b.startedAt - a.startedAt).slice(0, purchasesMax)
}

function getRank(status: OnRampStatus): number {
  if (status === 'created') return 0
  return status === 'processing' ? 1 : 2
}
