import type { Page } from '@playwright/test'

/**
 * Opens a page whose app is one function, at `window.app`.
 *
 * @param createApp The source of the function. It uses nothing of its module.
 */
export async function openDocument(page: Page, createApp: string): Promise<void> {
  const script = `const __name = (value) => value; window.app = (${createApp})()`
  await page.route('https://shop.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title><script>${script}</script>`,
    }),
  )
  await page.goto('https://shop.test/')
}
