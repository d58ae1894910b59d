'use client'
import { type KitState, type ModalModel, toModalModel } from '@latchkit/core'
import { ErrorBoundary } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import { LoadFailure } from './LoadFailure.js'
import { Place } from './Place.js'
import { prefetch } from './prefetch.js'
import { useHeld } from './useHeld.js'
import { useLazy } from './useLazy.js'
import { useWhenIdle } from './useWhenIdle.js'
import { View } from './View.js'

const closed: ModalModel = { status: 'closed' }
const selectIsOpen = (state: KitState) => state.modal.status === 'open'
/** Whether wallets on other devices can be reached. */
const hasRelay = (state: KitState) => state.pairing !== undefined

/**
 * The modal. `LatchkitProvider` renders it; place it yourself only with `enableEmbedded` (it is a card in your page
 * then) or with the provider's `disableAppend`.
 *
 * Its frame, its words and each view are chunks of their own. While a view is on its way the one before it stays;
 * that a part cannot be had is said, and it can be tried again.
 *
 * @example
 * ```tsx
 * import { createLatchkit, LatchkitModal, LatchkitProvider } from '@latchkit/react'
 * import { mainnet } from '@latchkit/react/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], enableEmbedded: true })
 *
 * export const App = () => (
 *   <LatchkitProvider kit={kit}>
 *     <LatchkitModal />
 *   </LatchkitProvider>
 * )
 * ```
 */
export function LatchkitModal(): ReactNode {
  return (
    <ErrorBoundary fallback={(retry) => <ModalFailure onRetry={retry} />}>
      <ModalParts />
    </ErrorBoundary>
  )
}

/** In place of a modal that threw an error outside of its views. */
function ModalFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return useLatchkitState(selectIsOpen) && <LoadFailure status="failed" onRetry={onRetry} />
}

function ModalParts(): ReactNode {
  const shared = useShared()
  const model = useLatchkitState(toModalModel)
  const wanted = model.status === 'open' ? model.route.view : undefined
  useEffect(() => {
    if (wanted) prefetch(shared, wanted)
  }, [shared, wanted])

  const frame = useLazy(shared.frame)
  const copy = useLazy(shared.copy)
  const view = useLazy<unknown>(wanted ? shared.views[wanted] : shared.frame)
  const words = useHeld(copy, copy.status === 'ready')
  const shown = useHeld(model, !wanted || view.status === 'ready') ?? closed
  const { status: shownStatus } = shown
  const remote = useLatchkitState(hasRelay)
  // From almost everywhere a wallet can be chosen, and is asked at once: the view that says so has to be there by then.
  useWhenIdle(
    useCallback(() => {
      if (shownStatus !== 'open') return
      shared.views.connecting.load()
      if (remote) shared.views['connecting-remote'].load()
    }, [shownStatus, remote, shared]),
  )

  const all = [frame, copy, view].map((part) => part.status)
  const status = all.includes('failed') ? 'failed' : all.every((one) => one === 'ready') ? 'ready' : 'loading'
  return (
    <>
      {frame.status === 'ready' && words?.status === 'ready' && (
        <Place embedded={shared.kit.config.enableEmbedded}>
          <frame.value model={shown} copy={words.value}>
            {shown.status === 'open' && <View route={shown.route} />}
          </frame.value>
        </Place>
      )}
      {wanted && <LoadFailure key={wanted} status={status} onRetry={() => prefetch(shared, wanted)} />}
    </>
  )
}
