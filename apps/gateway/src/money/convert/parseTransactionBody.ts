import type { SwapTransactionRequest } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { describeIssue } from '../../foundation/describeIssue.js'
import { parseJson } from '../../foundation/parseJson.js'
import { HttpError } from '../../server/http/HttpError.js'

const text = z.string().check(z.maxLength(500))
const seconds = z.int().check(z.gte(0), z.lte(100_000_000_000))

/** Ids and amounts are parsed later, for errors with their field. */
const fields = z.object({
  projectId: text,
  amount: text,
  from: text,
  to: text,
  userAddress: text,
  recipient: z.optional(text),
  source: z.optional(text),
  swapMode: z.optional(z.enum(['exactIn', 'exactOut'])),
  slippageBps: z.optional(z.int().check(z.gte(0), z.lte(5_000))),
  minToAmount: z.optional(text),
  maxFromAmount: z.optional(text),
  deadline: z.optional(seconds),
})

const evmFields = z.extend(fields, {
  eip155: z.object({
    slippage: z.int().check(z.gte(0), z.lte(50)),
    permit: z.optional(z.string().check(z.maxLength(2_000))),
    permit2: z.optional(z.string().check(z.maxLength(10_000))),
  }),
  disableEstimate: z.optional(z.boolean()),
})

/**
 * Parses the body of `POST /v1/convert/build-transaction`.
 *
 * @throws HttpError 422 for a body of another shape.
 */
export function parseTransactionBody(json: string): SwapTransactionRequest {
  const { value } = parseJson(json)
  const shared = fields.safeParse(value)
  const schema: z.ZodMiniType<SwapTransactionRequest> =
    shared.success && shared.data.from.startsWith('solana:') ? fields : evmFields
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(describeIssue).join('; ')
  throw new HttpError(422, '', `The body is invalid: ${issues}`)
}
