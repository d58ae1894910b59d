import { copyCanvases } from '../mark/copyCanvases.js'
import { moveToAccount } from './moveToAccount.js'

/**
 * Animates the exit of a dialog that is about to be removed: adds an inert copy to the top layer and removes it when its
 * animation ends. React can unmount the dialog immediately.
 */
export function animateExit(dialog: HTMLElement): void {
  // Test environments (jsdom) have no animations.
  if (!('animate' in dialog)) return
  const copy = dialog.ownerDocument.createElement('div')
  copy.className = `${dialog.className} leaving`
  const isSuccess = dialog.querySelector('[data-state="closed"]')
  if (isSuccess) copy.dataset.success = ''
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.popover = 'manual'
  dialog.parentElement?.append(copy)
  // Still empty, because a popover's styles are computed immediately.
  copy.showPopover?.()
  copy.append(...dialog.cloneNode(true).childNodes)
  copyCanvases(dialog, copy)
  // The parts of a drawing refer to each other by id.
  for (const element of copy.querySelectorAll('[id]:not(svg *)')) element.removeAttribute('id')
  for (const image of copy.querySelectorAll('img')) image.decoding = 'sync'
  // The animation of the copy of a previous view does not continue in a copy of that.
  copy.querySelector('.stage-previous')?.remove()
  // The next frame computes the styles anyway.
  requestAnimationFrame(() => {
    const ends = copy.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(ends).then(() => copy.remove())
    if (isSuccess) void moveToAccount(copy)
  })
}
