import type { Locator } from '@playwright/test'

/** A row of a list in the modal, by how its name begins. */
export function modalRow(modal: Locator, name: string): Locator {
  return modal.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) })
}
