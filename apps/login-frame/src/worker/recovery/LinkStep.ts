import type { StoredLink } from '../storage/DeviceStorage.js'

/** A confirmed link, with which a wallet is created or recovered. */
export type LinkStep = {
  readonly link: StoredLink
  /** Stores what the recovery service has released: it does so once per link. */
  readonly saveLink: (link: StoredLink) => Promise<void>
}
