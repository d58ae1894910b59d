import type { CatalogueWallet } from '../../ports/Catalogue.js'

/** A wallet that the kit itself knows: facts only, and of the stores only their ids. */
export type KnownWallet = Omit<
  CatalogueWallet,
  'injected' | 'certified' | 'icon' | 'homepage' | 'appStore' | 'playStore' | 'chromeStore'
> & {
  /** Smaller comes first. */
  readonly order: number
  readonly homepage: string
  readonly appStoreId?: string | undefined
  readonly playStoreId?: string | undefined
  readonly chromeStoreId?: string | undefined
}
