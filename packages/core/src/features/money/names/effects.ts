import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NameReadError, NameRegistrationError } from '../../../foundation/errors/names.js'
import type { NameRegistry } from '../../../ports/NameRegistry.js'
import { toReason } from './toReason.js'
import type { NameRequest, NamesEffect, NamesEvent } from './types.js'

/** The effects, which ask the server of the names. */
export const effects: Effects<NamesEffect, NamesEvent, Pick<KitContext, 'dataApi'>> = {
  async loadZone(_, { dataApi, signal }) {
    try {
      const [zone = null] = (await (await loadRegistry(dataApi))?.getZones({ signal })) ?? []
      return { type: 'zoneLoaded', zone }
    } catch (error) {
      // The server does not have this endpoint, or has no names. Otherwise, the suggestions report the failure.
      const hasNone = error instanceof LatchkitError && error.code === 'service-response'
      return hasNone ? { type: 'zoneLoaded', zone: null } : undefined
    }
  },
  async suggest({ label }, { dataApi, signal }) {
    try {
      const service = await loadRegistry(dataApi)
      const suggestions = (await service?.getSuggestions({ name: label, signal })) ?? []
      return { type: 'lookedUp', label, suggestions }
    } catch (cause) {
      return { type: 'lookupFailed', label, error: new NameReadError({ of: 'suggestions', cause }) }
    }
  },
  async prepare({ request }, { dataApi, signal }) {
    const { id, name, attributes, address, chainId } = request
    try {
      const change = { type: 'register', name, attributes } as const
      const service = await loadRegistry(dataApi)
      const typedData = await service?.prepareChange({ change, address, chainId, signal })
      if (typedData) return { type: 'prepared', id, typedData }
      return toFailed(request, new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' }))
    } catch (cause) {
      return toFailed(request, cause)
    }
  },
  async register({ request, signature }, { dataApi, signal }) {
    const { id, typedData, coinType, address } = request
    try {
      const service = await loadRegistry(dataApi)
      await service?.register({ typedData, signature, coinType, address, signal })
      return { type: 'registered', id }
    } catch (cause) {
      return toFailed(request, cause)
    }
  },
}

function toFailed({ id, name }: NameRequest, cause: unknown): NamesEvent {
  return {
    type: 'registerFailed',
    id,
    error: new NameRegistrationError({ name, reason: toReason(cause), cause }),
  }
}

/** Names are only read and registered with a data API that has them. */
async function loadRegistry(dataApi: KitContext['dataApi']): Promise<NameRegistry | undefined> {
  return dataApi?.loadNames?.()
}
