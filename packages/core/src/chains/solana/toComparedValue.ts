import { field } from '../../foundation/encoding/field.js'

/** Returns the part of a result in which nodes must agree: not its slot, nor the order of accounts. */
export function toComparedValue(result: unknown): unknown {
  const value = field(result, 'context') === undefined ? result : field(result, 'value')
  if (!Array.isArray(value)) return value
  const toKey = (account: unknown) => String(field(account, 'pubkey'))
  return [...value].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
}
