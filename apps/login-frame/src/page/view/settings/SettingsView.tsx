import { type ReactElement, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createSettings, type SettingsWork } from '../../settings/createSettings.js'
import { hasSessionEnded } from '../../settings/machine.js'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import { useEscape } from '../parts/useEscape.js'
import { CodeView } from './CodeView.js'
import { DevicesView } from './DevicesView.js'
import { OverviewView } from './OverviewView.js'
import { PasskeySettingsView } from './PasskeySettingsView.js'
import { PhraseView } from './PhraseView.js'
import { ReleaseView } from './ReleaseView.js'
import { RemoveView } from './RemoveView.js'
import { RevokeView } from './RevokeView.js'
import { SettingsPage } from './SettingsPage.js'
import { WarningView } from './WarningView.js'

/** The settings of the wallet. They are loaded when they are displayed, and forget everything when they are not. */
export function SettingsView({
  origin,
  work,
  onClose,
  onSessionEnded,
}: {
  /** Of the app, as the browser states it. */
  readonly origin: string
  /** Must not change. */
  readonly work: SettingsWork
  readonly onClose: (isTrusted: boolean) => void
  readonly onSessionEnded: () => void
}): ReactElement | null {
  const copy = useContext(CopyContext)
  const { now } = work
  const [settings] = useState(() => createSettings(work, onSessionEnded))
  const state = useSyncExternalStore(settings.subscribe, () => settings.state)
  const { send } = settings

  useEffect(() => {
    send({ type: 'opened' })
    return () => send({ type: 'closed' })
  }, [send])
  useEscape(onClose)
  const listener = useMemo(
    () => ({
      onDisplayed: () => send({ type: 'displayed', at: now() }),
      onCovered: () => send({ type: 'covered' }),
    }),
    [send, now],
  )
  const onBack = () => send({ type: 'back' })

  const { step, displayedAt } = state
  switch (step.name) {
    case 'loading':
    case 'unavailable':
      return (
        <ClosedView
          key={step.name}
          {...{ step, onClose, onSessionEnded }}
          onRetry={() => send({ type: 'retry' })}
        />
      )
    case 'overview':
      return (
        state.account && (
          <OverviewView
            {...{ origin, onClose }}
            account={state.account}
            onExport={() => send({ type: 'openExport' })}
            onDevices={() => send({ type: 'openDevices' })}
            onPasskey={() => send({ type: 'openPasskey' })}
          />
        )
      )
    case 'warning':
      return (
        <WarningView
          {...{ displayedAt, listener, onBack }}
          isSending={step.isSending}
          error={step.error}
          onSend={(typed, isTrusted) =>
            send({ type: 'sendCode', typed, word: copy.settings.warning.word, at: now(), isTrusted })
          }
        />
      )
    case 'code':
      return (
        <CodeView
          {...{ step, now, onBack }}
          email={state.account?.user.email ?? ''}
          onVerify={(code) => send({ type: 'verify', code })}
          onResend={() => send({ type: 'resend', at: now() })}
        />
      )
    case 'phrase':
      return (
        <PhraseView
          {...{ step, displayedAt, listener }}
          onShow={(isTrusted) => send({ type: 'show', at: now(), isTrusted })}
          onHide={() => send({ type: 'hide' })}
          onCopy={(isTrusted) => send({ type: 'copy', at: now(), isTrusted })}
          onDone={onBack}
        />
      )
    case 'devices':
      return (
        <DevicesView
          {...{ step, onBack }}
          onRetry={() => send({ type: 'retry' })}
          onRevoke={({ id }) => send({ type: 'askRevoke', id })}
          onRelease={(id) => send({ type: 'askRelease', id })}
        />
      )
    case 'release':
      return (
        <ReleaseView
          {...{ step, displayedAt, listener, onBack }}
          onDecide={(isAllowed, isTrusted) =>
            send({ type: 'decideRelease', isAllowed, at: now(), isTrusted })
          }
        />
      )
    case 'revoke':
      return (
        <RevokeView
          {...{ step, displayedAt, listener, onBack }}
          onRevoke={(isTrusted) => send({ type: 'revoke', at: now(), isTrusted })}
        />
      )
    case 'passkey':
      return (
        state.account && (
          <PasskeySettingsView
            {...{ step, displayedAt, listener, onBack }}
            account={state.account}
            onAdd={(isTrusted) => send({ type: 'addPasskey', at: now(), isTrusted })}
            onRemove={(what) => send({ type: 'askRemove', what })}
          />
        )
      )
    case 'removePasskey':
    case 'removeManaged':
      return (
        <RemoveView
          key={step.name}
          {...{ step, displayedAt, listener, onBack }}
          onRemove={(isTrusted) => send({ type: 'remove', at: now(), isTrusted })}
        />
      )
    case 'revoked':
      return (
        <SettingsPage title={copy.settings.title} footer={null}>
          <p className="muted" role="status">
            {copy.settings.device.revoking}
          </p>
        </SettingsPage>
      )
  }
}

/** The settings while the account is read, or if that has failed. */
function ClosedView({
  step,
  onClose,
  onSessionEnded,
  onRetry,
}: {
  readonly step: Extract<SettingsStep, { name: 'loading' | 'unavailable' }>
  readonly onClose: (isTrusted: boolean) => void
  readonly onSessionEnded: () => void
  readonly onRetry: () => void
}): ReactElement {
  const { settings, close } = useContext(CopyContext)
  const error = step.name === 'unavailable' ? step.error : undefined
  const hasEnded = error !== undefined && hasSessionEnded(error)
  return (
    <SettingsPage
      title={settings.title}
      footer={
        <>
          <button
            type="button"
            className="button"
            onClick={(event) => (hasEnded ? onSessionEnded() : onClose(event.isTrusted))}
          >
            {close}
          </button>
          {error !== undefined && !hasEnded && (
            <button type="button" className="button" data-variant="primary" onClick={onRetry}>
              {settings.retry}
            </button>
          )}
        </>
      }
    >
      {error === undefined ? (
        <p className="muted" role="status">
          {settings.loading}
        </p>
      ) : (
        <ErrorText code={error} />
      )}
    </SettingsPage>
  )
}
