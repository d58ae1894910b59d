import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../../parts/button/Button.js'

/** Props of {@link GetThisWallet}. */
export type GetThisWalletProps = {
  readonly wallet: WalletRow
  readonly getUrl?: string | undefined
  readonly onGetWallet?: (() => void) | undefined
}

/** Links to the website of a wallet that is not installed, or else to the list of wallets to install. */
export function GetThisWallet({ wallet, getUrl, onGetWallet }: GetThisWalletProps): ReactNode {
  const copy = useCopy()
  const { connecting } = copy
  if (sanitizeLink(getUrl)) {
    return (
      <Button variant="primary" icon={<ExternalIcon />} href={getUrl}>
        {fill(connecting.get, { wallet: getWalletName(wallet, copy) })}
      </Button>
    )
  }
  return onGetWallet && <Button onClick={onGetWallet}>{connecting.otherWallets}</Button>
}
