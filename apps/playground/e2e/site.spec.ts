import { pages } from '../server/pages.js'
import { expect, test } from './fixtures.js'

for (const name of pages) {
  test(`behavior: /${name}.html links to every page, and no link is cut off at 1280 px`, async ({ page }) => {
    await page.goto(`/${name}.html`)
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
    await expect(links).toHaveCount(pages.length)
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(pages.map((target) => (target === 'index' ? '/' : `/${target}.html`)))
    if (name === 'hostile-css') return
    const right = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right))
    expect(Math.max(...right)).toBeLessThanOrEqual(1280)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })
}

test('behavior: Reset removes the connection, the settings and the state of the test wallets', async ({
  page,
  workbench,
}) => {
  await page.goto('/?theme=dark')
  await workbench.button.click()
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toBeHidden()
  await workbench.harbor.set({ answer: 'reject' })
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(workbench.button).toHaveText(/Connect/)
  await workbench.button.click()
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toBeHidden()
})
