import type { RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Histories } from '../../data/history/openHistory.js'
import type { Names } from '../../data/names/openNames.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { Catalogue } from '../../server/catalogue/openCatalogue.js'
import type { Services } from '../openServices.js'

/** Time after which Redis that fails is worth another try. */
const busRetrySeconds = 5

/** Composes what the features declare, and what has no other configuration than a setting. */
export function composeCapabilities({
  settings: { publicUrl, eventsUrl },
  rpcProxy,
  history,
  names,
  services,
  catalogue,
  isBusReady,
}: {
  readonly settings: Pick<FullSettings, 'publicUrl' | 'eventsUrl'>
  readonly rpcProxy: Pick<RpcProxy, 'capabilities'>
  readonly history: Pick<Histories, 'capabilities'>
  readonly names: Pick<Names, 'capabilities'>
  readonly services: Pick<Services, 'capabilities'>
  readonly catalogue: Pick<Catalogue, 'list'>
  /** Whether the nodes of the relay are connected. */
  readonly isBusReady: () => boolean
}): CapabilityParts {
  const [url] = publicUrl
  return {
    chains: { ...rpcProxy.capabilities, ...history.capabilities, ...services.capabilities.chains },
    server: {
      ...names.capabilities,
      ...services.capabilities.server,
      relay: () => ({
        ...toStatus(isBusReady() ? undefined : busRetrySeconds),
        ...(url !== undefined && { url: url.replace(/^http/, 'ws').replace(/\/+$/, '') }),
      }),
      walletDirectory: () => (catalogue.list().length > 0 ? toStatus(undefined) : unsupported),
      images: () => toStatus(undefined),
      events: () => (eventsUrl === undefined ? unsupported : toStatus(undefined)),
    },
  }
}
