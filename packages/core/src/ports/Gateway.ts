import type { Network } from '../foundation/schema/network.js'
import type { CatalogueFactory } from './Catalogue.js'
import type { DataApiFactory } from './DataApi.js'
import type { LoginFactory } from './Frame.js'
import type { RelayFactory } from './Relay.js'
import type { SiweConfig, SiwxConfig } from './Siwx.js'

/** The options of a kit that a gateway can set. */
export type GatewayOptions = {
  readonly projectId?: string | undefined
  readonly networks: readonly [Network, ...Network[]]
  readonly defaultNetwork?: Network | undefined
  readonly relay?: RelayFactory | undefined
  readonly login?: LoginFactory | undefined
  readonly catalogue?: CatalogueFactory | undefined
  readonly dataApi?: DataApiFactory | undefined
  readonly siwx?: SiwxConfig | undefined
  readonly siweConfig?: SiweConfig | undefined
}

/** A server that sets several options at once; the type of the option `gateway`. */
export type Gateway = {
  /**
   * Returns the options with those that the app left out. The options are not validated yet. Must not change what the app has given, and
   * neither load nor request anything.
   */
  readonly complete: <Options extends GatewayOptions>(options: Options) => Options
}
