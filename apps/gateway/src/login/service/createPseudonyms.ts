import { createHmac } from 'node:crypto'

/** Returns the pseudonym of an e-mail address, an IP address or a network, for limits and the audit log. */
export type ToPseudonym = (kind: 'email' | 'ip' | 'network', value: string) => string

/** @param key A stored pseudonym cannot be searched for an address without it. */
export function createPseudonyms(key: Buffer): ToPseudonym {
  return (kind, value) =>
    `${kind}:${createHmac('sha256', key)
      .update(JSON.stringify([kind, value]))
      .digest('base64url')
      .slice(0, 22)}`
}
