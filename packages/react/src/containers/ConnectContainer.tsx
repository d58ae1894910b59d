'use client'
import type { ConnectModel } from '@latchkit/core'
import { navigate, readRemoteScope, setLegalChecked, toConnectModel } from '@latchkit/core/views/connect'
import { ConnectView, type ConnectViewProps } from '@latchkit/ui/views/connect'
import { type ReactNode, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { selectWallet } from '../context/selectWallet.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { useRecommendedWallets } from './useRecommendedWallets.js'

/** Props of {@link ConnectContainer}. */
export type ConnectContainerProps = ContainerProps<'connect'> & {
  /** Explanation of wallets, and of how to get one, beside the wallets. Default: false. */
  readonly isBesideHelp?: boolean | undefined
  /** Returns what replaces props of the view. */
  readonly addParts?: ((model: ConnectModel) => Partial<ConnectViewProps>) | undefined
}

/** Shows the wallets to choose from. */
export function ConnectContainer({ route, isBesideHelp, addParts }: ConnectContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  const [{ isPhone }] = useState(() => readRemoteScope())
  const { namespace, chainId } = route
  const model = useModel(toConnectModel, namespace, isPhone)
  const isMultichain = kit.config.networks.some(({ chainNamespace }) => chainNamespace !== namespace)
  return (
    <>
      <RecommendedWallets status={model.status} />
      <ConnectView
        model={model}
        namespace={isMultichain ? namespace : undefined}
        onSelectWallet={(walletId) => selectWallet(kit, { walletId, namespace, chainId })}
        onCheckLegal={(checked) => setLegalChecked(kit, { checked })}
        onAllWallets={() => navigate(kit, { route: { view: 'all-wallets', namespace } })}
        {...(!isBesideHelp && {
          onGetWallet: () => navigate(kit, { route: { view: 'get-wallet' } }),
          onWhatIsAWallet: () => navigate(kit, { route: { view: 'what-is-a-wallet' } }),
        })}
        {...addParts?.(model)}
      />
    </>
  )
}

/** A component of its own, so that the wallets are not rendered again when the prepared view is shown. */
function RecommendedWallets({ status }: { readonly status: ConnectModel['status'] }): ReactNode {
  useRecommendedWallets(status)
  return null
}
