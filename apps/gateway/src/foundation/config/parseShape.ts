import * as z from 'zod/mini'
import { describeIssue } from '../describeIssue.js'
import { GatewayError } from '../GatewayError.js'

/**
 * Parses a value with a schema.
 *
 * @param name Name of the value in the error message, such as the path of its file.
 * @throws GatewayError that names every invalid field.
 */
export function parseShape<Schema extends z.core.$ZodType>(
  name: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new GatewayError(`${name} is invalid: ${result.error.issues.map(describeIssue).join('; ')}.`)
}
