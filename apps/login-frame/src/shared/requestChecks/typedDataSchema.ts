import type { TypedData } from '@latchkit/core/ports'
import * as z from 'zod/mini'

const text = z.string()

/**
 * Schema of typed data (EIP-712). Its values are checked when they are hashed.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export const typedDataSchema: z.ZodMiniType<TypedData> = z.object({
  domain: z.record(text, z.unknown()),
  types: z.record(text, z.array(z.object({ name: text, type: text }))),
  primaryType: text,
  message: z.record(text, z.unknown()),
})
