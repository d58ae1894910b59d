import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { SettingsAccount } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'
import { SettingsPage } from './SettingsPage.js'

/** Whose wallet it is, who can recover it, and what the user can do. */
export function OverviewView({
  account,
  origin,
  onExport,
  onDevices,
  onPasskey,
  onClose,
}: {
  readonly account: SettingsAccount
  /** Of the app, as the browser states it. */
  readonly origin: string
  readonly onExport: () => void
  readonly onDevices: () => void
  readonly onPasskey: () => void
  readonly onClose: (isTrusted: boolean) => void
}): ReactElement {
  const copy = useContext(CopyContext)
  const { settings } = copy
  const { user, isManaged, hasPasskey } = account
  const name = user.email ?? user.userName
  return (
    <SettingsPage
      title={settings.title}
      footer={
        <button type="button" className="button" onClick={(event) => onClose(event.isTrusted)}>
          {copy.close}
        </button>
      }
    >
      <p className="muted">{fill(settings.openedBy, { origin: isolate(origin) })}</p>
      <dl className="card fields">
        {name !== undefined && (
          <div>
            <dt>{settings.loggedInAs}</dt>
            <dd>
              <bdi className="account-name">{name}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{settings.evmAddress}</dt>
          <dd>
            <bdi className="address">{user.addresses.eip155}</bdi>
          </dd>
        </div>
        <div>
          <dt>{settings.solanaAddress}</dt>
          <dd>
            <bdi className="address">{user.addresses.solana}</bdi>
          </dd>
        </div>
      </dl>
      <section className="notice" data-level={isManaged ? 'warning' : 'safe'}>
        <h2>{isManaged ? settings.managed : settings.notManaged}</h2>
        <p>{isManaged ? settings.managedText : settings.notManagedText}</p>
      </section>
      <ul className="rows">
        <li>
          <button type="button" className="row" disabled={user.email === null} onClick={onExport}>
            <span className="row-title">{settings.phraseRow}</span>
            <span className="muted">
              {user.email === null ? settings.phraseRowUnavailable : settings.phraseRowText}
            </span>
          </button>
        </li>
        <li>
          <button type="button" className="row" onClick={onPasskey}>
            <span className="row-title">{settings.passkey.title}</span>
            <span className="muted">{hasPasskey ? settings.passkey.row : settings.passkey.rowNone}</span>
          </button>
        </li>
        <li>
          <button type="button" className="row" onClick={onDevices}>
            <span className="row-title">{settings.devices}</span>
            <span className="muted">{settings.devicesText}</span>
          </button>
        </li>
      </ul>
    </SettingsPage>
  )
}
