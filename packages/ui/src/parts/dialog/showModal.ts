/** Calls `showModal()`. In environments without it (jsdom), opens the dialog as non-modal. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}
