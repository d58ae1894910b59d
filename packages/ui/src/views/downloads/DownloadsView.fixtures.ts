import type { DownloadLink, DownloadsModel } from '@latchkit/core'
import { ferrous, hostile, kestrel } from '../wallets.fixtures.js'

const chrome: DownloadLink = { store: 'chrome', href: 'https://example.com/chrome/kestrel' }
const appStore: DownloadLink = { store: 'app-store', href: 'https://example.com/ios/kestrel' }
const playStore: DownloadLink = { store: 'play-store', href: 'https://example.com/android/kestrel' }
const homepage: DownloadLink = { store: 'homepage', href: 'https://example.com/kestrel' }

export const onDesktop: DownloadsModel = {
  wallet: kestrel,
  primary: chrome,
  others: [appStore, playStore, homepage],
  codes: [appStore, playStore],
}

export const onPhone: DownloadsModel = {
  wallet: kestrel,
  primary: appStore,
  others: [chrome, playStore, homepage],
  codes: [],
}

export const onlyPhones: DownloadsModel = {
  wallet: ferrous,
  others: [playStore],
  codes: [playStore],
}

export const onlyHomepage: DownloadsModel = {
  wallet: ferrous,
  primary: { store: 'homepage', href: 'https://example.com/ferrous' },
  others: [],
  codes: [],
}

export const noLinks: DownloadsModel = { wallet: ferrous, others: [], codes: [] }

const unsafe: DownloadLink = { store: 'app-store', href: 'javascript:alert(1)' }

export const hostileLinks: DownloadsModel = {
  wallet: hostile,
  primary: { store: 'homepage', href: 'javascript:alert(1)' },
  others: [unsafe, { store: 'chrome', href: 'https://example.com' }],
  codes: [unsafe],
}
