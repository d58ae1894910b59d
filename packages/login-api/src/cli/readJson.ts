import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { CommandError } from './CommandError.js'

/**
 * Reads a JSON file.
 *
 * @param what What it must contain.
 * @throws CommandError without its content, which can be a secret.
 */
export function readJson<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  what: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new CommandError(`${file} must be a file with ${what}.`, { cause })
  }
}
