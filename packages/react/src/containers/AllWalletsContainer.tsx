'use client'
import {
  moreWallets,
  navigate,
  retryWallets,
  searchWallets,
  showAllWallets,
  toggleCertified,
} from '@latchkit/core/actions'
import { readRemoteScope } from '@latchkit/core/views'
import { createAllWalletsSelector } from '@latchkit/core/views/remote'
import { AllWalletsView } from '@latchkit/ui/views/all-wallets'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { selectWallet } from '../context/selectWallet.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows every wallet of the wallet directory. */
export function AllWalletsContainer({ route }: ContainerProps<'all-wallets'>): ReactNode {
  const { kit } = useLatchkitContext()
  const [{ isPhone }] = useState(() => readRemoteScope())
  const [select] = useState(createAllWalletsSelector)
  const { namespace } = route
  useEffect(() => {
    void showAllWallets(kit, { namespace })
  }, [kit, namespace])
  // Stable between renders: a new function would render hundreds of tiles again.
  const onSelectWallet = useCallback(
    (walletId: string) => selectWallet(kit, { walletId, namespace }),
    [kit, namespace],
  )
  const onMore = useCallback(() => moreWallets(kit), [kit])
  return (
    <AllWalletsView
      model={useLatchkitState(select)}
      onSearch={(query) => searchWallets(kit, { query })}
      onToggleCertified={() => toggleCertified(kit)}
      onSelectWallet={onSelectWallet}
      onMore={onMore}
      onRetry={() => retryWallets(kit)}
      onScan={() => navigate(kit, { route: { view: 'connecting-remote' } })}
      onQrCode={isPhone ? () => navigate(kit, { route: { view: 'connecting-remote' } }) : undefined}
    />
  )
}
