import { expect, test } from './fixtures.js'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('behavior: the modal is a bottom sheet', async ({ workbench, page }) => {
    await workbench.visit()
    await workbench.button.tap()
    await expect(workbench.row('Harbor')).toBeVisible()
    const card = workbench.modal.locator('[part~="card"]')
    await expect(async () => {
      const box = await card.boundingBox()
      expect(box?.x).toBe(0)
      expect(box?.width).toBe(390)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    }).toPass()
    // No horizontal scrolling, and no target below the minimum touch size.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const target of await workbench.modal.getByRole('button').all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await workbench.row('Harbor').tap()
    await expect(workbench.fact('Status')).toHaveText('connected')
  })
})

test('behavior: right to left in Arabic', async ({ workbench }) => {
  await workbench.visit({ language: 'ar' })
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toBeVisible()
  expect(await workbench.modal.evaluate((dialog) => getComputedStyle(dialog).direction)).toBe('rtl')
  const [icon, name] = await Promise.all([
    workbench.row('Harbor').locator('.mark').boundingBox(),
    workbench.row('Harbor').getByText('Harbor').boundingBox(),
  ])
  expect(icon?.x).toBeGreaterThan(name?.x ?? Number.POSITIVE_INFINITY)
  await workbench.row('Harbor').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: everything is reachable at 200 % zoom', async ({ workbench, page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await workbench.visit({ customWallets: true, terms: true })
  await workbench.button.click()
  const close = workbench.modal.getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  const last = workbench.modal.getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('behavior: reduced motion disables animations', async ({ workbench, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await workbench.visit()
  await workbench.button.click()
  await expect(workbench.modal).toBeVisible()
  const longest = await page.evaluate(() => {
    const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
    return Math.max(
      0,
      ...(root?.getAnimations() ?? []).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    )
  })
  expect(longest).toBeLessThanOrEqual(1)
})

test('behavior: an inline modal is a card in the page', async ({ workbench, page }) => {
  await workbench.visit({ inline: true })
  const card = page.locator('[data-latchkit="modal"]')
  await expect(card.getByRole('button', { name: /^Harbor/ })).toBeVisible()
  await expect(workbench.modal).toHaveCount(0)
  await card.getByRole('button', { name: /^Harbor/ }).click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(card).toContainText('Devnet 31337')

  await card.getByRole('button', { name: /^Devnet 31337/ }).click()
  await card.getByRole('button', { name: /^Devnet 31338/ }).click()
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByRole('button', { name: /^Harbor/ })).toBeVisible()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})
