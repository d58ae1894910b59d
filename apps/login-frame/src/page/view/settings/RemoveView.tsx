import { type ReactElement, useContext } from 'react'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { SettingsPage } from './SettingsPage.js'

/** Asks whether a way to recover the wallet is to be removed, and says what that means. */
export function RemoveView({
  step: { name, isRemoving, error },
  displayedAt,
  listener,
  onRemove,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'removePasskey' | 'removeManaged' }>
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onRemove: (isTrusted: boolean) => void
  readonly onBack: () => void
}): ReactElement {
  const { settings, passkey } = useContext(CopyContext)
  const copy = settings.passkey[name]
  const isArmed = useIsArmed(displayedAt)

  return (
    <SettingsPage
      title={copy.title}
      listener={listener}
      footer={
        <>
          <button type="button" className="button" aria-disabled={isRemoving} onClick={onBack}>
            {passkey.cancel}
          </button>
          <button
            type="button"
            className="button"
            data-variant="danger"
            aria-disabled={isRemoving || !isArmed}
            onClick={(event) => onRemove(event.isTrusted)}
          >
            {isRemoving ? settings.passkey.removing : copy.confirm}
          </button>
        </>
      }
    >
      <ul className="warnings">
        {copy.points.map((point, index) => (
          <li className="warning" data-level={index === 0 ? 'danger' : 'warning'} key={point}>
            {point}
          </li>
        ))}
      </ul>
      <ErrorText code={error} />
    </SettingsPage>
  )
}
