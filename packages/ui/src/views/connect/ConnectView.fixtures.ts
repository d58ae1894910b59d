import type { ConnectModel } from '@latchkit/core'
import type { Fixtures } from '../Fixtures.fixtures.js'
import {
  brokenIcon,
  ferrous,
  harbor,
  hostile,
  ingot,
  kestrel,
  nimbus,
  polyglot,
  remote,
  sundial,
} from '../wallets.fixtures.js'

type Ready = Extract<ConnectModel, { status: 'ready' }>

export const fixtures: Fixtures<ConnectModel> = {
  discovering: { status: 'discovering' },
  empty: { status: 'empty' },
  ready: { status: 'ready', wallets: [harbor, kestrel, nimbus, remote], guide: true },
}

export const onlyInstalled: Ready = { ...fixtures.ready, wallets: [kestrel, nimbus] }

/** The option `features.connectorTypeOrder` lists WalletConnect first. */
export const remoteFirst: Ready = { ...fixtures.ready, wallets: [remote, kestrel, nimbus, ferrous] }

export const one: Ready = { status: 'ready', wallets: [kestrel], guide: false }

export const legal: Ready = {
  ...fixtures.ready,
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
}

export const unchecked: Ready = { ...legal, legalCheckbox: { checked: false }, allWallets: {} }

export const checked: Ready = { ...unchecked, legalCheckbox: { checked: true } }

export const onlyPrivacy: Ready = { ...one, privacyPolicyUrl: 'https://example.com/privacy' }

export const manyChains: Ready = {
  status: 'ready',
  wallets: [
    { ...sundial, tag: 'recent' },
    kestrel,
    polyglot,
    nimbus,
    { ...ingot, tag: 'installed' },
    remote,
    ...Array.from({ length: 12 }, (_, index) => ({
      ...(index % 3 ? ferrous : ingot),
      id: `more-${index}`,
      name: `Wallet ${index + 1}`,
    })),
  ],
  guide: true,
}

export const forSolana: Ready = { ...fixtures.ready, wallets: [sundial, nimbus, remote] }

export const hostileText: Ready = {
  status: 'ready',
  wallets: [hostile, brokenIcon, ferrous],
  guide: true,
  termsConditionsUrl: 'javascript:alert(1)',
}

export const withAll: Ready = { ...fixtures.ready, allWallets: { count: 612 } }

export const notCounted: Ready = { status: 'ready', wallets: [], allWallets: {}, guide: true }

export const huge: Ready = {
  status: 'ready',
  wallets: Array.from({ length: 40 }, (_, index) => ({
    ...ferrous,
    id: `wallet-${index}`,
    name: `Wallet ${index + 1}`,
  })),
  guide: true,
}
