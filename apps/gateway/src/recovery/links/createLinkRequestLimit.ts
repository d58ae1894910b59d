import type { ClientAddress } from '../../server/http/createClientAddress.js'
import { RetryLaterError } from '../../server/limits/RetryLaterError.js'
import type { RecoveryContext } from '../RecoveryContext.js'

/** The device that requests a link for an address. */
export type LinkRequester = {
  /** E-mail address in lower case. */
  readonly address: string
  /** Thumbprint of the device's key. */
  readonly jkt: string
  /** Prefix of its IP address. */
  readonly network: string
}

/**
 * Limits the links that are sent. Anybody can request links for any address, so the first limit of an address counts by device or network:
 * an attacker only uses up its own.
 */
export type LinkRequestLimit = {
  /** Counts a link: by IP address, then by address and device or network, then by address. @throws RetryLaterError */
  readonly take: (request: LinkRequester & { readonly client: ClientAddress }) => Promise<void>
  /** Remembers a device whose link was approved, and its network. */
  readonly addKnown: (request: LinkRequester) => Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const maxPerIp = 20
const maxPerSender = 5
/** Of all senders that are not known. */
const maxPerHour = 15
const maxPerDay = 40
const knownMs = 90 * dayMs

/** Creates the limit. */
export function createLinkRequestLimit({
  cipher,
  limiter,
}: Pick<RecoveryContext, 'cipher' | 'limiter'>): LinkRequestLimit {
  const toKey = (...parts: readonly string[]) => cipher.hash(['link', ...parts].join('\n'))
  const toKnownKey = (address: string, sender: string) => toKey('known', address, sender)

  function check(ms: number): void {
    if (ms > 0)
      throw new RetryLaterError(
        'retry_later',
        'Too many links were requested. Use the link of the last mail, or wait and try again.',
        ms,
      )
  }

  return {
    async take({ address, jkt, network, client }) {
      const isKnownDevice = await limiter.has(toKnownKey(address, jkt))
      const isKnown = isKnownDevice || (await limiter.has(toKnownKey(address, network)))
      if (!isKnownDevice && !client.isLocal)
        check(await limiter.take({ key: toKey('mail ip', client.ip), max: maxPerIp, windowMs: hourMs }))
      // A known device is counted apart from its network, which it may share with an attacker.
      const sender = isKnownDevice ? jkt : network
      const all = [
        { key: toKey('all hour', address), max: maxPerHour, windowMs: hourMs },
        { key: toKey('all day', address), max: maxPerDay, windowMs: dayMs },
      ]
      check(
        await limiter.takeAll([
          { key: toKey('sender', address, sender), max: maxPerSender, windowMs: hourMs },
          ...(isKnown ? [] : all),
        ]),
      )
    },
    async addKnown({ address, jkt, network }) {
      for (const sender of [jkt, network])
        await limiter.take({ key: toKnownKey(address, sender), max: 1, windowMs: knownMs })
    },
  }
}
