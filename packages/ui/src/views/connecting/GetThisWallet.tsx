import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { safeLink } from '../../format/safeLink.js'
import { walletName } from '../../format/walletName.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../../parts/button/Button.js'

/** What {@link GetThisWallet} takes. */
export type GetThisWalletProps = {
  readonly wallet: WalletRow
  readonly getUrl?: string | undefined
  readonly onGetWallet?: (() => void) | undefined
}

/** The way to a wallet that is not there: its own page, else where others can be had. */
export function GetThisWallet({ wallet, getUrl, onGetWallet }: GetThisWalletProps): ReactNode {
  const copy = useCopy()
  const { connecting } = copy
  if (safeLink(getUrl)) {
    return (
      <Button variant="primary" icon={<ExternalIcon />} href={getUrl}>
        {fill(connecting.get, { wallet: walletName(wallet, copy) })}
      </Button>
    )
  }
  return onGetWallet && <Button onClick={onGetWallet}>{connecting.otherWallets}</Button>
}
