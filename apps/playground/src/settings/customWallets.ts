import type { CustomWallet } from '@latchkit/core'

/** Two wallets that are not installed, to show how the kit presents them. */
export const customWallets: readonly CustomWallet[] = [
  {
    id: 'kestrel',
    name: 'Kestrel',
    homepage: 'https://kestrel.example',
    chrome_store: 'https://chromewebstore.example/kestrel',
    rdns: 'example.kestrel',
  },
  {
    id: 'lantern',
    name: 'Lantern',
    homepage: 'https://lantern.example',
    app_store: 'https://apps.example/lantern',
    play_store: 'https://play.example/lantern',
  },
]
