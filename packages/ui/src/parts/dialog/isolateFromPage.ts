/**
 * Keeps the dialogs, popovers and menus of the page from closing at a press, a key or a focus in `dialog`, and from hiding it from
 * assistive technology. Call it before the dialog is opened. Returns a function that closes the dialog.
 */
export function isolateFromPage(dialog: HTMLDialogElement): () => void {
  const { host } = dialog.getRootNode() as ShadowRoot
  const ended = new AbortController()

  // Listeners of the page at `document` would hear the event before the dialog does, so it gets a copy that ends in the shadow root.
  const redirect = (event: Event): void => {
    const target = event.composedPath()[0] as Node
    if (dialog.open && !dialog.contains(target)) return
    event.stopImmediatePropagation()
    // Closing restores the focus while React commits, when it handles no events: libraries would take it for a focus outside.
    if (!dialog.open) queueMicrotask(() => target.dispatchEvent(event))
    else if (!target.dispatchEvent(copyEvent(event))) event.preventDefault()
  }
  const types = 'pointerdown mousedown touchstart click keydown focusin'
  for (const type of types.split(' '))
    addEventListener(type, redirect, { capture: true, signal: ended.signal })

  // With these, libraries hide what is not in their dialogs.
  const show = (): void => {
    host.removeAttribute('aria-hidden')
    host.removeAttribute('inert')
  }
  show()
  const observer = new MutationObserver(show)
  observer.observe(host, { attributes: true })
  return () => {
    dialog.close?.()
    ended.abort()
    observer.disconnect()
  }
}

/** Returns a copy that ends in the shadow root of its target. */
function copyEvent(event: Event): Event {
  // A copy of a click that is a mouse event would activate a link or a checkbox a second time.
  const Copy = event.type === 'click' ? Event : (event.constructor as typeof Event)
  const init = Object.defineProperty(event, 'composed', { value: false })
  const copy = new Copy(event.type, init)
  if (!copy.composed) return copy
  // Firefox ignores `composed: false` for keyboard events. Such a copy would be copied again, without end.
  const plain = new Event(event.type, init)
  for (const name of 'key code shiftKey ctrlKey altKey metaKey repeat isComposing'.split(' '))
    Object.defineProperty(plain, name, { value: Reflect.get(event, name) })
  return plain
}
