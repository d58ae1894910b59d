import type { Page } from '@playwright/test'

/** Makes the animations of the kit `times` as long in every page that is opened next. */
export async function slowMotion(page: Page, times: number): Promise<void> {
  await page.addInitScript((value) => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('--latchkit-motion', String(value)),
    )
  }, times)
}
