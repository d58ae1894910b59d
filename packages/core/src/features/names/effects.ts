import type { Effects } from '../../engine/machine.js'
import type { KitContext } from '../../engine/types.js'
import { LatchkitError } from '../../foundation/errors/base.js'
import { NameReadError, NameRegistrationError } from '../../foundation/errors/names.js'
import type { NameRegistry } from '../../ports/NameRegistry.js'
import { toReason } from './toReason.js'
import type { NamesEffect, NamesEvent } from './types.js'

/** The effects, which ask the server of the names. */
export const effects: Effects<NamesEffect, NamesEvent, Pick<KitContext, 'dataApi'>> = {
  async loadZone(_, { dataApi, signal }) {
    try {
      const [zone = null] = (await (await load(dataApi))?.getZones({ signal })) ?? []
      return { type: 'zoneLoaded', zone }
    } catch (error) {
      // The server does not have this endpoint, or has no names. Otherwise, the suggestions report the failure.
      const hasNone = error instanceof LatchkitError && error.code === 'service-response'
      return hasNone ? { type: 'zoneLoaded', zone: null } : undefined
    }
  },
  async suggest({ label }, { dataApi, signal }) {
    try {
      const service = await load(dataApi)
      const suggestions = (await service?.getSuggestions({ name: label, signal })) ?? []
      return { type: 'lookedUp', label, suggestions }
    } catch (cause) {
      return { type: 'lookupFailed', label, error: new NameReadError({ of: 'suggestions', cause }) }
    }
  },
  async register({ request, signature }, { dataApi, signal }) {
    const { id, name, message, coinType, address } = request
    try {
      const service = await load(dataApi)
      await service?.register({ message, signature, coinType, address, signal })
      return { type: 'registered', id }
    } catch (cause) {
      const error = new NameRegistrationError({ name, reason: toReason(cause), cause })
      return { type: 'registerFailed', id, error }
    }
  },
}

/** Names are only read and registered with a data API that has them. */
async function load(dataApi: KitContext['dataApi']): Promise<NameRegistry | undefined> {
  return dataApi?.loadNames?.()
}
