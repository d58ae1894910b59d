'use client'
import { type KitState, type ModalModel, toModalModel } from '@latchkit/core'
import { ErrorBoundary } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { LoadFailure } from './LoadFailure.js'
import { ModalPortal } from './ModalPortal.js'
import { prefetch } from './prefetch.js'
import { useIdleCallback } from './useIdleCallback.js'
import { useLastReady } from './useLastReady.js'
import { useLazy } from './useLazy.js'
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
    <ErrorBoundary fallback={(retry) => <ModalErrorFallback onRetry={retry} />}>
      <ModalContent />
    </ErrorBoundary>
  )
}

/** In place of a modal that threw an error outside of its views. */
function ModalErrorFallback({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return useLatchkitState(selectIsOpen) && <LoadFailure status="failed" onRetry={onRetry} />
}

function ModalContent(): ReactNode {
  const context = useLatchkitContext()
  const model = useLatchkitState(toModalModel)
  const requestedView = model.status === 'open' ? model.route.view : undefined
  useEffect(() => {
    if (requestedView) prefetch(context, requestedView)
  }, [context, requestedView])

  const frame = useLazy(context.frame)
  const copy = useLazy(context.copy)
  const view = useLazy<unknown>(requestedView ? context.views[requestedView] : context.frame)
  const shownCopy = useLastReady(copy, copy.status === 'ready')
  const shownModel = useLastReady(model, !requestedView || view.status === 'ready') ?? closed
  const { status: shownStatus } = shownModel
  const isRemoteAvailable = useLatchkitState(hasRelay)
  // From almost everywhere a wallet can be chosen, and is asked at once: the view that says so has to be there by then.
  useIdleCallback(
    useCallback(() => {
      if (shownStatus !== 'open') return
      context.views.connecting.load()
      if (isRemoteAvailable) context.views['connecting-remote'].load()
    }, [shownStatus, isRemoteAvailable, context]),
  )

  const statuses = [frame, copy, view].map((part) => part.status)
  const status = statuses.includes('failed')
    ? 'failed'
    : statuses.every((one) => one === 'ready')
      ? 'ready'
      : 'loading'
  return (
    <>
      {frame.status === 'ready' && shownCopy?.status === 'ready' && (
        <ModalPortal embedded={context.kit.config.enableEmbedded}>
          <frame.value model={shownModel} copy={shownCopy.value}>
            {shownModel.status === 'open' && <View route={shownModel.route} />}
          </frame.value>
        </ModalPortal>
      )}
      {requestedView && (
        <LoadFailure key={requestedView} status={status} onRetry={() => prefetch(context, requestedView)} />
      )}
    </>
  )
}
