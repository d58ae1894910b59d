import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import { remoteNamespaces } from '../wallets/remoteNamespaces.js'
import { walletRows } from '../wallets/rules.js'
import type { ConnectModel } from './view.js'

/**
 * The Connect view's model. `namespace` narrows the list to wallets of that namespace. On a phone, where nobody scans what
 * is on the same screen, "All wallets" stands in place of the QR code. Call `recommendWallets` while it is on show: options
 * may name wallets by their ids in the directory.
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
  const rows = walletRows(wallets, config, { namespace, catalogue }).filter(
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
  // Until the directory is read, nobody knows which installed wallets the list means.
  const isReading = config.includeWalletIds?.length && catalogue?.top.status !== 'ready'
  return { status: hasSpoken && !isReading ? 'empty' : 'discovering' }
}

/** The way to all wallets, where a relay reaches them and the option lets it be seen. */
function toAllWallets(
  { wallets, catalogue }: Pick<KitState, 'wallets' | 'catalogue'>,
  config: Config,
  namespace: ChainNamespace | undefined,
  isPhone: boolean,
): { readonly count?: string } | undefined {
  const { allWallets, enableWallets } = config
  if (!enableWallets || allWallets === 'HIDE' || (allWallets === 'ONLY_MOBILE' && !isPhone)) return undefined
  const remote = remoteNamespaces(wallets, config)
  if (namespace ? !remote.includes(namespace) : remote.length === 0) return undefined
  return catalogue?.top.status === 'ready' ? { count: roughly(catalogue.top.count) } : {}
}

/** By tens: `40+` for 43; few are counted. */
function roughly(count: number): string {
  const tens = Math.floor(count / 10) * 10
  return count < 10 || tens === count ? String(count) : `${tens}+`
}
