import type { Network } from '@latchkit/core'
import { type ReactElement, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { ApprovalState } from '../approval/machine.js'
import type { ApprovalContent } from '../approval/types.js'
import type { Copy } from '../copy/Copy.js'
import type { ApprovalModel } from '../describe/ApprovalModel.js'
import { toApprovalModel } from '../describe/toApprovalModel.js'
import type { SettingsWork } from '../settings/createSettings.js'
import { ApprovalView } from './approval/ApprovalView.js'
import { LeaveView } from './LeaveView.js'
import { PasskeyView } from './PasskeyView.js'
import { CopyContext } from './parts/CopyContext.js'
import { canDetectCover } from './parts/canDetectCover.js'
import { fillTitle } from './parts/fillTitle.js'
import { useIsArmed } from './parts/useIsArmed.js'
import { StatusView } from './StatusView.js'
import { SettingsView } from './settings/SettingsView.js'
import { WindowGate } from './WindowGate.js'

/** Screen of the page: the request that waits for the user, the settings, or nothing. */
export function App({
  queue,
  networks,
  projectId,
  copy,
  now,
  createWork,
  isFramed,
}: {
  readonly queue: ApprovalQueue
  readonly networks: readonly Network[]
  readonly projectId: string
  readonly copy: Copy
  /** Returns what the settings and the login with a passkey use in a window: this one, or one of their own. Must not change. */
  readonly createWork: (view: Window) => Omit<SettingsWork, 'now'>
  /** Returns the time in ms, monotonic: a change of the system's clock must not shorten the delay of the buttons. */
  readonly now: () => number
  /** Returns whether the user decides in the frame, or in a window of its own. */
  readonly isFramed: (request: ApprovalModel | 'settings') => boolean
}): ReactElement | null {
  const state = useSyncExternalStore(queue.subscribe, () => queue.state)
  const nameOf = (chainId: string) => networks.find((each) => each.caipNetworkId === chainId)?.name ?? chainId
  const work = useMemo(() => ({ ...createWork(window), now }), [createWork, now])
  const settingsId = state.status === 'settings' ? state.request.id : ''
  const onClose = useCallback(
    (isTrusted: boolean) => queue.send({ type: 'decline', id: settingsId, isTrusted }),
    [queue, settingsId],
  )
  if (state.status === 'idle') return null
  if (state.status === 'settings') {
    const { id, origin, chainId } = state.request
    const onSessionEnded = () => queue.send({ type: 'sessionEnded', id })
    return (
      <CopyContext value={copy}>
        {canDetectCover() && isFramed('settings') ? (
          <SettingsView key={id} {...{ origin, work, onClose, onSessionEnded }} />
        ) : (
          <WindowGate
            key={id}
            {...{ origin }}
            title={copy.settings.title}
            network={nameOf(chainId)}
            decline={copy.close}
            onDecline={onClose}
          >
            {(view) => <SettingsOfWindow {...{ view, createWork, now, origin, onClose, onSessionEnded }} />}
          </WindowGate>
        )}
      </CopyContext>
    )
  }
  if (state.status === 'passkey') {
    const { id, origin, chainId } = state.request
    return (
      <CopyContext value={copy}>
        <PasskeyView
          key={id}
          app={{ projectId, origin }}
          network={nameOf(chainId)}
          {...{ work, now }}
          onCancel={(isTrusted) => queue.send({ type: 'decline', id, isTrusted })}
          onFinish={() => queue.send({ type: 'loggedIn', id })}
        />
      </CopyContext>
    )
  }
  if (state.status === 'leave') {
    const { id, origin, chainId } = state.request
    return (
      <CopyContext value={copy}>
        <LeaveView
          key={id}
          origin={origin}
          url={state.url}
          network={nameOf(chainId)}
          onCancel={(isTrusted) => queue.send({ type: 'decline', id, isTrusted })}
          onLeave={() => queue.send({ type: 'loggedIn', id })}
        />
      </CopyContext>
    )
  }
  if (state.status === 'preparing' || state.status === 'failed') {
    const { id, origin, chainId } = state.request
    return (
      <CopyContext value={copy}>
        <StatusView
          key={`${id} ${state.status}`}
          origin={origin}
          network={nameOf(chainId)}
          failure={state.status === 'failed' ? state.code : undefined}
          onClose={(isTrusted) => queue.send({ type: 'decline', id, isTrusted })}
        />
      </CopyContext>
    )
  }
  return (
    <CopyContext value={copy}>
      <Displayed key={state.approval.id} {...{ state, queue, networks, now, isFramed }} />
    </CopyContext>
  )
}

/** The settings in a window of their own, whose clipboard and passkeys they use: in the frame, both need its focus. */
function SettingsOfWindow({
  view,
  createWork,
  now,
  ...settings
}: Omit<Parameters<typeof SettingsView>[0], 'work'> & {
  readonly view: Window
  readonly createWork: (view: Window) => Omit<SettingsWork, 'now'>
  readonly now: () => number
}): ReactElement {
  const work = useMemo(() => ({ ...createWork(view), now }), [createWork, view, now])
  return <SettingsView {...settings} work={work} />
}

/** The displayed request. Its events carry the digest of what this component has rendered. */
function Displayed({
  state,
  queue,
  networks,
  now,
  isFramed,
}: {
  readonly state: Extract<ApprovalState, { status: 'deciding' | 'signing' }>
  readonly queue: ApprovalQueue
  readonly networks: readonly Network[]
  readonly now: () => number
  readonly isFramed: (request: ApprovalModel | 'settings') => boolean
}): ReactElement | null {
  const copy = useContext(CopyContext)
  const { approval, digest } = state
  const { id, origin, chainId, address } = approval
  const status = useStatus(state)
  const network = networks.find((each) => each.caipNetworkId === chainId)
  const model = useMemo(() => network && toApprovalModel(approval, network, Date.now()), [approval, network])
  const onDisplayed = useCallback(
    () => queue.send({ type: 'displayed', digest, at: now() }),
    [queue, digest, now],
  )
  const onCovered = useCallback(() => queue.send({ type: 'covered' }), [queue])
  if (!model || !network) return null
  const onDecline = (isTrusted: boolean) => queue.send({ type: 'decline', id, isTrusted })
  const view = (
    <ApprovalView
      {...{ model, origin, address, onDisplayed, onCovered }}
      network={network.name}
      isSent={isSent(approval.content)}
      status={status}
      waiting={state.queue.length}
      onApprove={(isTrusted) => queue.send({ type: 'approve', digest, at: now(), isTrusted })}
      onDecline={onDecline}
    />
  )
  if (canDetectCover() && isFramed(model)) return view
  const work = isSent(approval.content) ? copy.sending : copy.signing
  return (
    <WindowGate
      title={fillTitle(copy, model.title)}
      network={network.name}
      work={status === 'signing' ? work : undefined}
      onClosed={onCovered}
      {...{ origin, onDecline }}
    >
      {() => view}
    </WindowGate>
  )
}

/** Whether the approved request is sent and waited for. */
function isSent(content: ApprovalContent): boolean {
  return content.type === 'evmUserOperation' || (content.type === 'evmPermission' && !!content.upgrade)
}

/** Returns what the user can do. The buttons look as they work: approving has no effect at first. */
function useStatus(
  state: Extract<ApprovalState, { status: 'deciding' | 'signing' }>,
): 'covered' | 'arming' | 'deciding' | 'signing' {
  const displayedAt = state.status === 'deciding' ? state.displayedAt : null
  const isArmed = useIsArmed(displayedAt)
  if (state.status === 'signing') return 'signing'
  if (displayedAt === null) return 'covered'
  return isArmed ? 'deciding' : 'arming'
}
