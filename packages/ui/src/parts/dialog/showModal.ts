/** `showModal()`; where it is missing (jsdom), the dialog is open without being modal. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}
