import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { isPlainName } from './isPlainName.js'
import type { IdentityEffect, IdentityEvent } from './types.js'

/** The effects, which read identities from the data API. */
export const effects: Effects<IdentityEffect, IdentityEvent, Pick<KitContext, 'dataApi' | 'clock'>> = {
  async fetch({ address }, { dataApi, clock, signal }) {
    try {
      // The feature is installed only with a data API.
      const { name = '', avatar } = (await dataApi?.getIdentity({ address, signal })) ?? {}
      // An image without its name is not shown either.
      const identity = isPlainName(name) ? { name, ...(avatar !== undefined && { avatar }) } : {}
      return { type: 'loaded', address, identity, at: clock.now() }
    } catch {
      // Without a name, the address is shown: there is nothing to tell the user. It is read again later.
      return { type: 'loadFailed', address, at: clock.now() }
    }
  },
}
