import type { Page } from '@playwright/test'
import { differentPixels } from './differentPixels.js'
import { expect, test } from './fixtures.js'
import { viewportPixels } from './viewportPixels.js'
import { waitForAnimations } from './waitForAnimations.js'

const getInstance = (page: Page, name: string) => page.getByRole('region', { name })
const fact = (page: Page, name: string, term: string) =>
  getInstance(page, name).locator(`dt:text-is("${term}") + dd`)

test('behavior: two instances on one page are isolated', async ({ page, workbench }) => {
  await page.goto('/two-kits.html')
  await expect(fact(page, 'The forum', 'Status')).toHaveText('disconnected')
  await getInstance(page, 'The shop').getByRole('button').hover()
  // Both have discovered the wallets; from here on the forum must not change.
  await expect
    .poll(() => page.evaluate(() => window.kits.forum.getState().wallets.connectors.eip155?.length))
    .toBe(2)
  const before = await page.evaluateHandle(() => window.kits.forum.getState())

  await getInstance(page, 'The shop').getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await workbench.row('Harbor').click()
  await expect(fact(page, 'The shop', 'Status')).toHaveText('connected')
  await workbench.harbor.do('switchChain', 31338)
  await expect(fact(page, 'The shop', 'Network')).toHaveText('eip155:31338')
  await workbench.harbor.do('switchAccount', 1)
  await workbench.harbor.do('switchChain', 777)
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(page, 'The shop', 'Status')).toHaveText('disconnected')

  expect(await before.evaluate((state) => state === window.kits.forum.getState())).toBe(true)
})

test('behavior: two instances with a wallet and a theme each, also after a reload', async ({
  page,
  workbench,
}) => {
  await page.goto('/two-kits.html')
  await getInstance(page, 'The shop').getByRole('button').click()
  const light = await workbench.modal.evaluate(
    (dialog) => getComputedStyle(dialog.firstElementChild ?? dialog).color,
  )
  await workbench.row('Harbor').click()
  await expect(fact(page, 'The shop', 'Status')).toHaveText('connected')

  await getInstance(page, 'The forum').getByRole('button').click()
  const dark = await workbench.modal.evaluate(
    (dialog) => getComputedStyle(dialog.firstElementChild ?? dialog).color,
  )
  expect(dark).not.toBe(light)
  await workbench.row('Meadow').click()
  await expect(fact(page, 'The forum', 'Status')).toHaveText('connected')

  const addresses = async () =>
    [
      await fact(page, 'The shop', 'Address').textContent(),
      await fact(page, 'The forum', 'Address').textContent(),
    ] as const
  const [shop, forum] = await addresses()
  expect(shop).not.toBe(forum)
  await page.reload()
  await expect(fact(page, 'The shop', 'Address')).toHaveText(shop ?? '')
  await expect(fact(page, 'The forum', 'Address')).toHaveText(forum ?? '')
})

test('behavior: hostile styles do not change the modal', async ({ page, workbench }) => {
  const open = async (url: string) => {
    await page.goto(url)
    // The page is hidden, so that only the modal can differ.
    await page.evaluate(() => document.documentElement.style.setProperty('--latchkit-scrim', 'black'))
    await page.locator('[data-latchkit="connect"]').focus()
    await page.keyboard.press('Enter')
    await expect(workbench.row('Harbor')).toBeVisible()
    // Icons of data URLs are drawn after the list.
    await expect(workbench.modal.locator('.mark:empty, .mark [data-image]:empty')).toHaveCount(0)
    await waitForAnimations(page)
    return workbench.modal.evaluate(serializeStyles)
  }
  const plainStyles = await open('/hostile-css.html?plain')
  const plain = await viewportPixels(page)
  // The picture must contain the modal: a single color would be equal too.
  expect(new Set(new Uint32Array(plain.data.buffer)).size).toBeGreaterThan(100)
  expect(plainStyles.length).toBeGreaterThan(10_000)

  expect(await open('/hostile-css.html')).toBe(plainStyles)
  // Focus scrolls this page. On a busy machine, the compositor can show the modal later than the main thread.
  await expect.poll(async () => differentPixels(plain, await viewportPixels(page))).toBe(0)
})

/** Serializes every computed property of every element. */
function serializeStyles(dialog: Element): string {
  return [dialog, ...dialog.querySelectorAll('*')]
    .map((element) => {
      const style = getComputedStyle(element)
      // Custom properties are compared by their effect.
      const names = [...style].filter((name) => !name.startsWith('--'))
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      // The parts of a drawing refer to each other by ids that React numbers.
      return `${element.tagName}: ${values.replaceAll(/url\("#[^"]*"\)/g, 'url(#id)')}`
    })
    .join('\n')
}
