import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import type { CapabilitiesEffect, CapabilitiesEvent } from './types.js'

/** The effects, which ask the data API. */
export const effects: Effects<
  CapabilitiesEffect,
  CapabilitiesEvent,
  Pick<KitContext, 'dataApi' | 'clock'>
> = {
  async fetch(_, { dataApi, clock, signal }) {
    try {
      const capabilities = (await dataApi?.getCapabilities?.({ signal })) ?? {}
      return { type: 'loaded', capabilities, at: clock.now() }
    } catch {
      // What the server can do stays unknown: nothing is hidden, and there is nothing to tell the user.
      return { type: 'loadFailed', at: clock.now() }
    }
  },
}
