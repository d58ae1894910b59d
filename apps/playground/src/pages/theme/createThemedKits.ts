import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, type Latchkit } from '@latchkit/react'
import { arbitrum, base, mainnet, optimism, polygon } from '@latchkit/react/networks'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { customWallets } from '../../settings/customWallets.js'
import type { ThemeOptions } from './ThemeSettings.js'

/** A kit whose modal is a card in the page, and one whose modal is a dialog. */
export type ThemedKits = { readonly inline: Latchkit; readonly dialog: Latchkit }

/** Creates the kits of the preview. They store nothing. */
export function createThemedKits(options: ThemeOptions): ThemedKits {
  const create = (enableEmbedded: boolean) =>
    createLatchkit({
      projectId: 'latchkit-theme',
      networks: [devnet31337, devnet31338, mainnet, base, arbitrum, optimism, polygon],
      adapters: [wagmi()],
      customWallets,
      storage: null,
      enableEmbedded,
      ...options,
    })
  return { inline: create(true), dialog: create(false) }
}
