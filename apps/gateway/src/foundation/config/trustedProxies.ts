import * as z from 'zod/mini'
import { compileTrust } from '../compileTrust.js'

const error =
  'a list of the addresses of your proxies: IP addresses, CIDR ranges, loopback, linklocal or uniquelocal (true is refused: every client could choose its own address)'

/** Schema of proxy addresses, as a list or separated by commas. `false` and an empty list mean that there is no proxy. */
export const trustedProxies = z.pipe(
  z.pipe(
    z.union([z.literal(false), z.string(), z.array(z.string())], { error }),
    z.transform((value) => {
      if (typeof value === 'object') return value
      return value === false || value === 'false' ? [] : value.split(',').map((entry) => entry.trim())
    }),
  ),
  z.array(z.string()).check(z.refine((list) => compileTrust(list) !== undefined, { error })),
)
