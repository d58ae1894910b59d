import type { FieldName } from '../copy/Copy.js'
import type { ApprovalModel, ModelField } from './ApprovalModel.js'

/**
 * The fields that only experts read. None of them says what the account gives, to whom, or what the network takes: a user who does not open
 * them has seen all that the approval means, as far as it is known.
 */
const detailNames: ReadonlySet<FieldName> = new Set([
  ...(['accountContract', 'chainId', 'data', 'method', 'nonce', 'payer', 'tokenAddress', 'version'] as const),
])

/** The lines of a request, and those that are folded. */
export type SplitFields = { readonly shown: readonly ModelField[]; readonly folded: readonly ModelField[] }

/** Separates the fields that everyone must read from the others. */
export function splitFields(fields: readonly ModelField[]): SplitFields {
  const isFolded = ({ name }: ModelField) => detailNames.has(name)
  return { shown: fields.filter((field) => !isFolded(field)), folded: fields.filter(isFolded) }
}

/** Returns the amount that is sent, which is the headline of a transfer; `undefined` for other requests. */
export function findSentAmount({
  title,
  fields,
}: Pick<ApprovalModel, 'title' | 'fields'>):
  | { readonly text: string; readonly usd: number | undefined }
  | undefined {
  if (title.name !== 'send' && title.name !== 'sendToken') return undefined
  const { value, usd } = fields.find(({ name }) => name === 'amount') ?? {}
  return typeof value === 'string' ? { text: value, usd } : undefined
}
