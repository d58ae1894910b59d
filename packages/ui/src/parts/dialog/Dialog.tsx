import { type KeyboardEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { motion as Motion } from '../motion/motion.js'
import { ShownContext } from '../motion/ShownContext.js'
import { isolateFromPage } from './isolateFromPage.js'
import { lockScroll } from './lockScroll.js'
import { showModal } from './showModal.js'
import { trapTab } from './trapTab.js'

/** Props of {@link Dialog}. */
export type DialogProps = {
  /** The id of the heading. */
  readonly labelledBy: string
  /** Called on Escape, the system's back gesture, or a click on the backdrop. The dialog stays open until it unmounts. */
  readonly onDismiss: (reason: 'escape' | 'backdrop') => void
  /** Whether the page stays usable, because a wallet renders its own UI in it. Default: false. */
  readonly nonModal?: boolean | undefined
  /** A card. */
  readonly children: ReactNode
}

const notShown = { display: 'none' }

/** A native dialog that is open while mounted and shown. The page is inert and does not scroll; closing restores the focus. */
export function Dialog({ labelledBy, onDismiss, nonModal = false, children }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null)
  const isBackdropPress = useRef(false)
  const motion = useRef<typeof Motion>(undefined)
  const isShown = useContext(ShownContext)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isShown) return
    // The copy whose exit is running.
    dialog.parentElement?.querySelector('.leaving')?.remove()
    const unlock = lockScroll(dialog.ownerDocument)
    const close = isolateFromPage(dialog)
    showModal(dialog)
    return () => {
      // First, because restoring the focus computes the layout.
      close()
      motion.current?.animateExit(dialog)
      unlock()
    }
  }, [isShown])

  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (!isShown) return
    const hidden = new AbortController()
    import('../motion/motion.js').then(
      (chunk) => {
        motion.current = chunk.motion
        chunk.motion.enableDialog(ref.current, () => dismiss.current('backdrop'), hidden.signal)
      },
      // Without the chunk, the sheet cannot be dragged, and the dialog closes without an animation.
      () => {},
    )
    return () => hidden.abort()
  }, [isShown])

  // A modal dialog is in the top layer and makes the page inert, which would block the UI that a wallet renders in the page.
  const wasNonModal = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || wasNonModal.current === nonModal) return
    wasNonModal.current = nonModal
    const focused = (dialog.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
    dialog.close?.()
    if (nonModal) dialog.show?.()
    else showModal(dialog)
    focused?.focus({ preventScroll: true })
  }, [nonModal])

  const onCancel = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    onDismiss('escape')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    // Prevents keyboard shortcuts of the page: it sees the shadow host as the target, not the focused input.
    event.stopPropagation()
    if (!nonModal) trapTab(event, event.currentTarget)
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel(event)
  }

  return (
    <dialog
      ref={ref}
      className="dialog"
      style={isShown ? undefined : notShown}
      part="dialog"
      aria-modal={!nonModal}
      data-non-modal={nonModal || undefined}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={(event) => {
        // Chrome closes the dialog without a cancel event on the second Escape. Only unmounting closes it.
        if (nonModal || !event.currentTarget.isConnected || event.currentTarget.open) return
        showModal(event.currentTarget)
        onDismiss('escape')
      }}
      onPointerDown={(event) => {
        isBackdropPress.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (isBackdropPress.current && event.target === event.currentTarget) onDismiss('backdrop')
      }}
    >
      {children}
    </dialog>
  )
}
