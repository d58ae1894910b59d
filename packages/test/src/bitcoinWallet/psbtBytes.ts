import { base64, hex } from '@scure/base'
import * as z from 'zod/mini'

/** Creates a schema of a PSBT as text. */
export function psbtBytes(coding: 'hex' | 'base64'): z.ZodMiniType<Uint8Array, string> {
  const codec = coding === 'hex' ? hex : base64
  const decode = (text: string) => {
    try {
      return codec.decode(text)
    } catch {
      return undefined
    }
  }
  return z.pipe(
    z.string().check(z.refine((text) => decode(text) !== undefined, `is not ${coding}`)),
    z.transform((text) => decode(text) ?? new Uint8Array()),
  )
}
