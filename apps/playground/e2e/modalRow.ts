import type { Locator } from '@playwright/test'

/** Returns a row of a list in the modal, by the start of its name. */
export function modalRow(modal: Locator, name: string): Locator {
  return modal.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) })
}
