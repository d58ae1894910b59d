import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'

/** An address, in any case. */
export const address: z.ZodMiniType<Address> = z.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value),
  'is not an address',
)

/** Bytes in hex. */
export const bytes: z.ZodMiniType<Hex> = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value),
  'is not hex data',
)

/** A number in hex without leading zeros. */
export const quantity: z.ZodMiniType<Hex> = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]*)$/i.test(value),
  'is not a 0x-prefixed quantity',
)

/**
 * A chain id as in EIP-3085 and EIP-3326: hex, without leading zeros, from 1 to 2^53 - 1.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3085
 * @see https://eips.ethereum.org/EIPS/eip-3326
 */
export const chainId: z.ZodMiniType<Hex> = quantity.check(
  z.refine((value) => Number(value) >= 1 && Number.isSafeInteger(Number(value)), 'is not a chain id'),
)

/**
 * Parses a method's parameters.
 *
 * @throws ProviderRpcError -32602 that names the first invalid path.
 */
export function parseParams<output>(schema: z.ZodMiniType<output>, params: unknown): output {
  const result = z.safeParse(schema, params, { error: () => 'is wrong' })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const place = ['params', ...(issue?.path ?? [])].join('.')
  throw createInvalidParamsError(`${place} ${issue?.message}`)
}

/** Creates the error -32602. */
export function createInvalidParamsError(message: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.invalidParams, `Invalid parameters: ${message}.`)
}
