import type { Page } from '@playwright/test'

/** Holds the requests to a URL. Returns a function that lets them continue, and later ones too. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
