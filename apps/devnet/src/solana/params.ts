import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'

/** A base58 address, or any other 32 bytes. */
export const address: z.ZodMiniType<string> = z
  .string()
  .check(z.refine((text) => decodes(text, 32), 'Invalid param: WrongSize'))

/** A transaction's base58 signature. */
export const signature: z.ZodMiniType<string> = z
  .string()
  .check(z.refine((text) => decodes(text, 64), 'Invalid param: WrongSize'))

/** A whole number. */
export const wholeNumber: z.ZodMiniType<number> = z.int()

/** The encoding of bytes. */
export const encoding: z.ZodMiniType<'base58' | 'base64' | 'jsonParsed'> = z.enum([
  'base58',
  'base64',
  'jsonParsed',
])

/**
 * Parses a method's parameters. Trailing ones, such as the options object, may be missing.
 *
 * @throws ProviderRpcError -32602, worded as in nodes
 */
export function parseParams<output>(schema: z.ZodMiniType<output>, params: readonly unknown[]): output {
  const result = z.safeParse(schema, params)
  if (result.success) return result.data
  throw createInvalidParamsError(result.error.issues[0]?.message ?? '')
}

/** Creates the error -32602. */
export function createInvalidParamsError(message: string): ProviderRpcError {
  return new ProviderRpcError(-32602, message.startsWith('Invalid') ? message : `Invalid params: ${message}.`)
}

/** Decodes base58 or base64. */
export function decodeBytes(text: string, coding: 'base58' | 'base64'): Uint8Array {
  try {
    return coding === 'base58' ? base58.decode(text) : base64.decode(text)
  } catch {
    throw createInvalidParamsError(`invalid ${coding} encoding`)
  }
}

function decodes(text: string, length: number): boolean {
  try {
    return base58.decode(text).length === length
  } catch {
    return false
  }
}
