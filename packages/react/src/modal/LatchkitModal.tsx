'use client'
import { type KitState, type ModalModel, toModalModel } from '@latchkit/core'
import { ErrorBoundary } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useIdleCallback } from '../lazy/useIdleCallback.js'
import { useLastReady } from '../lazy/useLastReady.js'
import { useLazy } from '../lazy/useLazy.js'
import { LoadFailure } from './LoadFailure.js'
import { ModalPortal } from './ModalPortal.js'
import { getCopy, prefetch } from './prefetch.js'
import { View } from './View.js'

const closed: ModalModel = { status: 'closed' }
const selectIsOpen = (state: KitState) => state.modal.status === 'open'
/** Whether the kit has a relay, which connects remote wallets. */
const hasRelay = (state: KitState) => state.pairing !== undefined

/**
 * The modal. `LatchkitProvider` renders it. Render it yourself only with `enableEmbedded`, as a card in your page,
 * or with the provider's `disableAppend`.
 *
 * Its frame, its copy and each view are separate chunks. The previous view stays while the next one loads. A dialog with
 * a retry appears if a chunk fails to load.
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

/** Replaces a modal that threw an error outside its views. */
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
  const accountCopy = useLazy(context.accountCopy)
  const neededCopy = useLazy(getCopy(context, requestedView))
  // It also contains the texts of the other views. A view of the account may still be shown while another one loads.
  const copy = accountCopy.status === 'ready' ? accountCopy : neededCopy
  const view = useLazy<unknown>(requestedView ? context.getView(requestedView) : context.frame)
  const shownCopy = useLastReady(copy, copy.status === 'ready')
  const isLoaded = view.status === 'ready' && copy.status === 'ready'
  const shownModel = useLastReady(model, !requestedView || isLoaded) ?? closed
  const { status: shownStatus } = shownModel
  const isRemoteAvailable = useLatchkitState(hasRelay)
  // Almost every view lets the user select a wallet, which connects at once: the connecting view must be loaded by then.
  useIdleCallback(
    useCallback(() => {
      if (shownStatus !== 'open') return
      context.getView('connecting').load()
      if (isRemoteAvailable) context.getView('connecting-remote').load()
    }, [shownStatus, isRemoteAvailable, context]),
  )

  const hasFailed = [frame, copy, view].some((chunk) => chunk.status === 'failed')
  const status = hasFailed ? 'failed' : frame.status === 'ready' && isLoaded ? 'ready' : 'loading'
  return (
    <>
      {frame.status === 'ready' && shownCopy?.status === 'ready' && (
        <ModalPortal isInline={context.kit.config.enableEmbedded}>
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
