import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { endOfMotion } from './endOfMotion.js'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds in the open modal, or in the whole page while the modal is closed: every rule in the
 * light color scheme, and the rules about color in the dark one. A page that follows the system's scheme is expected.
 */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(page, colorRules)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await run(page)
  return [...light.map((text) => `light: ${text}`), ...dark.map((text) => `dark: ${text}`)]
}

async function run(page: Page, rules?: string[]): Promise<readonly string[]> {
  // Colors in transition are not judged.
  await endOfMotion(page)
  const violations = await page.evaluate(async (only): Promise<AxeResults['violations']> => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const modal = document.querySelector('[data-latchkit="modal"]')
    const isOpen = modal?.shadowRoot?.querySelector('dialog')?.open
    const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) }
    return (await axe.run(isOpen ? modal : document, options)).violations
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
