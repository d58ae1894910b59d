/** Faster than this, in px per ms, a drag dismisses the sheet. */
const dismissVelocity = 0.5
/** A drag over this part of the height dismisses the sheet. */
const dismissPart = 0.35

/**
 * Lets the user drag the sheet of a phone down by its header to dismiss it, and keeps it above the virtual keyboard, until `signal` is
 * aborted. On larger screens, where the card is not a sheet, it does nothing.
 */
export function enableSheet(dialog: HTMLElement, onDismiss: () => void, signal: AbortSignal): void {
  enableDrag(dialog, onDismiss, signal)
  followKeyboard(dialog, signal)
}

type Drag = { readonly id: number; readonly startY: number; y: number; at: number; velocity: number }

function enableDrag(dialog: HTMLElement, onDismiss: () => void, signal: AbortSignal): void {
  const header = dialog.querySelector<HTMLElement>('.header')
  const card = dialog.querySelector<HTMLElement>('.card')
  if (!header || !card) return
  let drag: Drag | undefined

  const onDown = (event: PointerEvent): void => {
    const isSheet = getComputedStyle(card, '::before').content !== 'none'
    const isButton = event.target instanceof Element && event.target.closest('button')
    if (!isSheet || isButton || drag || event.button !== 0) return
    header.setPointerCapture(event.pointerId)
    drag = { id: event.pointerId, startY: event.clientY, y: 0, at: event.timeStamp, velocity: 0 }
  }
  const onMove = (event: PointerEvent): void => {
    if (drag?.id !== event.pointerId) return
    const y = Math.max(0, event.clientY - drag.startY)
    const elapsed = event.timeStamp - drag.at
    if (elapsed > 0) drag.velocity = (y - drag.y) / elapsed
    drag.y = y
    drag.at = event.timeStamp
    card.style.transform = `translateY(${y}px)`
  }
  const onUp = (event: PointerEvent): void => {
    if (drag?.id !== event.pointerId) return
    // A finger that rests before it lifts does not throw the sheet.
    const velocity = event.timeStamp - drag.at > 100 ? 0 : drag.velocity
    const isDismissed =
      event.type === 'pointerup' && (velocity > dismissVelocity || drag.y > dismissPart * card.offsetHeight)
    drag = undefined
    if (isDismissed) onDismiss()
    // Refused, cancelled or too short: the sheet returns. A dismissed one is gone in the next frame.
    requestAnimationFrame(() => {
      if (card.isConnected && !drag) animateBack(card)
    })
  }

  header.addEventListener('pointerdown', onDown, { signal })
  header.addEventListener('pointermove', onMove, { signal })
  header.addEventListener('pointerup', onUp, { signal })
  header.addEventListener('pointercancel', onUp, { signal })
}

function animateBack(card: HTMLElement): void {
  const { transform } = card.style
  card.style.transform = ''
  if (!transform) return
  const style = getComputedStyle(card)
  const duration = 200 * Number(style.getPropertyValue('--lk-speed'))
  card.animate([{ transform }, { transform: 'none' }], {
    duration,
    easing: style.getPropertyValue('--lk-spring'),
  })
}

/** iOS and Android do not resize the layout viewport for the virtual keyboard. */
function followKeyboard(dialog: HTMLElement, signal: AbortSignal): void {
  const visualViewport = dialog.ownerDocument.defaultView?.visualViewport
  if (!visualViewport) return
  const update = (): void => {
    // Zooming in also makes the visual viewport smaller.
    const height = visualViewport.scale > 1.01 ? 0 : Math.max(0, dialog.offsetHeight - visualViewport.height)
    dialog.style.setProperty('--lk-keyboard', `${Math.round(height)}px`)
  }
  visualViewport.addEventListener('resize', update, { signal })
}
