import { wagmi } from '@latchkit/adapter-wagmi'
import type { Network, Options, ThemeVariables } from '@latchkit/core'
import type { Telemetry } from '@latchkit/core/ports'
import { devnet31337 } from '../networks/devnetNetworks.js'
import { selectableNetworks } from '../networks/selectableNetworks.js'
import { getInk } from './accents.js'
import { customWallets } from './customWallets.js'
import { connectorGroups, type Settings } from './Settings.js'

/** Creates the kit's options from the settings. */
export function toOptions(settings: Settings, telemetry: Telemetry): Options {
  return {
    projectId: 'latchkit-playground',
    metadata: {
      name: 'Latchkit Playground',
      description: 'Try every flow of Latchkit.',
      url: location.origin,
      icons: [],
    },
    networks: chosenNetworks(settings.networks),
    adapters: [wagmi()],
    features: {
      connectorTypeOrder: connectorGroups
        .filter((group) => settings.order.includes(group))
        .sort((a, b) => settings.order.indexOf(a) - settings.order.indexOf(b)),
      legalCheckbox: settings.legalCheckbox,
      onramp: settings.onramp,
      send: settings.send,
      receive: settings.receive,
    },
    ...(settings.theme !== 'system' && { themeMode: settings.theme }),
    themeVariables: toThemeVariables(settings),
    allowUnsupportedChain: settings.allowUnsupported,
    enableNetworkSwitch: settings.networkSwitch,
    enableWallets: settings.wallets,
    enableEIP6963: settings.announced,
    enableInjected: settings.injected,
    enableWalletGuide: settings.guide,
    enableTwoPanes: settings.twoPanes,
    featuredWalletIds: settings.featured,
    ...(settings.include.length > 0 && { includeWalletIds: settings.include }),
    excludeWalletIds: settings.exclude,
    customWallets: settings.customWallets ? customWallets : [],
    ...(settings.terms && {
      termsConditionsUrl: 'https://playground.example/terms',
      privacyPolicyUrl: 'https://playground.example/privacy',
    }),
    enableEmbedded: settings.inline,
    debug: settings.debug,
    ...(!settings.keep && { storage: null }),
    telemetry,
  }
}

/** Creates the kit's custom properties. */
export function toThemeVariables({ accent, radius }: Settings): ThemeVariables {
  return {
    ...(accent && { accent, 'on-accent': getInk(accent) }),
    ...(radius && { radius }),
  }
}

function chosenNetworks(ids: readonly string[]): [Network, ...Network[]] {
  const [first = devnet31337, ...others] = ids.flatMap(
    (id) => selectableNetworks.find(({ caipNetworkId }) => caipNetworkId === id) ?? [],
  )
  return [first, ...others]
}
