import type { Page } from '@playwright/test'

/** Waits until all that moves once, in the page and in its shadow roots, has come to rest, and its pictures are there. */
export async function endOfMotion(page: Page): Promise<void> {
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
    // One that is fetched only when it comes into sight may never be.
    const awaited = images.filter(({ loading, complete }) => loading !== 'lazy' || complete)
    await Promise.all(awaited.map((image) => image.decode().catch(() => {})))
  })
}
