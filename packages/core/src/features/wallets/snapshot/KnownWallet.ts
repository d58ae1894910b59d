import type { CatalogueWallet } from '../../../ports/Catalogue.js'

/** A wallet that the kit itself knows: facts only, and of the stores only their ids. */
export type KnownWallet = Omit<
  CatalogueWallet,
  'injected' | 'certified' | 'icon' | 'homepage' | 'appStore' | 'playStore' | 'chromeStore'
> & {
  /** Smaller comes first. */
  readonly order: number
  readonly homepage: string
  /** By what its extension is found in a namespace where nothing has an rdns: the connector's id. */
  readonly injected?: CatalogueWallet['injected'] | undefined
  readonly appStoreId?: string | undefined
  readonly playStoreId?: string | undefined
  readonly chromeStoreId?: string | undefined
}
