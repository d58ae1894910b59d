import type { StandardWallet } from '../walletStandard/standardWallet.js'
import { listMembers } from './provider.js'

/** A feature of a Wallet Standard wallet, as a page shows it. */
export type FeatureManifest = {
  readonly name: string
  readonly methods: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** A Wallet Standard wallet, as a page shows it. */
export type StandardManifest = {
  readonly type: 'standard'
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: readonly FeatureManifest[]
  readonly announces: 'once' | 'twice' | 'never'
  /** Whether a page sees accounts only after it connected. Otherwise it reads them when it opens. */
  readonly exposesOnConnect: boolean
}

/** Returns what a page needs to show a Wallet Standard wallet. */
export function toStandardManifest(
  id: string,
  { name, icon, chains, features }: StandardWallet,
  options: Pick<StandardManifest, 'announces' | 'exposesOnConnect'>,
): StandardManifest {
  const list = Object.entries(features).map(([feature, object]) => ({
    name: feature,
    ...listMembers(object),
  }))
  return { type: 'standard', ...{ id, name, icon, chains }, features: list, ...options }
}
