import { readTelegramSystem } from '../../../browser/readTelegramSystem.js'
import type { Config, ConnectMethod } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'
import { getLoginAvailability } from '../../assets/capabilities/rules.js'
import type { ConnectMethodsModel } from './view.js'

/** The default order, also where wallets are installed: an app with a login is made for it. */
const byDefault: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/** The providers that do not work in Telegram on a system. */
const unusable: Readonly<Record<'android' | 'ios' | 'mac' | 'other', readonly SocialProvider[]>> = {
  android: ['facebook', 'x'],
  ios: ['google'],
  mac: ['x'],
  other: [],
}

/**
 * Returns how the Connect view is arranged, for all namespaces or one: which methods it offers, and in which order. The login frame does not have
 * every namespace, and not every provider: what its server has told that it lacks (`watchCapabilities`) is left out.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectMethodsModel } from '@latchkit/core/views/login'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], features: { socials: ['google'] } })
 * const { methods, providers } = toConnectMethodsModel(kit.getState(), kit.config)
 * ```
 */
export function toConnectMethodsModel(
  state: Pick<KitState, 'wallets' | 'capabilities'>,
  { email, socials, passkey, connectMethodsOrder, collapseWallets }: Config,
  namespace?: ChainNamespace,
  system: ReturnType<typeof readTelegramSystem> = readTelegramSystem(),
): ConnectMethodsModel {
  const types = Object.entries(state.wallets.connectors).flatMap(([one, connectors]) =>
    one === (namespace ?? one) ? connectors.map(({ type }) => type) : [],
  )
  if (!types.includes('auth'))
    return { methods: ['wallet'], providers: [], hasPasskey: false, isCollapsed: false }
  const order = [...new Set([...connectMethodsOrder, ...byDefault])]
  const has = (name: string) => getLoginAvailability(state, name) !== 'absent'
  const providers = socials.filter(
    (provider) => !(system && unusable[system].includes(provider)) && has(provider),
  )
  const hasPasskey = passkey && has('passkey')
  const methods = order.filter((method) =>
    method === 'social' ? hasPasskey || providers.length > 0 : method !== 'email' || (email && has('email')),
  )
  return { methods, providers, hasPasskey, isCollapsed: collapseWallets }
}
