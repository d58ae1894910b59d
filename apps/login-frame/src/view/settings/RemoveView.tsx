import { type ReactElement, useContext, useRef } from 'react'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../CopyContext.js'
import type { VisibilityListener } from '../openVisibilityWatch.js'
import { useIsArmed } from '../useIsArmed.js'
import { useVisibilityWatch } from '../useVisibilityWatch.js'
import { ErrorText } from './ErrorText.js'
import { SettingsPage } from './SettingsPage.js'

/** Asks whether a way to recover the wallet is to be removed, and says what that means. */
export function RemoveView({
  step: { name, isRemoving, displayedAt, error },
  onDisplayed,
  onCovered,
  onRemove,
  onBack,
}: VisibilityListener & {
  readonly step: Extract<SettingsStep, { name: 'removePasskey' | 'removeManaged' }>
  readonly onRemove: (isTrusted: boolean) => void
  readonly onBack: () => void
}): ReactElement {
  const { settings, passkey } = useContext(CopyContext)
  const copy = settings.passkey[name]
  const button = useRef<HTMLButtonElement>(null)
  const isArmed = useIsArmed(displayedAt)

  useVisibilityWatch(button, { onDisplayed, onCovered })

  return (
    <SettingsPage
      title={copy.title}
      footer={
        <>
          <button type="button" className="button" aria-disabled={isRemoving} onClick={onBack}>
            {passkey.cancel}
          </button>
          <button
            type="button"
            className="button"
            data-variant="danger"
            ref={button}
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
