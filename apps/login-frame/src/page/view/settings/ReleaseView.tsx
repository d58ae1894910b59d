import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import { isolate } from '../parts/isolate.js'
import type { DisplayListener } from '../parts/useDisplayWatch.js'
import { useIsArmed } from '../parts/useIsArmed.js'
import { SettingsPage } from './SettingsPage.js'

/** Asks whether a new device may recover the wallet, and says what that means. One that may already can be refused. */
export function ReleaseView({
  step: { release, isDeciding, error },
  displayedAt,
  listener,
  onDecide,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'release' }>
  readonly displayedAt: number | null
  readonly listener: DisplayListener
  readonly onDecide: (isAllowed: boolean, isTrusted: boolean) => void
  readonly onBack: () => void
}): ReactElement {
  const { release: copy, back } = useContext(CopyContext).settings
  const isArmed = useIsArmed(displayedAt)
  const isDisabled = isDeciding || !isArmed
  const { isReady } = release
  const { askTitle, warning } = isReady ? copy.ready : copy

  return (
    <SettingsPage
      title={askTitle}
      listener={listener}
      footer={
        <>
          <button type="button" className="button" aria-disabled={isDeciding} onClick={onBack}>
            {back}
          </button>
          <button
            type="button"
            className="button"
            {...(isReady && { 'data-variant': 'primary' })}
            aria-disabled={isDisabled}
            onClick={(event) => onDecide(false, event.isTrusted)}
          >
            {isDeciding && isReady ? copy.deciding : copy.refuse}
          </button>
          {!isReady && (
            <button
              type="button"
              className="button"
              data-variant="danger"
              aria-disabled={isDisabled}
              onClick={(event) => onDecide(true, event.isTrusted)}
            >
              {isDeciding ? copy.deciding : copy.allow}
            </button>
          )}
        </>
      }
    >
      <p className="row-title">
        <bdi>{release.browser}</bdi>
      </p>
      <p className="muted">{fill(copy.app, { origin: isolate(release.origin) })}</p>
      <p className="muted">{fill(copy.network, { network: isolate(release.network) })}</p>
      <ul className="warnings">
        <li className="warning" data-level="danger">
          {warning}
        </li>
      </ul>
      <ErrorText code={error} />
    </SettingsPage>
  )
}
