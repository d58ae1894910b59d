import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { waitForAnimations } from './waitForAnimations.js'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds in the open modal, or in the page if it is closed, or is a frame.
 *
 * @param only The rules to apply. Default: all.
 */
export async function axeViolations(
  page: Page | Frame,
  only?: readonly string[],
): Promise<readonly string[]> {
  // Colors in transition would be measured with intermediate values.
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (rules): Promise<AxeResults['violations']> => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const modal = document.querySelector('[data-latchkit="modal"]')
    const isOpen = modal?.shadowRoot?.querySelector('dialog')?.open
    // Describing what passes takes as long as the rules.
    const options = {
      resultTypes: ['violations'] satisfies ['violations'],
      ...(rules && { runOnly: [...rules] }),
    }
    return (await axe.run(isOpen ? modal : document, options)).violations
  }, only)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
