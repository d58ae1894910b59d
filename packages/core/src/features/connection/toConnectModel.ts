import type { Config } from '../../config/config.js'
import type { KitState } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { getRemoteNamespaces } from '../wallets/getRemoteNamespaces.js'
import { getWalletRows } from '../wallets/rules.js'
import type { ConnectModel } from './view.js'

/**
 * Returns the model of the Connect view, with all wallets or those of one namespace. On mobile devices, which cannot scan
 * their own screen, "All wallets" replaces the QR code. Call `recommendWallets` while the view is shown, because options
 * may name wallets by their ids in the wallet directory.
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
  const hasReported = namespace ? wallets.connectors[namespace] : Object.keys(wallets.connectors).length > 0
  // The ids of installed wallets are unknown until the directory has loaded.
  const isDirectoryLoading = config.includeWalletIds?.length && catalogue?.top.status !== 'ready'
  return { status: hasReported && !isDirectoryLoading ? 'empty' : 'discovering' }
}

/** Returns the link to all wallets, if there is a relay and the option `allWallets` shows it. */
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
  return catalogue?.top.status === 'ready' ? { count: roundCount(catalogue.top.count) } : {}
}

/** Rounds a count down to tens, such as `40+` for 43. A count below ten is exact. */
function roundCount(count: number): string {
  const tens = Math.floor(count / 10) * 10
  return count < 10 || tens === count ? String(count) : `${tens}+`
}
