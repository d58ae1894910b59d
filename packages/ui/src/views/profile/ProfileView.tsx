import type { ProfileModel } from '@latchkit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getWalletName } from '../../format/getWalletName.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { CopyButton } from '../../parts/copy-button/CopyButton.js'
import { List, ListRow } from '../../parts/list/List.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { TextField } from '../../parts/text-field/TextField.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { AccountAvatar } from '../account/AccountAvatar.js'
import { FullAddress } from '../receive/FullAddress.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './ProfileView.css?inline'

/** A label has at most 40 characters. */
const maxLabelLength = 40

/** Props of {@link ProfileView}. */
export type ProfileViewProps = {
  readonly model: ProfileModel
  /** Copies the address; rejects if that failed. */
  readonly onCopyAddress?: (() => void | Promise<void>) | undefined
  /** Saves the label; rejects if that failed. An empty one removes it. */
  readonly onSaveLabel?: ((label: string) => void | Promise<void>) | undefined
  /** Makes the account the active one. Absent: only the wallet can. */
  readonly onSwitchAccount?: (() => void) | undefined
  /** Shows the accounts, if this one is not among them. */
  readonly onAccounts?: (() => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows what identifies one account of the wallet, and lets the user give it a label.
 *
 * @example
 * ```tsx
 * import type { ProfileModel } from '@latchkit/core'
 * import { ProfileView } from '@latchkit/ui/views/profile'
 *
 * type Props = { model: ProfileModel; save: (label: string) => Promise<void> }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, save }: Props) => <ProfileView model={model} onSaveLabel={save} />
 * ```
 */
export function ProfileView(props: ProfileViewProps): ReactNode {
  const { model, onAccounts, onConnect } = props
  const { profile } = useAccountCopy().account.list
  useStyles(css)
  switch (model.status) {
    case 'disconnected':
      return <NotConnected onConnect={onConnect} />
    case 'missing':
      return (
        <Status
          figure={
            <Figure>
              <PurseIcon size={32} />
            </Figure>
          }
          title={profile.missing.title}
          text={profile.missing.text}
        >
          {onAccounts && (
            <Button variant="primary" onClick={onAccounts}>
              {profile.showAll}
            </Button>
          )}
        </Status>
      )
    case 'ready':
      return <Profile {...props} model={model} />
  }
}

function Profile({
  model,
  onCopyAddress,
  onSaveLabel,
  onSwitchAccount,
}: Omit<ProfileViewProps, 'model'> & {
  readonly model: Extract<ProfileModel, { status: 'ready' }>
}): ReactNode {
  const copy = useAccountCopy()
  const { account, receive } = copy
  const { profile } = account.list
  const { address, name, avatar, label, type, wallet, active, explorerUrl } = model
  return (
    <div className="detail profile">
      <div className="profile-head">
        <AccountAvatar address={address} image={avatar} />
        {(label ?? name) && (
          <h3>
            <bdi>{label ?? name}</bdi>
          </h3>
        )}
        <FullAddress address={address} label={receive.address} />
        <CopyButton label={account.copyAddress} copiedLabel={account.copied} onCopy={onCopyAddress}>
          {account.copyAddress}
        </CopyButton>
      </div>
      {onSaveLabel && <LabelForm label={label ?? ''} onSave={onSaveLabel} />}
      <List label={profile.heading}>
        {name !== undefined && <ListRow small title={profile.name} end={<bdi>{name}</bdi>} />}
        {type !== 'eoa' && <ListRow small title={profile.type} end={account.accountTypes[type]} />}
        <ListRow
          small
          title={account.wallet}
          end={
            <>
              <bdi>{getWalletName(wallet, copy)}</bdi>
              <WalletIcon wallet={wallet} size="small" />
            </>
          }
        />
        {sanitizeLink(explorerUrl) && (
          <ListRow small title={account.explorer} end={<ExternalIcon size={18} />} href={explorerUrl} />
        )}
      </List>
      {!active && onSwitchAccount && (
        <Button variant="primary" onClick={onSwitchAccount}>
          {profile.switchAccount}
        </Button>
      )}
    </div>
  )
}

function LabelForm({
  label,
  onSave,
}: {
  readonly label: string
  readonly onSave: (label: string) => void | Promise<void>
}): ReactNode {
  const { profile } = useAccountCopy().account.list
  const [text, setText] = useState(label)
  const [isSaved, setIsSaved] = useState(false)
  // Labels are read after the view is shown, and one is saved without its invisible characters.
  useEffect(() => setText(label), [label])
  const isChanged = text.trim() !== label
  const save = async (): Promise<void> => {
    try {
      await onSave(text)
      setIsSaved(true)
    } catch {
      // The callback reports the error; the text stays in the field.
    }
  }
  return (
    <form
      className="profile-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) void save()
      }}
    >
      <TextField
        label={profile.label}
        hint={profile.labelHint}
        value={text}
        maxLength={maxLabelLength}
        onChange={(value) => {
          setText(value)
          setIsSaved(false)
        }}
      />
      <Button onClick={isChanged ? () => void save() : undefined}>
        {isSaved && !isChanged ? profile.saved : profile.save}
      </Button>
      <span className="visually-hidden" role="status">
        {isSaved ? profile.saved : ''}
      </span>
    </form>
  )
}
