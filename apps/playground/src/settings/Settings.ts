import type { FeatureOptions } from '@latchkit/core'
import type { LanguageCode } from '@latchkit/react/locales/select'

/** The settings of the workbench. Stored in the page's URL, so that a link reproduces them. */
export type Settings = {
  /** CAIP-2 ids; the first is the initial network. */
  readonly networks: readonly string[]
  readonly theme: 'system' | 'light' | 'dark'
  /** CSS color; empty: the kit's default. */
  readonly accent: string
  /** CSS length; empty: the kit's default. */
  readonly radius: string
  readonly language: LanguageCode | 'auto'
  /** Groups of the wallet list that come first. */
  readonly order: readonly string[]
  readonly featured: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Adds two wallets that are not installed. */
  readonly customWallets: boolean
  readonly wallets: boolean
  readonly announced: boolean
  readonly injected: boolean
  readonly guide: boolean
  /** Links to terms and privacy. */
  readonly terms: boolean
  readonly legalCheckbox: boolean
  readonly onramp: boolean
  readonly send: boolean
  readonly receive: boolean
  readonly networkSwitch: boolean
  readonly allowUnsupported: boolean
  readonly inline: boolean
  readonly twoPanes: boolean
  readonly keep: boolean
  readonly debug: boolean
}

/** The settings of a page without a query. */
export const defaultSettings: Settings = {
  networks: ['eip155:31337', 'eip155:31338'],
  theme: 'system',
  accent: '',
  radius: '',
  language: 'en',
  order: [],
  featured: [],
  include: [],
  exclude: [],
  customWallets: false,
  wallets: true,
  announced: true,
  injected: true,
  guide: true,
  terms: false,
  legalCheckbox: false,
  onramp: true,
  send: true,
  receive: true,
  networkSwitch: true,
  allowUnsupported: false,
  inline: false,
  twoPanes: false,
  keep: true,
  debug: true,
}

/** The groups of the wallet list, in their default order. */
export const connectorGroups: NonNullable<FeatureOptions['connectorTypeOrder']> = [
  'recent',
  'injected',
  'walletConnect',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Props of a field of the panel. */
export type SettingsProps = {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}
