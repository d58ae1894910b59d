/**
 * Scrolls the view, and nothing around it, so that the row of the current network is in its middle, unless the row is already
 * visible. `scrollIntoView` would also scroll the page below an inline modal.
 */
export function scrollToCurrentRow(lists: HTMLElement): void {
  const stage = lists.closest<HTMLElement>('.stage')
  const row = lists.querySelector('[aria-current="true"]')
  // Back restores the previous scroll position.
  if (!stage || !row || row.closest('[data-direction="back"]')) return
  const frame = stage.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  if (bottom <= frame.bottom) return
  // The card that enters can be scaled.
  const scale = frame.height / stage.offsetHeight
  stage.scrollTop += ((top + bottom) / 2 - (frame.top + frame.bottom) / 2) / scale
}
