import { expect, test } from './fixtures.js'
import { viewportPixels } from './viewportPixels.js'
import { waitForAnimations } from './waitForAnimations.js'

test('behavior: wallets can be selected after accepting the terms, until the modal is closed', async ({
  workbench,
}) => {
  await workbench.visit({ terms: true, legalCheckbox: true })
  await workbench.button.click()
  const checkbox = workbench.modal.getByRole('checkbox', { name: /^I agree to the terms of service/ })
  await expect(checkbox).not.toBeChecked()
  await expect(workbench.row('Harbor')).toBeDisabled()

  await checkbox.check()
  await expect(workbench.row('Harbor')).toBeEnabled()
  await workbench.modal.getByRole('button', { name: 'Help' }).click()
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  await expect(checkbox).toBeChecked()

  await workbench.modal.getByRole('button', { name: 'Close' }).click()
  await expect(workbench.modal).toBeHidden()
  await workbench.button.click()
  await expect(checkbox).not.toBeChecked()
  await expect(workbench.row('Harbor')).toBeDisabled()
  expect(await workbench.harbor.prompts()).toEqual([])

  await checkbox.check()
  await workbench.row('Harbor').click()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(workbench.modal).toBeHidden()
})

test('behavior: the wallet directory cannot be opened without accepting the terms', async ({ workbench }) => {
  await workbench.visit({ terms: true, legalCheckbox: true })
  await workbench.action('Open the modal').getByRole('combobox').selectOption('all-wallets')
  await workbench.run('Open the modal')
  await expect(workbench.modal.getByRole('checkbox')).not.toBeChecked()
  await expect(workbench.row('Harbor')).toBeDisabled()
})

test('behavior: a link in the checkbox label does not toggle it', async ({ workbench, context }) => {
  await context.route('https://playground.example/**', (route) => route.fulfill({ body: 'Terms' }))
  await workbench.visit({ terms: true, legalCheckbox: true })
  await workbench.button.click()
  const opened = context.waitForEvent('page')
  await workbench.modal.getByRole('link', { name: 'terms of service' }).click()
  await (await opened).close()
  await expect(workbench.modal.getByRole('checkbox')).not.toBeChecked()
})

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
  ['dark', 'ar'],
] as const)
  test(`behavior: the checkbox is visible: ${theme}, ${language}`, async ({ workbench, page }) => {
    await workbench.visit({ terms: true, legalCheckbox: true, theme, language })
    await workbench.button.click()
    const checkbox = workbench.modal.getByRole('checkbox')
    // The outline: four sides of at least 18 pixels.
    expect(await visiblePixels()).toBeGreaterThanOrEqual(72)
    await checkbox.check()
    // The area is filled.
    expect(await visiblePixels()).toBeGreaterThanOrEqual(150)

    /** Returns the number of pixels with a contrast of at least 3:1 to the card (WCAG 2.2, 1.4.11). */
    async function visiblePixels(): Promise<number> {
      await expect(checkbox).toBeVisible()
      await waitForAnimations(page)
      const { data } = await viewportPixels(page, checkbox)
      const card = theme === 'light' ? [255, 255, 255] : [24, 26, 23]
      let count = 0
      for (let at = 0; at < data.length; at += 4)
        if (contrast([...data.subarray(at, at + 3)], card) >= 3) count += 1
      return count
    }
  })

/** Returns the contrast ratio of two sRGB colors (WCAG 2.2). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
