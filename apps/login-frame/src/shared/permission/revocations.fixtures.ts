import { encodeRevocation } from '@latchkit/permissions'
import type { Hex } from 'viem'
import type { UnsignedDelegation } from './UnsignedDelegation.js'

/** Returns the data of the transaction that revokes a delegation. */
export function encodeRevocationOf({ caveats, ...fields }: UnsignedDelegation): Hex {
  const full = caveats.map((caveat) => ({ ...caveat, args: '0x' as const }))
  return encodeRevocation({ ...fields, caveats: full, signature: `0x${'11'.repeat(65)}` })
}
