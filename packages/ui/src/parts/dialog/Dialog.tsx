import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { animateExit, removeExitingCopies } from './animateExit.js'
import { lockScroll } from './lockScroll.js'
import { showModal } from './showModal.js'
import { trapTab } from './trapTab.js'

/** What {@link Dialog} takes. */
export type DialogProps = {
  /** Id of its heading. */
  readonly labelledBy: string
  /** Esc, the system's back gesture, or a press beside the card. It stays open until it is unmounted. */
  readonly onDismiss: (reason: 'escape' | 'backdrop') => void
  /** Whether the page stays usable: a wallet draws its own UI in it. Default false. */
  readonly nonModal?: boolean | undefined
  /** A card. */
  readonly children: ReactNode
}

/** A native modal dialog for as long as it is mounted: top layer, page inert and not scrolling, focus given back. */
export function Dialog({
  labelledBy,
  onDismiss,
  nonModal = false,
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null)
  const isBackdropPress = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    removeExitingCopies(dialog)
    const unlock = lockScroll(dialog.ownerDocument)
    showModal(dialog)
    return () => {
      animateExit(dialog)
      dialog.close?.()
      unlock()
    }
  }, [])

  // Only outside the top layer is what a wallet draws in the page above the modal, and not inert.
  const wasNonModal = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || wasNonModal.current === nonModal) return
    wasNonModal.current = nonModal
    const root = dialog.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    dialog.close?.()
    if (nonModal) dialog.show?.()
    else showModal(dialog)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [nonModal])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    // The page's own shortcuts are not meant: it sees only our host, not that a field has the focus.
    event.stopPropagation()
    if (!nonModal) trapTab(event, event.currentTarget)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDismiss('escape')
  }

  return (
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      aria-modal={!nonModal}
      data-non-modal={nonModal || undefined}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss('escape')
      }}
      onClose={(event) => {
        // A browser closes it without asking the second time; whether it is open is not the browser's to say.
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
