import * as z from 'zod/mini'
import { describeIssue } from '../describeIssue.js'
import { GatewayError } from '../GatewayError.js'

/**
 * Reads JSON of a known shape.
 *
 * @param what What it is, as the operator knows it: a file's path.
 * @throws GatewayError that names every wrong field.
 */
export function parseJson<Schema extends z.core.$ZodType>(
  what: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`${what} is not JSON: ${reason}`, { cause })
  }
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new GatewayError(`${what} is not right: ${result.error.issues.map(describeIssue).join('; ')}.`)
}
