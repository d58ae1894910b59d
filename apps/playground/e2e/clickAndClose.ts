import type { Page } from '@playwright/test'

/** Clicks a button that closes its own window. Playwright rejects the click if the window is closed before it has ended. */
export async function clickAndClose(opened: Page, name: string): Promise<void> {
  const closed = opened.waitForEvent('close')
  const click = async () => {
    try {
      await opened.getByRole('button', { name, disabled: false }).click()
    } catch (error) {
      if (!opened.isClosed()) throw error
    }
  }
  await Promise.all([closed, click()])
}
