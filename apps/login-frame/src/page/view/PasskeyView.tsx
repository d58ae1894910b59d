import {
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { VaultApp } from '../../shared/vault/Vault.js'
import { createPasskeyScreen, type PasskeyWork } from '../passkey/createPasskeyScreen.js'
import { CopyContext } from './parts/CopyContext.js'
import { DisplayHint } from './parts/DisplayHint.js'
import { ErrorText } from './parts/ErrorText.js'
import { RequestHeader } from './parts/RequestHeader.js'
import { useDisplayWatch } from './parts/useDisplayWatch.js'
import { useIsArmed } from './parts/useIsArmed.js'

/** Asks for the passkey of the user: once to log in, and once more to open the wallet on a new device. */
export function PasskeyView({
  app,
  network,
  work,
  now,
  onCancel,
  onFinish,
}: {
  readonly app: VaultApp
  readonly network: string
  /** Must not change, like `app` and `onFinish`. */
  readonly work: PasskeyWork
  readonly now: () => number
  readonly onCancel: (isTrusted: boolean) => void
  readonly onFinish: () => void
}): ReactElement {
  const copy = useContext(CopyContext)
  const { passkey, settings } = copy
  const [screen] = useState(() => createPasskeyScreen(work, app, onFinish))
  const state = useSyncExternalStore(screen.subscribe, () => screen.state)
  const { send } = screen
  const view = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  const isArmed = useIsArmed(state.status === 'ready' ? state.displayedAt : null)
  const isUnlock = (state.status === 'ready' || state.status === 'asking') && state.use.name === 'unlock'
  const isUnavailable = state.status === 'unavailable'
  const onDisplayed = useCallback(() => send({ type: 'displayed', at: now() }), [send, now])
  const onCovered = useCallback(() => send({ type: 'covered' }), [send])

  useEffect(() => {
    send({ type: 'opened' })
    return () => send({ type: 'closed' })
  }, [send])
  // Each time it can be used, so that it is reported as displayed then.
  const isReady = state.status === 'ready'
  const displayed = useDisplayWatch(view, content, { onDisplayed, onCovered }, isReady)

  return (
    <main className="view" ref={view}>
      <section className="content" ref={content}>
        <RequestHeader
          key={isUnlock ? 'unlock' : 'logIn'}
          title={isUnlock ? passkey.unlockTitle : passkey.title}
          origin={app.origin}
          network={network}
        />
        <p>{isUnlock ? passkey.unlockText : passkey.text}</p>
        <p className="muted" role="status">
          {state.status === 'loading' ? passkey.loading : state.status === 'asking' ? passkey.asking : ''}
        </p>
        <ErrorText code={'error' in state ? state.error : undefined} />
      </section>
      <footer className="footer">
        <DisplayHint status={isReady ? displayed : undefined} />
        <div className="buttons">
          <button type="button" className="button" onClick={(event) => onCancel(event.isTrusted)}>
            {passkey.cancel}
          </button>
          <button
            type="button"
            className="button"
            data-variant="primary"
            // Not `disabled`: the focus would be lost.
            aria-disabled={!isUnavailable && !isArmed}
            onClick={({ isTrusted }) =>
              send(isUnavailable ? { type: 'retry' } : { type: 'use', at: now(), isTrusted })
            }
          >
            {isUnavailable ? settings.retry : passkey.use}
          </button>
        </div>
      </footer>
    </main>
  )
}
