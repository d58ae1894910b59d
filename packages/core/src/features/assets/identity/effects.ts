import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readIdentity } from './readIdentity.js'
import type { IdentityEffect, IdentityEvent } from './types.js'

/** The effects, which read identities from the data API. */
export const effects: Effects<IdentityEffect, IdentityEvent, Pick<KitContext, 'dataApi' | 'clock'>> = {
  async fetch({ address }, { dataApi, clock, signal }) {
    try {
      const identity = await readIdentity(dataApi, { address, signal })
      return { type: 'loaded', address, identity, at: clock.now() }
    } catch {
      // Without a name, the address is shown: there is nothing to tell the user. It is read again later.
      return { type: 'loadFailed', address, at: clock.now() }
    }
  },
}
