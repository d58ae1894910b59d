import type { DownloadLink } from '@latchkit/core'
import { type ReactNode, useState } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { QrCode } from '../connecting-remote/QrCode.js'

/** Props of {@link PhoneCodes}. */
export type PhoneCodesProps = {
  /** Links to the stores of phones. */
  readonly codes: readonly DownloadLink[]
  readonly walletName: string
}

/** QR codes that open the stores of phones, one at a time: a camera that sees two codes may read the wrong one. */
export function PhoneCodes({ codes, walletName }: PhoneCodesProps): ReactNode {
  const { downloads, getWallet } = useCopy()
  const [selected, setSelected] = useState<DownloadLink['store']>()
  const code = codes.find(({ store }) => store === selected) ?? codes[0]
  if (!code) return null
  const tabs = codes.map(({ store }) => ({
    id: store,
    label: store === 'app-store' ? getWallet.appStore : getWallet.playStore,
  }))
  return (
    <div className="downloads-code">
      <Tabs label={downloads.phones} tabs={tabs} selected={code.store} onSelect={setSelected}>
        <div className="scan">
          <QrCode text={code.href} label={fill(downloads.code, { store: downloads.stores[code.store] })} />
          <p className="scan-text">{fill(downloads.scan, { wallet: walletName })}</p>
        </div>
      </Tabs>
    </div>
  )
}
