import { type ReactElement, useContext } from 'react'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { DeviceDetails } from './DeviceDetails.js'
import { SettingsPage } from './SettingsPage.js'

/** Asks whether a device is to be revoked, and says what that means. */
export function RevokeView({
  step: { device, isRevoking, error },
  displayedAt,
  listener,
  onRevoke,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'revoke' }>
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onRevoke: (isTrusted: boolean) => void
  readonly onBack: () => void
}): ReactElement {
  const { device: copy } = useContext(CopyContext).settings
  const { isCurrent } = device
  const isArmed = useIsArmed(displayedAt)
  return (
    <SettingsPage
      title={isCurrent ? copy.askCurrentTitle : copy.askTitle}
      listener={listener}
      footer={
        <>
          <button type="button" className="button" aria-disabled={isRevoking} onClick={onBack}>
            {copy.cancel}
          </button>
          <button
            type="button"
            className="button"
            data-variant="danger"
            // Not `disabled`: the focus would be lost.
            aria-disabled={isRevoking || !isArmed}
            onClick={(event) => onRevoke(event.isTrusted)}
          >
            {isRevoking ? copy.revoking : isCurrent ? copy.revokeCurrent : copy.revoke}
          </button>
        </>
      }
    >
      <div className="card">
        <DeviceDetails device={device} />
      </div>
      <p>{isCurrent ? copy.askCurrentText : copy.askText}</p>
      <ErrorText code={error} />
    </SettingsPage>
  )
}
