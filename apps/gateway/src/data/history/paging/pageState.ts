import * as z from 'zod/mini'
import { parseJson } from '../../../foundation/parseJson.js'
import { SourceError } from '../../sources/BalanceSource.js'

/** The parameters of a page. Empty for the first page. */
export type PageParams = Readonly<Record<string, string>>

/** Where both lists of an account continue; `null` at the end of a list. */
export type PageState = { readonly transactions: PageParams | null; readonly transfers: PageParams | null }

/** The first pages. */
const firstPages: PageState = { transactions: {}, transfers: {} }

const maxParams = 20
const paramsSchema = z
  .record(z.string().check(z.regex(/^[A-Za-z_]{1,40}$/)), z.string().check(z.maxLength(200)))
  .check(z.refine((params) => Object.keys(params).length <= maxParams))
const stateSchema = z.tuple([z.nullable(paramsSchema), z.nullable(paramsSchema)])
const maxCharacters = 2_000

/**
 * Converts `next_page_params` of an answer to parameters of the next page. Empty fields are left out, as in the queries of
 * Blockscout's own app.
 *
 * @throws SourceError if they are not flat, or too large for a cursor.
 */
export function toPageParams(value: unknown): PageParams {
  const fields = Object.entries(value instanceof Object ? value : {}).flatMap(([name, field]) =>
    field === null || field === '' ? [] : [[name, toParameterText(field)] as const],
  )
  const result = paramsSchema.safeParse(Object.fromEntries(fields))
  // Without parameters, the first page would be read again and again.
  if (!result.success || fields.length === 0)
    throw new SourceError('the service answers with an unknown next page')
  return result.data
}

/** Parses parameters from a request, which are untrusted. Returns `undefined` for invalid ones. */
export function parsePageParams(value: unknown): PageParams | undefined {
  return paramsSchema.safeParse(value).data
}

function toParameterText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

/** Converts a state to the form in cursors; `undefined` if it is too long. */
export function toPageText({ transactions, transfers }: PageState): string | undefined {
  const text = JSON.stringify([transactions, transfers])
  return text.length <= maxCharacters ? text : undefined
}

/** Parses the form in cursors, which is untrusted. Returns the first pages for an invalid one. */
export function parsePageText(text: string | undefined): PageState {
  const result = stateSchema.safeParse(parseJson(text ?? '').value)
  return result.success ? { transactions: result.data[0], transfers: result.data[1] } : firstPages
}
