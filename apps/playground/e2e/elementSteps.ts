import type { Page } from '@playwright/test'
import { expect } from './fixtures.js'
import { tabTo } from './tabTo.js'
import type { Workbench } from './Workbench.js'

/** Returns the button in a page whose buttons are custom elements. */
export function getElementButton(page: Page) {
  return page.locator('latchkit-button').getByRole('button')
}

/** Returns a value of the state that such a page shows. */
export function getStateValue(page: Page, term: string) {
  return page.getByRole('region', { name: 'State' }).locator(`dt:text-is("${term}") + dd`)
}

/** Connects with the keyboard alone, and closes the account again. The focus returns to the element each time. */
export async function connectByKeyboard(page: Page, workbench: Workbench): Promise<void> {
  const button = getElementButton(page)
  await expect(button).toBeVisible()
  await page.locator('latchkit-button').focus()
  await page.keyboard.press('Enter')
  await expect(workbench.row('Harbor')).toBeVisible()
  await tabTo(page, 'Harbor')
  await page.keyboard.press('Enter')
  await expect(getStateValue(page, 'Status')).toHaveText('connected')
  await expect(workbench.modal).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(workbench.modal).toHaveAccessibleName('Account')
  await page.keyboard.press('Escape')
  await expect(workbench.modal).toBeHidden()
  await expect(button).toBeFocused()
}

/** Opens the modal, and reads all scripts that the page has loaded for it. */
export async function expectNoReact(page: Page, workbench: Workbench): Promise<void> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await page.reload()
  await getElementButton(page).click()
  await expect(workbench.row('Harbor')).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Read from the server: the browser drops the bodies of responses when the page is left.
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  expect(code.length).toBeGreaterThan(3)
  expect(code.filter((text) => /react-dom|react\.transitional\.element/.test(text))).toEqual([])
}
