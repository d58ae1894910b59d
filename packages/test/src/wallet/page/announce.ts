import type { WalletControl } from '../control.js'
import { createUuid } from './createUuid.js'

/**
 * Announces a wallet on a page (EIP-6963).
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export type Announcer = {
  /** As often as the state's `announces` says. */
  readonly announce: () => void
  /** Once, whatever the state is. */
  readonly announceOnce: () => void
}

/** Creates the announcer of a wallet; `rdns` is its reverse domain name. */
export function createAnnouncer(page: EventTarget, rdns: string, control: () => WalletControl): Announcer {
  // EIP-6963: one uuid per wallet and page load. The second belongs to the wallet that announces itself twice.
  const uuid = createUuid()
  const secondUuid = createUuid()

  function dispatch(id: string): void {
    const { provider, state } = control()
    const info = Object.freeze({ uuid: id, name: state.name, icon: state.icon, rdns })
    const detail = Object.freeze({ info, provider })
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }

  return {
    announceOnce: () => dispatch(uuid),
    announce() {
      const { announces } = control().state
      if (announces === 'never') return
      dispatch(uuid)
      if (announces === 'twice') dispatch(secondUuid)
    },
  }
}
