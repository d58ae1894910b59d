import { isSolanaAddress } from './solanaAddress.js'

/** A payment as a link of Solana Pay. */
export type SolanaPaymentLink = {
  readonly recipient: string
  /** Amount of whole tokens as decimal text, such as `0.05`. */
  readonly amount: string
  /** The mint of an SPL token; absent for SOL. */
  readonly mint?: string | undefined
  /** Keys by which the payment is found on the chain. */
  readonly references: readonly string[]
}

const maxLength = 2_000
const maxReferences = 10
const texts = ['label', 'message', 'memo']

/** Returns the link of a payment: `solana:<recipient>?amount=…&spl-token=…&reference=…` (Solana Pay, transfer request). */
export function toSolanaPaymentLink({ recipient, amount, mint, references }: SolanaPaymentLink): string {
  const token = mint === undefined ? '' : `&spl-token=${mint}`
  return `solana:${recipient}?amount=${amount}${token}${references.map((one) => `&reference=${one}`).join('')}`
}

/**
 * Parses a link of Solana Pay, as untrusted input. Its texts for users are left out.
 *
 * @returns `undefined` for anything but a transfer with an amount: transaction requests, and repeated or unknown parameters.
 */
export function parseSolanaPaymentLink(text: string): SolanaPaymentLink | undefined {
  if (text.length > maxLength) return undefined
  const [, recipient, query] = /^solana:([1-9A-HJ-NP-Za-km-z]{32,44})\?([^#]+)$/.exec(text) ?? []
  if (!isSolanaAddress(recipient) || query === undefined) return undefined
  const entries = query.split('&').map((part) => part.split('='))
  if (entries.some((parts) => parts.length !== 2)) return undefined
  const get = (name: string) => entries.filter(([key]) => key === name).map(([, value = '']) => value)
  const [amount, ...otherAmounts] = get('amount')
  const [mint, ...otherMints] = get('spl-token')
  const references = get('reference')
  const known = ['amount', 'spl-token', 'reference', ...texts]
  if (otherAmounts.length > 0 || otherMints.length > 0 || references.length > maxReferences) return undefined
  if (entries.some(([key = '']) => !known.includes(key))) return undefined
  if (amount === undefined || !isAmount(amount)) return undefined
  if (mint !== undefined && !isSolanaAddress(mint)) return undefined
  if (!references.every((one) => isSolanaAddress(one))) return undefined
  return { recipient, amount, ...(mint !== undefined && { mint }), references }
}

/** A positive number without exponent. */
const isAmount = (text: string): boolean =>
  text.length <= 40 && /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && /[1-9]/.test(text)
