import type { CatalogueWallet } from '../../../../ports/Catalogue.js'

/** A built-in wallet. Stores have only their ids here. */
export type KnownWallet = Omit<
  CatalogueWallet,
  'injected' | 'certified' | 'icon' | 'homepage' | 'appStore' | 'playStore' | 'chromeStore'
> & {
  /** Smaller comes first. */
  readonly order: number
  readonly homepage: string
  /** The connector ids of its extension in namespaces without rdns. */
  readonly injected?: CatalogueWallet['injected'] | undefined
  readonly appStoreId?: string | undefined
  readonly playStoreId?: string | undefined
  readonly chromeStoreId?: string | undefined
}
