/** Calls back when every animation and transition of `element` itself is over, at once if there is none. */
export function afterAnimations(element: Element, done: () => void): void {
  void Promise.allSettled((element.getAnimations?.() ?? []).map((animation) => animation.finished)).then(done)
}

/** Takes away a copy that is still on its way out. */
export function removeExitingCopies(dialog: HTMLElement): void {
  for (const copy of dialog.parentElement?.querySelectorAll(':scope > .leaving') ?? []) copy.remove()
}

/**
 * Lets a dialog that is about to be removed fade out: a dead copy of it goes to the top layer, inert and unread,
 * and is dropped when its animation ends. React has nothing to keep alive, and nothing waits.
 */
export function animateExit(dialog: HTMLElement): void {
  const copy = dialog.ownerDocument.createElement('div')
  copy.className = `${dialog.className} leaving`
  copy.inert = true
  copy.append(...dialog.cloneNode(true).childNodes)
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  dialog.parentElement?.append(copy)
  copy.popover = 'manual'
  copy.showPopover?.()
  afterAnimations(copy, () => copy.remove())
}
