import type { BrowserContext, Page, Route } from '@playwright/test'
import { binding, receiver } from '../browser/names.js'
import { type ChaosOptions, createDecisions, type Decision } from './createDecisions.js'
import { wrapWallets } from './wrapWallets.js'

/** The disturbances of a page. */
export type Chaos = {
  readonly seed: number
  /** The disturbances so far, in order: `wallet personal_sign (2), 120 ms, dropped`. */
  readonly log: readonly string[]
  /** The seed and the log, for the message of a failed test. */
  readonly toText: () => string
}

/** The function of a page that asks for a decision. */
const decider = '__latchkitDecide'

/**
 * Delays, drops, duplicates and reorders what wallets and servers answer, in the same way for the same seed. Call it after the wallets are
 * installed, and before the page opens the app. The fixture `chaos` prints the seed if the test fails.
 *
 * @example
 * import { test } from '@latchkit/test/playwright'
 * import { chaos } from '@latchkit/test'
 *
 * test('connects on a bad day', async ({ page }) => {
 *   const { seed } = await chaos(page, { maxDelayMs: 500, drop: 0.1 })
 *   console.log(`chaos: seed ${seed}`)
 *   await page.goto('http://localhost:5173')
 * })
 */
export async function chaos(target: Page | BrowserContext, options: ChaosOptions = {}): Promise<Chaos> {
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000)
  const decide = createDecisions(seed, options)
  const log: string[] = []

  function decideAndLog(name: string): Decision {
    const decision = decide(name)
    if (isDisturbed(decision)) log.push(describeDecision(decision))
    return decision
  }

  await target.exposeFunction(decider, decideAndLog)
  await target.addInitScript({
    content: `{ const __name = (value) => value; (${wrapWallets})(${JSON.stringify({ binding, receiver, decider })}) }`,
  })
  await target.route('**/*', (route) => disturb(route, decideAndLog))
  return { seed, log, toText: () => `chaos: seed ${seed}\n${log.map((line) => `  ${line}`).join('\n')}` }
}

async function disturb(route: Route, decide: (name: string) => Decision): Promise<void> {
  const request = route.request()
  if (!['fetch', 'xhr'].includes(request.resourceType())) return route.fallback()
  const { delayMs, isDropped } = decide(`${request.method()} ${toName(request.url(), request.postData())}`)
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  // A page that navigated away does not wait for its answer.
  await (isDropped ? route.abort('connectionfailed') : route.fallback()).catch(() => {})
}

/** Returns a name that is the same in each run: without the query, and with the method of a request to a node. */
function toName(url: string, body: string | null): string {
  const { host, pathname } = new URL(url)
  const [, method] = /"method":\s*"(\w+)"/.exec(body ?? '') ?? []
  // Servers of tests have another port each time.
  return [host.replace(/:\d+$/, ''), pathname, method].filter((part) => part !== undefined).join(' ')
}

function isDisturbed({ delayMs, isDropped, isDuplicated }: Decision): boolean {
  return delayMs > 0 || isDropped || isDuplicated
}

function describeDecision({ id, delayMs, isDropped, isDuplicated }: Decision): string {
  return [id, `${delayMs} ms`, isDropped && 'dropped', isDuplicated && 'twice'].filter(Boolean).join(', ')
}
