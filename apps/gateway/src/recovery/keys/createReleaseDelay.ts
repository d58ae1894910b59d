import type { WalletAddresses } from '@latchkit/login-api'
import { getAddress } from 'viem/utils'
import { HttpError } from '../../server/http/HttpError.js'
import { RetryLaterError } from '../../server/limits/RetryLaterError.js'
import type { StoredLink } from '../links/createLinkStore.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import type { StoredKey } from './createRecoveryKeyStore.js'
import { sendToKnown } from './sendToKnown.js'

/**
 * Delays the first release of a key to a device. A login with an account always waits: an attacker who has the user log in on a device of the
 * attacker has no other hurdle. A confirmed link of a mail waits only with the setting of the operator.
 */
export type ReleaseDelay = {
  /** Begins the delay of a device, or checks it. @throws HttpError unless the key can be released now. */
  readonly check: (link: StoredLink, stored: StoredKey, addresses: WalletAddresses) => Promise<void>
  /** Uses the delay up. @throws HttpError 403 `not_recoverable` if the user has refused meanwhile. */
  readonly take: (link: StoredLink, addresses: WalletAddresses) => Promise<void>
}

const dayMs = 24 * 3_600_000
const maxStarted = 3

/** Creates the delay of releases. */
export function createReleaseDelay(context: RecoveryContext): ReleaseDelay {
  const { delayedReleases: delayed, releaseDelays, publicUrl, cipher, limiter, mails, now } = context

  /** The mail comes before the delay: the user can refuse only what a mail has announced. */
  async function start(link: StoredLink, stored: StoredKey, { eip155 }: WalletAddresses): Promise<void> {
    const key = cipher.hash(`delay\n${eip155.toLowerCase()}`)
    const ms = await limiter.take({ key, max: maxStarted, windowMs: dayMs })
    if (ms > 0)
      throw new RetryLaterError(
        'limit',
        'Three devices requested the key of the wallet in the last 24 hours.',
        ms,
      )
    const token = await delayed.create(eip155, link, releaseDelays[link.type])
    if (token === undefined) return
    const url = `${publicUrl}/recovery/refuse?token=${token}`
    try {
      await sendToKnown(context, link, stored, (to) => mails.sendDelay(to, link, getAddress(eip155), url))
    } catch (error) {
      await delayed.remove(eip155, link.jkt)
      throw error
    }
  }

  return {
    async check(link, stored, addresses) {
      if (releaseDelays[link.type] === 0) return
      const { eip155 } = addresses
      const found = await delayed.find(eip155, link.jkt)
      if (!found) await start(link, stored, addresses)
      const release = found ?? (await delayed.find(eip155, link.jkt))
      if (!release || release.isRefused) throw refused()
      if (release.releaseAt > now())
        throw new RetryLaterError(
          'recovery_delayed',
          'The wallet can be recovered on this device later, or when the user allows it on a device that has the wallet.',
          release.releaseAt - now(),
        )
    },
    async take(link, { eip155 }) {
      if (releaseDelays[link.type] === 0) return
      if (!(await delayed.take(eip155, link.jkt))) throw refused()
    },
  }
}

const refused = () =>
  new HttpError(403, 'not_recoverable', 'The recovery of the wallet on this device was refused by the user.')
