import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { getRemoteNamespaces } from '../wallets/getRemoteNamespaces.js'
import { getWalletRows } from '../wallets/rules.js'
import type { ConnectModel } from './view.js'

/**
 * Returns the model of the Connect view. `namespace` narrows the list to wallets of that namespace. On mobile devices,
 * which cannot scan their own screen, "All wallets" replaces the QR code. Call `recommendWallets` while the view is
 * shown, because options may name wallets by their ids in the wallet directory.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toConnectModel } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toConnectModel(kit.getState(), kit.config)
 * ```
 */
export function toConnectModel(
  state: Pick<KitState, 'wallets' | 'catalogue'> & Partial<Pick<KitState, 'modal'>>,
  config: Config,
  namespace?: ChainNamespace,
  isPhone = false,
): ConnectModel {
  const { wallets, catalogue, modal } = state
  const { enableWalletGuide, termsConditionsUrl, privacyPolicyUrl } = config
  const allWallets = toAllWallets(state, config, namespace, isPhone)
  const rows = getWalletRows(wallets, config, { namespace, catalogue }).filter(
    ({ tag }) => !(isPhone && allWallets && tag === 'qr-code'),
  )
  if (rows.length > 0 || allWallets) {
    return {
      status: 'ready',
      wallets: rows,
      ...(allWallets && { allWallets }),
      guide: enableWalletGuide,
      termsConditionsUrl,
      privacyPolicyUrl,
      ...(config.legalCheckbox && {
        legalCheckbox: { checked: modal?.status === 'open' && modal.legalChecked },
      }),
    }
  }
  const hasSpoken = namespace ? wallets.connectors[namespace] : Object.keys(wallets.connectors).length > 0
  // The ids of installed wallets are unknown until the directory has loaded.
  const isReading = config.includeWalletIds?.length && catalogue?.top.status !== 'ready'
  return { status: hasSpoken && !isReading ? 'empty' : 'discovering' }
}

/** The link to all wallets, if a relay reaches them and the option shows it. */
function toAllWallets(
  { wallets, catalogue }: Pick<KitState, 'wallets' | 'catalogue'>,
  config: Config,
  namespace: ChainNamespace | undefined,
  isPhone: boolean,
): { readonly count?: string } | undefined {
  const { allWallets, enableWallets } = config
  if (!enableWallets || allWallets === 'HIDE' || (allWallets === 'ONLY_MOBILE' && !isPhone)) return undefined
  const remote = getRemoteNamespaces(wallets, config)
  if (namespace ? !remote.includes(namespace) : remote.length === 0) return undefined
  return catalogue?.top.status === 'ready' ? { count: roughly(catalogue.top.count) } : {}
}

/** Rounds down to tens: `40+` for 43. A count below ten is exact. */
function roughly(count: number): string {
  const tens = Math.floor(count / 10) * 10
  return count < 10 || tens === count ? String(count) : `${tens}+`
}
