const stops = 'a[href], button:not(:disabled), input:not(:disabled)'

/** Keeps Tab within `dialog`: past its last stop comes the first one. */
export function trapTab(
  event: { key: string; shiftKey: boolean; target: EventTarget | null; preventDefault(): void },
  dialog: HTMLElement,
): void {
  if (event.key !== 'Tab') return
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)]
  const index = all.indexOf(event.target as HTMLElement)
  const next = event.shiftKey
    ? index <= 0
      ? all.at(-1)
      : undefined
    : index === all.length - 1
      ? all[0]
      : undefined
  if (!next && all.length > 0) return
  event.preventDefault()
  next?.focus()
}
