import { enableSheet } from './sheet.js'

/**
 * Enables what the dialog needs after it is shown, until `signal` is aborted: the gestures of the sheet, scrolling above the dialogs of the
 * page, and a mark for the dialogs of Mantine.
 */
export function enableDialog(dialog: HTMLElement | null, onDismiss: () => void, signal: AbortSignal): void {
  if (!dialog || signal.aborted) return
  const { host } = dialog.getRootNode() as ShadowRoot
  // Their listeners hear Escape first, at `window`.
  host.setAttribute('data-mantine-stop-propagation', 'true')
  // Radix and vaul prevent what scrolls outside their dialogs.
  for (const type of ['wheel', 'touchmove'])
    host.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true })
  enableSheet(dialog, onDismiss, signal)
}
