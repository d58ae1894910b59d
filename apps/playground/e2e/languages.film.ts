import { film, toFilmPath } from './film.js'
import { test as base, expect } from './fixtures.js'
import { recordFilm } from './recordFilm.js'
import { waitForAnimations } from './waitForAnimations.js'

const test = base.extend<{ readonly selectLanguage: (code: string, title: string) => Promise<void> }>({
  selectLanguage: ({ page }, use) =>
    use(async (code, title) => {
      // The page behind the modal is inert for users, but not for its own code.
      await page.getByLabel('Language').selectOption(code)
      await expect(page.locator('dialog h2').first()).toHaveText(title)
    }),
})

test.use({ viewport: { width: 640, height: 720 } })

test('behavior: strips of switching the language of an open modal, which keeps its elements', async ({
  workbench,
  page,
  selectLanguage,
}) => {
  await workbench.visit({ language: 'en' })
  await workbench.button.click()
  await expect(workbench.row('Harbor')).toBeVisible()
  const dialog = page.locator('dialog[open]')
  const row = workbench.row('Harbor')
  const before = [await dialog.elementHandle(), await row.elementHandle()]
  const isSame = async () =>
    Promise.all(before.map((handle) => handle?.evaluate((element) => element.isConnected)))
  await film(page, 'language-en-to-de', () => selectLanguage('de', 'Wallet verbinden'))
  // The header is mirrored, so its parts may move.
  const strip = await recordFilm(page)
  await selectLanguage('ar', 'ربط محفظة')
  await waitForAnimations(page)
  await strip.save(toFilmPath('language-de-to-ar'))
  expect(await isSame()).toEqual([true, true])
  await row.click()
  await expect(workbench.fact('Status')).toHaveText('connected')
})
