import type { AccountModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { AccountAvatar } from './AccountAvatar.js'

/** Props of {@link AccountIdentity}. */
export type AccountIdentityProps = {
  readonly model: Exclude<AccountModel, { status: 'disconnected' }>
  /** Opens the settings, which are behind the avatar and the name. */
  readonly onSettings?: (() => void) | undefined
  /** Copies the address; rejects if that failed. */
  readonly onCopyAddress?: (() => void | Promise<void>) | undefined
}

/**
 * Shows whose account it is: its name, or its wallet while none is known, so that nothing moves when the name is found. A name is no proof,
 * so the address stays.
 */
export function AccountIdentity({ model, onSettings, onCopyAddress }: AccountIdentityProps): ReactNode {
  const copy = useAccountCopy()
  const { account } = copy
  const { address, avatar, wallet } = model
  const name = <bdi>{model.label ?? model.name ?? getWalletName(wallet, copy)}</bdi>
  const short = <bdi>{shortenAddress(address)}</bdi>
  return (
    <div className="account-identity">
      <div className="account-figure">
        <AccountAvatar address={address} image={avatar} />
        <WalletIcon wallet={wallet} size="small" isLazy />
      </div>
      {onSettings ? (
        <button type="button" className="account-name" title={account.settings} onClick={onSettings}>
          <span className="visually-hidden">{account.settings} </span>
          <span className="account-name-text">{name}</span>
          <DownIcon size={18} />
        </button>
      ) : (
        <p className="account-name">
          <span className="account-name-text">{name}</span>
        </p>
      )}
      <div className="account-address">
        {onCopyAddress ? (
          <CopyButton label={account.copyAddress} copiedLabel={account.copied} onCopy={onCopyAddress}>
            {short}
          </CopyButton>
        ) : (
          short
        )}
      </div>
    </div>
  )
}
