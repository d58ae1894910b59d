import type { Page } from '@playwright/test'
import { axeViolations } from './axeViolations.js'
import { expect, test } from './fixtures.js'

// The presets of `@latchkit/react/themes`, written out: these tests run without a build of the packages.
const sharp = {
  accent: 'light-dark(#0b45e6, #8fb0ff)',
  surface: 'light-dark(#fff, #0c0d10)',
  raised: 'light-dark(#f1f3f7, #181b21)',
  text: 'light-dark(#0b0d12, #f5f7fa)',
  muted: 'light-dark(#4b5361, #a7b0be)',
  scrim: 'light-dark(rgb(8 10 15 / 0.5), rgb(0 0 0 / 0.7))',
  radius: '2px',
  'border-width': '1px',
}
const soft = {
  accent: 'light-dark(#7a45b8, #cba8f5)',
  surface: 'light-dark(#fffdfb, #1f1b24)',
  raised: 'light-dark(#f6f0ec, #2b2532)',
  text: 'light-dark(#2b2430, #f4eef7)',
  muted: 'light-dark(#665b6d, #b6abbe)',
  scrim: 'light-dark(rgb(72 54 82 / 0.3), rgb(12 8 16 / 0.6))',
  'backdrop-filter': 'blur(6px)',
  radius: '22px',
}

/** The parts of the page under test. */
function themePage(page: Page) {
  const inline = page.locator('.preview-stage [data-latchkit="modal"]')
  return {
    preset: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
    accent: (name: string) => page.getByRole('radio', { name, exact: true }),
    inline,
    card: inline.locator('[part~="card"]'),
    options: page.getByLabel('Options as TypeScript'),
  }
}

/** Evaluates the exported text as an object literal, as a compiler would. */
function evaluate(page: Page, text: string): Promise<unknown> {
  return page.evaluate(`(${text})`)
}

test('default: a preset and an accent change the modal, and the exported text is the options', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/theme.html')
  const { preset, accent, card, inline, options } = themePage(page)
  await expect(inline.getByRole('button', { name: /^Harbor/ })).toBeVisible()
  expect(await evaluate(page, (await options.textContent()) ?? '')).toEqual({ themeVariables: {} })

  await preset('Sharp').check()
  await expect(card).toHaveCSS('border-radius', '3.4px')
  await accent('Clay').check()
  const connect = page.locator('.preview-bar [data-latchkit="connect"]')
  await expect(connect).toHaveCSS('background-color', 'rgb(184, 51, 12)')
  await expect(connect).toHaveCSS('color-scheme', 'light')
  await expect(inline.getByRole('button', { name: 'Get one' })).toHaveCSS('color', 'rgb(184, 51, 12)')

  const expected = { themeVariables: { ...sharp, accent: '#b8330c' } }
  await page.getByRole('button', { name: 'Copy options' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await options.textContent())
  expect(await evaluate(page, copied)).toEqual(expected)
  // The modal has exactly these variables.
  const set = await inline
    .locator('.root')
    .evaluate((root: HTMLElement) =>
      Object.fromEntries(
        [...root.style]
          .filter((name) => name.startsWith('--latchkit-'))
          .map((name) => [name.slice('--latchkit-'.length), root.style.getPropertyValue(name).trim()]),
      ),
    )
  expect(set).toEqual(expected.themeVariables)
})

test('behavior: every control changes the options and the modal', async ({ page }) => {
  await page.goto('/theme.html')
  const { preset, accent, card, options } = themePage(page)
  await preset('Soft').check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await accent('Blue').check()
  await page.getByLabel('Another accent in the dark scheme').check()
  await page.getByLabel('Accent in the dark scheme', { exact: true }).fill('#ffcc00')
  await page.getByLabel('Corners').fill('4')
  await page.getByRole('radio', { name: 'Serif' }).check()
  await page.getByLabel('Text size').fill('1.2')
  await page.getByLabel('Motion').fill('0')
  expect(await evaluate(page, (await options.textContent()) ?? '')).toEqual({
    themeMode: 'dark',
    themeVariables: {
      ...soft,
      accent: 'light-dark(#2f55e0, #ffcc00)',
      radius: '4px',
      font: 'ui-serif, Georgia, Cambria, "Times New Roman", serif',
      'font-scale': '1.2',
      motion: '0',
    },
  })
  await expect(card).toHaveCSS('border-radius', '6.8px')
  await expect(card).toHaveCSS('background-color', 'rgb(31, 27, 36)')
  await expect(page.locator('.preview-bar [data-latchkit="connect"]')).toHaveCSS(
    'background-color',
    'rgb(255, 204, 0)',
  )
  await page.getByRole('button', { name: 'Undo changes to the preset' }).click()
  await expect(card).toHaveCSS('border-radius', '37.4px')
  expect(await evaluate(page, (await options.textContent()) ?? '')).toEqual({
    themeMode: 'dark',
    themeVariables: soft,
  })
})

test('behavior: the dialog has the theme too', async ({ page }) => {
  await page.goto('/theme.html')
  await themePage(page).preset('Glass').check()
  await page.locator('.preview-bar [data-latchkit="connect"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Harbor/ })).toBeVisible()
  await expect(dialog).toHaveCSS('backdrop-filter', 'blur(18px) saturate(1.4)')
})

test('behavior: notes state a low contrast of the accent', async ({ page }) => {
  await page.goto('/theme.html')
  const notes = page.getByRole('region', { name: 'Changes' }).getByRole('listitem')
  await expect(notes).toHaveCount(0)
  await page.getByLabel('Any accent').fill('#ffe600')
  await expect(notes).toHaveText([/^In the light scheme, the button has a contrast of 1\.2:1/])
})

test('behavior: the presets are chosen with the arrow keys', async ({ page }) => {
  await page.goto('/theme.html')
  const { preset, card } = themePage(page)
  await preset('Plain').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(preset('Sharp')).toBeChecked()
  await expect(card).toHaveCSS('border-radius', '3.4px')
})

for (const name of ['theme', 'compare'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`behavior: /${name}.html is accessible in the ${colorScheme} scheme, and fits a phone`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`/${name}.html`)
      await expect(page.getByRole('button', { name: /^Harbor/ }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await axeViolations(page)).toEqual([])
    })
