import * as z from 'zod/mini'
import type { StandardAccount } from './standardWallet.js'

/** Bytes of any realm. */
export const bytes: z.ZodMiniType<Uint8Array> = z.pipe(
  z.custom<Uint8Array>(
    // Also a Buffer, which web3.js returns in browsers.
    (value) => Object.prototype.toString.call(value) === '[object Uint8Array]',
    'is not a Uint8Array',
  ),
  z.transform((value) => Uint8Array.from(value)),
)

/** An account of the wallet, as passed by an app. */
export const account: z.ZodMiniType<Pick<StandardAccount, 'address'>> = z.looseObject({
  address: z.string('is not an account'),
})
