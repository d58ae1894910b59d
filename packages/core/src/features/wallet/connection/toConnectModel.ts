import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getRemoteNamespaces } from '../wallets/getRemoteNamespaces.js'
import { getWalletRows } from '../wallets/rules.js'
import type { ConnectModel } from './view.js'

/**
 * Returns the model of the Connect view, with all wallets or the wallets of one namespace. On mobile devices, which cannot scan
 * their own screen, "All wallets" replaces the QR code. Call `recommendWallets` while the view is shown: it loads the wallet
 * directory, which is needed to find the wallets that options name by their directory ids.
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
  state: Pick<KitState, 'wallets' | 'directory'> & Partial<Pick<KitState, 'modal'>>,
  config: Config,
  namespace?: ChainNamespace,
  isPhone = false,
): ConnectModel {
  const { wallets, directory, modal } = state
  const { enableWalletGuide, termsConditionsUrl, privacyPolicyUrl } = config
  const allWallets = toAllWallets(state, config, namespace, isPhone)
  const rows = getWalletRows(wallets, config, { namespace, directory }).filter(
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
  // Which installed wallets `includeWalletIds` names is unknown until the directory has loaded.
  const isDirectoryLoading = config.includeWalletIds?.length && directory?.top.status !== 'ready'
  return { status: hasReported && !isDirectoryLoading ? 'empty' : 'discovering' }
}

/** Returns the link to all wallets, if there is a relay and the option `allWallets` shows it. */
function toAllWallets(
  { wallets, directory }: Pick<KitState, 'wallets' | 'directory'>,
  config: Config,
  namespace: ChainNamespace | undefined,
  isPhone: boolean,
): { readonly count?: number } | undefined {
  const { allWallets, enableWallets, networks } = config
  if (!enableWallets || allWallets === 'HIDE' || (allWallets === 'ONLY_MOBILE' && !isPhone)) return undefined
  const remote = getRemoteNamespaces(wallets, config)
  if (namespace ? !remote.includes(namespace) : remote.length === 0) return undefined
  // The directory counts the wallets of all configured namespaces.
  const isCounted = networks.every(({ chainNamespace }) => chainNamespace === (namespace ?? chainNamespace))
  return isCounted && directory?.top.status === 'ready' ? { count: directory.top.count } : {}
}
