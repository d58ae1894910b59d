import { type ReactElement, useContext } from 'react'
import type { SettingsAccount, SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../CopyContext.js'
import { ErrorText } from './ErrorText.js'
import { SettingsPage } from './SettingsPage.js'

/** The passkey of the wallet: adds it, or offers to remove it, or what else could open the wallet. */
export function PasskeySettingsView({
  step: { isAdding, done, error },
  account: { hasPasskey, isManaged },
  onAdd,
  onRemove,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'passkey' }>
  readonly account: SettingsAccount
  readonly onAdd: (isTrusted: boolean) => void
  readonly onRemove: (what: 'removePasskey' | 'removeManaged') => void
  readonly onBack: () => void
}): ReactElement {
  const { settings } = useContext(CopyContext)
  const { passkey } = settings
  return (
    <SettingsPage
      title={passkey.title}
      footer={
        <>
          <button type="button" className="button" aria-disabled={isAdding} onClick={onBack}>
            {settings.back}
          </button>
          {!hasPasskey && (
            <button
              type="button"
              className="button"
              data-variant="primary"
              aria-disabled={isAdding}
              onClick={(event) => onAdd(event.isTrusted)}
            >
              {isAdding ? passkey.adding : passkey.add}
            </button>
          )}
        </>
      }
    >
      <p>{hasPasskey ? passkey.text : passkey.addText}</p>
      <p className="muted" role="status">
        {done && passkey.done[done]}
      </p>
      <ErrorText code={error} />
      {hasPasskey && (
        <section className="notice" data-level={isManaged ? 'warning' : 'safe'}>
          <h2>{isManaged ? settings.managed : settings.notManaged}</h2>
          <p>{isManaged ? passkey.managedText : passkey.onlyText}</p>
        </section>
      )}
      {hasPasskey && isManaged && (
        <ul className="rows">
          {(['removeManaged', 'removePasskey'] as const).map((what) => (
            <li key={what}>
              <button type="button" className="row" onClick={() => onRemove(what)}>
                <span className="row-title">{passkey[what].row}</span>
                <span className="muted">{passkey[what].rowText}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SettingsPage>
  )
}
