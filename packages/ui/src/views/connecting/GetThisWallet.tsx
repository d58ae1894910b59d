import type { WalletRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
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
  if (sanitizeLink(getUrl)) {
    return (
      <Button variant="primary" icon={<ExternalIcon />} href={getUrl}>
        {fill(connecting.get, { wallet: getWalletName(wallet, copy) })}
      </Button>
    )
  }
  return onGetWallet && <Button onClick={onGetWallet}>{connecting.otherWallets}</Button>
}
