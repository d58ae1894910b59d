import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Approval } from './types.js'

/** Returns the SHA-256 hash of all that an approval displays and signs, as hex. */
export function getDigest(approval: Approval): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(approval, toTagged))))
}

/** Values of different types have different texts, and the order of fields has no effect. */
function toTagged(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: bytesToHex(value) }
  if (typeof value === 'bigint') return { bigint: value.toString() }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
