import type { Page } from '@playwright/test'

/** Returns the name of the focused element of the open modal, or `null` if the focus is elsewhere. */
export function getFocusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused?.closest('dialog[open]')) return null
    const label = focused.getAttribute('aria-label') ?? focused.textContent
    return label?.trim() ?? ''
  })
}
