import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { CapabilitiesEffect, CapabilitiesEvent } from './types.js'

/** The effects, which ask the data API. Its answer about another login frame than the kit's is left out. */
export const effects: Effects<
  CapabilitiesEffect,
  CapabilitiesEvent,
  Pick<KitContext, 'dataApi' | 'clock' | 'frame'>
> = {
  async fetch(_, { dataApi, clock, frame, signal }) {
    try {
      const { login, ...others } = (await dataApi?.getCapabilities?.({ signal })) ?? {}
      const capabilities = login && login.frameOrigin === frame?.origin ? { login, ...others } : others
      return { type: 'loaded', capabilities, at: clock.now() }
    } catch {
      // What the server can do stays unknown: nothing is hidden, and there is nothing to tell the user.
      return { type: 'loadFailed', at: clock.now() }
    }
  },
}
