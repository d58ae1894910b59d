import * as z from 'zod/mini'
import type { StandardAccount } from './standardWallet.js'

/** Bytes, of whatever realm. */
export const bytes: z.ZodMiniType<Uint8Array> = z.pipe(
  z.custom<Uint8Array>(
    // Of a Buffer too, which web3.js gives in browsers.
    (value) => Object.prototype.toString.call(value) === '[object Uint8Array]',
    'is not a Uint8Array',
  ),
  z.transform((value) => Uint8Array.from(value)),
)

/** One of the wallet's accounts, as a page hands it back. */
export const account: z.ZodMiniType<Pick<StandardAccount, 'address'>> = z.looseObject({
  address: z.string('is not an account'),
})
