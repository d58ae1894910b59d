import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { GatewayError } from '../GatewayError.js'
import { parseShape } from './parseShape.js'

/**
 * Reads a JSON file and parses it with a schema.
 *
 * @throws GatewayError that states why the file cannot be read, or names every invalid field.
 */
export function readJson<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseShape(file, parseJsonFile(file, readText(file)), schema)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new GatewayError(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    )
  }
}

/** Parses JSON. Takes only the position from the error of `JSON.parse`, because its message quotes the text. */
function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const position = /at position \d+( \(line \d+ column \d+\))?/.exec(String(cause))?.[0]
    throw new GatewayError(`${file} is not JSON${position ? ` ${position}` : ''}.`)
  }
}
