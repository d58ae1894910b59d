import type * as z from 'zod/mini'
import { SourceError } from '../../../data/sources/BalanceSource.js'
import type { JsonAnswer } from '../../../data/sources/requestJson.js'

/** Returns the value of an answer. @throws SourceError if the status is 404, or the value has another shape. */
export function parseAnswer<Value>({ status, value }: JsonAnswer, schema: z.ZodMiniType<Value>): Value {
  if (status !== 200) throw new SourceError(`the service answers with HTTP ${status}`)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new SourceError(`the answer of the service is invalid at ${result.error.issues[0]?.path.join('.')}`)
}
