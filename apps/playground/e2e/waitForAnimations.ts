import type { Frame, Page } from '@playwright/test'

/** Waits until animations have ended, in the page and its shadow roots, and images are loaded. Not for countdowns and endless ones. */
export async function waitForAnimations(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const moving = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 2000)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
    // A lazy image outside the viewport may never load.
    const awaited = images.filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(awaited.map((image) => image.decode().catch(() => {})))
  })
}
