import { fileURLToPath } from 'node:url'
import type { GatewayOptions } from '@latchkit/gateway'
import type { Locator, Page } from '@playwright/test'
import { id, openAccount, test, withGateway } from './capabilitiesFixtures.js'
import { expect } from './fixtures.js'
import { waitForAnimations } from './waitForAnimations.js'

const folder = fileURLToPath(new URL('../screenshots', import.meta.url))

/** Saves screenshots of the lists of the account, and of each of the two views that the account offers. */
async function saveViews(page: Page, dialog: Locator, name: string): Promise<void> {
  const save = async (view: string) => {
    await expect(dialog.locator('.skeleton')).toHaveCount(0)
    await waitForAnimations(page)
    await page.screenshot({ path: `${folder}/gateway-${name}-${view}.${test.info().project.name}.png` })
  }
  for (const tab of ['Tokens', 'NFTs', 'Activity']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await save(tab.toLowerCase())
  }
  for (const action of ['Buy', 'Swap']) {
    const button = dialog.getByRole('button', { name: action, exact: true })
    if ((await button.count()) === 0) continue
    await button.click()
    await save(action.toLowerCase())
    await dialog.getByRole('button', { name: 'Back' }).click()
  }
}

const swapSources: GatewayOptions['swapSources'] = [
  { kind: 'lifi', chainIds: [id], url: 'http://127.0.0.1:2' },
]

// The source of the swaps does not answer. A page that is left writes to a socket that the browser has closed.
const errors = [/Failed to load resource/, /WebSocket is already in CLOSING or CLOSED state/]
test.use({ expectedErrors: [errors, { scope: 'test' }] })

for (const [name, options] of [
  ['bare', {}],
  ['index', { index: { fromBlock: 0 } }],
  ['new-index', { index: {} }],
  ['swaps', { swapSources }],
] as const)
  test(`behavior: screenshots with a gateway: ${name}`, async ({ page, devnet }) => {
    await withGateway(page, devnet, options, async (url) => {
      await saveViews(page, await openAccount(page, url), name)
    })
  })

test('behavior: screenshots with a gateway: full', async ({ page, dataUrl }) => {
  await saveViews(page, await openAccount(page, dataUrl), 'full')
})
