import type { WalletOffer } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { BrowserIcon } from '../../icons/BrowserIcon.js'
import { GlobeIcon } from '../../icons/GlobeIcon.js'
import { PhoneIcon } from '../../icons/PhoneIcon.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'

/** Props of {@link Offer}. */
export type OfferProps = {
  readonly wallet: WalletOffer
  readonly onFollow?: ((walletId: string) => void) | undefined
}

/** A wallet with its download links. */
export function Offer({ wallet, onFollow }: OfferProps): ReactNode {
  const { getWallet } = useCopy()
  const links = [
    { label: getWallet.chromeStore, url: sanitizeLink(wallet.chromeStore), icon: <BrowserIcon size={16} /> },
    { label: getWallet.appStore, url: sanitizeLink(wallet.appStore), icon: <PhoneIcon size={16} /> },
    { label: getWallet.playStore, url: sanitizeLink(wallet.playStore), icon: <PhoneIcon size={16} /> },
    { label: getWallet.website, url: sanitizeLink(wallet.homepage), icon: <GlobeIcon size={16} /> },
  ]
  return (
    <li className="offer">
      <WalletIcon wallet={wallet} />
      <div>
        <div className="offer-name">{wallet.name}</div>
        <div className="offer-links">
          {links.map(
            ({ label, url, icon }) =>
              url && (
                <a
                  key={label}
                  className="offer-link"
                  part="link"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${wallet.name}, ${label}`}
                  onClick={() => onFollow?.(wallet.id)}
                >
                  {icon}
                  {label}
                </a>
              ),
          )}
        </div>
      </div>
    </li>
  )
}
