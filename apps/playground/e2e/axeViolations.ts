import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { endOfMotion } from './endOfMotion.js'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe has against the page as it is now, its shadow roots included: the rule, and the elements that break it. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Colours are judged as they end up, not on their way there.
  await endOfMotion(page)
  await page.evaluate(source)
  const { violations } = await page.evaluate(async (): Promise<Pick<AxeResults, 'violations'>> => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    return axe.run(document)
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
