// Tab skips all but one of the tiles of a grid, and of the tabs.
const focusableSelector =
  ':is(a[href], :is(button, input, select, textarea):not(:disabled)):not([tabindex="-1"])'

/** Keeps Tab within `dialog`: after the last stop, the focus moves to the first. */
export function trapTab(
  event: { key: string; shiftKey: boolean; target: EventTarget | null; preventDefault(): void },
  dialog: HTMLElement,
): void {
  if (event.key !== 'Tab') return
  const focusables = [...dialog.querySelectorAll<HTMLElement>(focusableSelector)]
  const index = focusables.indexOf(event.target as HTMLElement)
  const next = event.shiftKey
    ? index <= 0
      ? focusables.at(-1)
      : undefined
    : index === focusables.length - 1
      ? focusables[0]
      : undefined
  if (!next && focusables.length > 0) return
  event.preventDefault()
  next?.focus()
}
