import type { Frame, Page } from '@playwright/test'

/** Waits until finite animations have ended, in the page and its shadow roots, and images are loaded. */
export async function waitForAnimations(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const moving = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
    // A lazy image outside the viewport may never load.
    const awaited = images.filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(awaited.map((image) => image.decode().catch(() => {})))
  })
}
