import type { BrowserContext, Page } from '@playwright/test'
import { type Chaos, chaos } from './chaos.js'
import type { ChaosOptions } from './createDecisions.js'
import { shorten } from './shorten.js'

/**
 * Runs what a user does with disturbances. If it fails, it runs again with fewer of them, and rejects with the seed and the shortest sequence
 * that fails, which `chaos` repeats with the options `seed` and `only`.
 *
 * @param options `maxRuns`: how often it runs again. Default 50. See `chaos` for the others.
 * @param scenario What the user does, in a page of its own. It calls `disturb` before the page opens the app, and rejects if something is
 * wrong. It should not wait long for what may never come.
 * @throws `Error` with the seed and the sequence. Its `cause` is the first error.
 * @example
 * import { runWithChaos } from '@latchkit/test'
 * import { expect, test } from '@latchkit/test/playwright'
 *
 * test('connects on a bad day', async ({ context }) => {
 *   await runWithChaos({ drop: 0.05 }, async (disturb) => {
 *     const page = await context.newPage()
 *     await disturb(page)
 *     await page.goto('http://localhost:5173')
 *     await page.getByRole('button', { name: 'Connect' }).click()
 *     await expect(page.getByText('Connected')).toBeVisible({ timeout: 5_000 })
 *     await page.close()
 *   })
 * })
 */
export async function runWithChaos(
  options: ChaosOptions & { readonly maxRuns?: number | undefined },
  scenario: (disturb: (target: Page | BrowserContext) => Promise<Chaos>) => Promise<void>,
): Promise<void> {
  const { maxRuns = 50, seed = Math.floor(Math.random() * 1_000_000), ...how } = options
  const first = await run()
  if (!first.isFailed) return
  let last = first
  const fails = async (only: readonly string[]) => {
    const result = await run(only)
    if (result.isFailed) last = result
    return result.isFailed
  }
  await shorten(first.log.map(toId), fails, maxRuns)
  throw new Error(
    `The scenario fails with these disturbances, the shortest sequence that was found (chaos: seed ${seed}):\n${last.log.map((line) => `  ${line}`).join('\n')}`,
    { cause: first.error },
  )

  async function run(only = how.only): Promise<Result> {
    const started: Chaos[] = []
    const result = (rest: Pick<Result, 'isFailed' | 'error'>) => ({
      ...rest,
      log: started.flatMap(({ log }) => log),
    })
    try {
      await scenario(async (target) => {
        const disturbances = await chaos(target, { ...how, seed, only })
        started.push(disturbances)
        return disturbances
      })
      return result({ isFailed: false, error: undefined })
    } catch (error) {
      return result({ isFailed: true, error })
    }
  }
}

type Result = { readonly isFailed: boolean; readonly error: unknown; readonly log: readonly string[] }

/** Returns the name of a disturbance from its line in the log. */
function toId(line: string): string {
  return line.slice(0, line.indexOf(', '))
}
