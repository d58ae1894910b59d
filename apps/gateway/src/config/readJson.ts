import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { GatewayError } from '../GatewayError.js'
import { expectShape } from './expectShape.js'

/**
 * Reads a file of JSON of a known shape.
 *
 * @throws GatewayError that says why it cannot be read, or names every wrong field.
 */
export function readJson<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = orExplain(`${file} cannot be read`, () => readFileSync(file, 'utf8'))
  return expectShape(
    file,
    orExplain(`${file} is not JSON`, () => JSON.parse(text)),
    schema,
  )
}

function orExplain<Result>(what: string, run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    throw new GatewayError(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
