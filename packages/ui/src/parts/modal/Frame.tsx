import type { Alert, CloseReason, ModalModel, Snackbar as SnackbarModel } from '@latchkit/core'
import { lazy, type ReactNode, Suspense, useContext, useId, useLayoutEffect, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.js'
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js'
import { Header } from '../header/Header.js'
import { ShownContext } from '../motion/ShownContext.js'
import { Snackbar } from '../snackbar/Snackbar.js'
import { Stage } from '../stage/Stage.js'

// Only the app's developer sees it. If the chunk fails to load, the modal works without it.
const AlertBar = /* @__PURE__ */ lazy(() =>
  import('../alert-bar/AlertBar.js').then(
    (chunk) => ({ default: chunk.AlertBar }),
    () => ({ default: () => null }),
  ),
)
const ViewFailureView = /* @__PURE__ */ lazy(() =>
  import('../../views/view-failure/ViewFailureView.js').then((chunk) => ({ default: chunk.ViewFailureView })),
)

/** Props of {@link Frame}. */
export type FrameProps = {
  readonly model: Extract<ModalModel, { status: 'open' }>
  readonly title: string
  readonly onClose: (reason: Extract<CloseReason, 'escape' | 'backdrop' | 'close-button'>) => void
  /** Whether the close button is shown. Escape and a click on the backdrop call `onClose` in either case. Default: true. */
  readonly closable?: boolean | undefined
  /** Whether the page stays usable, because a wallet renders its own UI in it. Default: false. */
  readonly nonModal?: boolean | undefined
  readonly onBack?: (() => void) | undefined
  readonly onHelp?: (() => void) | undefined
  readonly snackbar?: SnackbarModel | undefined
  readonly alert?: Alert | undefined
  readonly onDismissAlert?: (() => void) | undefined
  /** A second pane before the view, for `ConnectAside`. Default: none. */
  readonly aside?: ReactNode
  /** The view of the route. */
  readonly children?: ReactNode
}

/** The card that contains a view: header, stage, messages. It is in a dialog unless it is inline. */
export function Frame(props: FrameProps): ReactNode {
  const {
    model,
    title,
    onClose,
    closable = true,
    nonModal,
    onBack,
    onHelp,
    snackbar,
    alert,
    onDismissAlert,
    aside,
    children,
  } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const viewKey = JSON.stringify(model.route)

  // The scroll position and the focused row of each previous view, which Back restores.
  const positions = useRef<({ row?: string | null; scroll?: number } | undefined)[]>([])
  const savePosition = (position: { row?: string | null; scroll?: number }): void => {
    positions.current[model.depth] = { ...positions.current[model.depth], ...position }
  }

  const isShown = useContext(ShownContext)
  // An inline modal takes the focus only when its view changes, not when the page loads.
  const initialViewKey = useRef(model.isInline ? viewKey : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per view; depth and direction change with it.
  useLayoutEffect(() => {
    if (!isShown || initialViewKey.current === viewKey) return
    initialViewKey.current = undefined
    const saved = model.direction === 'back' ? positions.current[model.depth] : undefined
    positions.current.length = model.depth + 1
    positions.current[model.depth] = saved
    const stage = heading.current?.closest('.card')?.querySelector('.stage')
    if (stage) stage.scrollTop = saved?.scroll ?? 0
    // A microtask, because a list renders the rows at the restored scroll position first.
    queueMicrotask(() => {
      const row = [...(stage?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
        ({ textContent }) => textContent === saved?.row,
      )
      ;(row ?? heading.current)?.focus({ preventScroll: true })
    })
  }, [viewKey, isShown])

  const card = (
    <div
      className="card"
      part="card"
      data-view={model.route.view}
      data-panes={aside ? 2 : undefined}
      data-shaking={model.shaking || undefined}
    >
      <Suspense>{alert && <AlertBar alert={alert} onDismiss={onDismissAlert} />}</Suspense>
      <Header
        title={title}
        titleId={titleId}
        titleRef={heading}
        onBack={model.canGoBack ? onBack : undefined}
        onHelp={onHelp}
        onClose={closable && !model.isInline ? () => onClose('close-button') : undefined}
      />
      {aside}
      <Stage
        viewKey={viewKey}
        direction={model.direction}
        onFocus={({ target }) => savePosition({ row: target.textContent })}
        onScroll={({ currentTarget }) => savePosition({ scroll: currentTarget.scrollTop })}
      >
        <ErrorBoundary
          key={viewKey}
          fallback={(retry) => (
            <Suspense>
              <ViewFailureView onRetry={retry} />
            </Suspense>
          )}
        >
          {children}
        </ErrorBoundary>
      </Stage>
    </div>
  )
  if (model.isInline) {
    return (
      <section className="inline" aria-labelledby={titleId}>
        {card}
        <Snackbar message={snackbar} />
      </section>
    )
  }
  return (
    <Dialog labelledBy={titleId} onDismiss={onClose} nonModal={nonModal}>
      {card}
      <Snackbar message={snackbar} />
    </Dialog>
  )
}
