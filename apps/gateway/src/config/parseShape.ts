import * as z from 'zod/mini'
import { describeIssue } from '../describeIssue.js'
import { GatewayError } from '../GatewayError.js'

/**
 * Takes a value for what its schema says it is.
 *
 * @param name What it is, as the operator knows it: a file's path.
 * @throws GatewayError that names every wrong field.
 */
export function parseShape<Schema extends z.core.$ZodType>(
  name: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new GatewayError(`${name} is not right: ${result.error.issues.map(describeIssue).join('; ')}.`)
}
