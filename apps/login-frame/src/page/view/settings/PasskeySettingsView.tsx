import { type ReactElement, useContext } from 'react'
import type { SettingsAccount, SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { SettingsPage } from './SettingsPage.js'

/** The passkey of the wallet: adds it, or offers to remove it, or what else could open the wallet. */
export function PasskeySettingsView({
  step: { isAdding, done, error },
  account: { hasPasskey, isManaged },
  displayedAt,
  listener,
  onAdd,
  onRemove,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'passkey' }>
  readonly account: SettingsAccount
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onAdd: (isTrusted: boolean) => void
  readonly onRemove: (what: 'removePasskey' | 'removeManaged') => void
  readonly onBack: () => void
}): ReactElement {
  const { settings } = useContext(CopyContext)
  const { passkey } = settings
  const isArmed = useIsArmed(displayedAt)
  return (
    <SettingsPage
      title={passkey.title}
      listener={hasPasskey ? undefined : listener}
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
              // Not `disabled`: the focus would be lost.
              aria-disabled={isAdding || !isArmed}
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
