import type { DownloadsModel } from '@latchkit/core'
import { ferrous, hostile, kestrel } from '../wallets.fixtures.js'

export const allStores: DownloadsModel = {
  wallet: kestrel,
  links: [
    { store: 'chrome', href: 'https://example.com/chrome/kestrel' },
    { store: 'app-store', href: 'https://example.com/ios/kestrel' },
    { store: 'play-store', href: 'https://example.com/android/kestrel' },
    { store: 'homepage', href: 'https://example.com/kestrel' },
  ],
}

export const onlyHomepage: DownloadsModel = {
  wallet: ferrous,
  links: [{ store: 'homepage', href: 'https://example.com/ferrous' }],
}

export const noLinks: DownloadsModel = { wallet: ferrous, links: [] }

export const hostileLinks: DownloadsModel = {
  wallet: hostile,
  links: [
    { store: 'homepage', href: 'javascript:alert(1)' },
    { store: 'chrome', href: 'https://example.com' },
  ],
}
