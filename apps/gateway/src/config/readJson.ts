import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { GatewayError } from '../GatewayError.js'
import { parseShape } from './parseShape.js'

/**
 * Reads a file of JSON of a known shape.
 *
 * @throws GatewayError that says why it cannot be read, or names every wrong field.
 */
export function readJson<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseShape(file, parse(file, read(file)), schema)
}

function read(file: string): string {
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

/** The message of `JSON.parse` quotes the text, which may hold a password: only the position is taken from it. */
function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const position = /at position \d+( \(line \d+ column \d+\))?/.exec(String(cause))?.[0]
    throw new GatewayError(`${file} is not JSON${position ? ` ${position}` : ''}.`)
  }
}
