import { expect, test } from './fixtures.js'
import { getFocusedName } from './getFocusedName.js'
import { tabTo } from './tabTo.js'

test('behavior: opens and closes the modal by keyboard', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.button.focus()
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toBeVisible()
  // The modal takes the focus when it opens.
  await expect.poll(() => getFocusedName(page)).not.toBeNull()

  // The focus cycles inside the modal.
  const seen: string[] = []
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await getFocusedName(page)
    expect(focused, 'the focus is in the modal').not.toBeNull()
    seen.push(focused ?? '')
  }
  const stops = new Set(seen)
  expect([...stops].some((name) => name.includes('Harbor'))).toBe(true)
  expect(stops).toContain('Close')
  expect(seen.slice(stops.size)).toEqual(seen.slice(0, seen.length - stops.size))
  await page.keyboard.press('Shift+Tab')
  expect(await getFocusedName(page)).toBe(seen.at(-2))

  await page.keyboard.press('Escape')
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.button).toBeFocused()
})

test('behavior: connects, switches and disconnects by keyboard', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.button.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Harbor')
  await page.keyboard.press('Enter')
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(workbench.modal).toBeHidden()
  await expect(workbench.button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Account')
  await tabTo(page, 'Devnet 31337')
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Networks')
  await tabTo(page, 'Devnet 31338')
  await page.keyboard.press('Space')
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await expect(workbench.modal).toHaveAccessibleName('Account')

  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
  await expect(workbench.button).toBeFocused()
})

test('behavior: navigation moves the focus', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.harbor.set({ answer: 'hang' })
  await workbench.choose('Harbor')
  await expect(workbench.modal).toContainText('Opening Harbor')
  await expect.poll(() => getFocusedName(page)).not.toBeNull()
  await workbench.modal.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Connect a wallet')
  await expect.poll(() => getFocusedName(page)).not.toBeNull()
})

test('behavior: the page behind the modal does not scroll or receive clicks', async ({ workbench, page }) => {
  await workbench.visit()
  await workbench.button.click()
  await expect(workbench.modal).toBeVisible()
  await page.mouse.move(640, 850)
  await page.mouse.wheel(0, 600)
  // A scroll takes effect in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(workbench.modal).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
