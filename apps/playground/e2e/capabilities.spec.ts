import type { Devnet } from '@latchkit/devnet'
import { type GatewayOptions, startGateway } from '@latchkit/gateway'
import type { Locator, Page } from '@playwright/test'
import { createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'
import { modalRow } from './modalRow.js'
import { projects } from './workerFixtures.js'

/** `test` with the gateway of the devnet, which has every service. */
const test = base.extend<DataFixtures>(createGatewayFixtures())

const id = 'eip155:31337'
const noHistory = 'This app has no history for Devnet 31337 yet.'
const noNfts = 'This app doesn’t list NFTs on Devnet 31337 yet.'

type Offered = {
  readonly actions: readonly string[]
  /** The texts of the lists that the server does not have. */
  readonly activity?: string
  readonly nfts?: string
}

/** Starts a gateway with one chain, and some of its services. */
async function withGateway(
  page: Page,
  { chains }: Devnet,
  { index, ...options }: GatewayOptions & { readonly index?: object },
  use: (url: string) => Promise<void>,
): Promise<void> {
  const http = chains.slice(0, 1).map(({ rpcUrl }) => rpcUrl)
  const gateway = await startGateway({
    projects,
    chains: [{ id, http, ...(index && { index }) }],
    ...options,
  })
  try {
    await use(gateway.url)
    // The page asks its gateway again and again.
    await page.goto('about:blank')
  } finally {
    await gateway.stop()
  }
}

/** Opens the account of a page that has only the option `gateway`. */
async function openAccount(page: Page, url: string): Promise<Locator> {
  await page.goto(`/account.html?tables=none&gateway=${encodeURIComponent(url)}`)
  await getButton(page).click()
  const dialog = page.getByRole('dialog')
  await modalRow(dialog, 'Harbor').click()
  await expect(dialog).toBeHidden()
  const known = page.waitForResponse((response) => response.url().includes('/v1/capabilities'))
  await getButton(page).click()
  await known
  return dialog
}

async function expectOffered(dialog: Locator, { actions, activity, nfts }: Offered): Promise<void> {
  const panel = dialog.getByRole('tabpanel')
  for (const name of ['Buy', 'Swap'])
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(
      actions.includes(name) ? 1 : 0,
    )
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  for (const [tab, text, untrue] of [
    ['Activity', activity, 'No transactions yet'],
    ['NFTs', nfts, 'No NFTs yet'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    if (text === undefined) await expect(panel).not.toContainText('Not available here')
    else {
      await expect(panel).toContainText(text)
      await expect(panel).not.toContainText(untrue)
    }
    expect(await axeViolations(dialog.page())).toEqual([])
  }
}

test.describe('a gateway with one chain', () => {
  test('default: without any service, the account says what the server does not have', async ({
    page,
    devnet,
  }) => {
    await withGateway(page, devnet, {}, async (url) => {
      const dialog = await openAccount(page, url)
      await expectOffered(dialog, { actions: [], activity: noHistory, nfts: noNfts })
    })
  })

  test.describe('of a version without the document', () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('behavior: its lists say what they lack, and it is asked once', async ({ page, devnet }) => {
      const asked: string[] = []
      await page.route('**/v1/capabilities?*', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
      })
      await withGateway(page, devnet, {}, async (url) => {
        const dialog = await openAccount(page, url)
        await expectOffered(dialog, { actions: ['Buy', 'Swap'], activity: noHistory, nfts: noNfts })
        await dialog.getByRole('tab', { name: 'Tokens' }).click()
        const panel = dialog.getByRole('tabpanel')
        await expect(panel).toContainText('This app has no prices for Devnet 31337 yet')
        await expect(panel).not.toContainText('$')
        await page.keyboard.press('Escape')
        await getButton(page).click()
        await expect(panel).toContainText('no prices')
        expect(asked).toHaveLength(1)
      })
    })
  })

  test('behavior: with an index, it has a history and NFTs', async ({ page, devnet }) => {
    await withGateway(page, devnet, { index: {} }, async (url) => {
      await expectOffered(await openAccount(page, url), { actions: [] })
    })
  })

  test('behavior: with a source of swaps, tokens can be swapped', async ({ page, devnet }) => {
    const swapSources: GatewayOptions['swapSources'] = [
      { kind: 'lifi', chainIds: [id], url: 'http://127.0.0.1:2' },
    ]
    await withGateway(page, devnet, { swapSources }, async (url) => {
      const dialog = await openAccount(page, url)
      await expectOffered(dialog, { actions: ['Swap'], activity: noHistory, nfts: noNfts })
    })
  })
})

test('default: a gateway with every service offers everything', async ({ page, dataUrl }) => {
  await expectOffered(await openAccount(page, dataUrl), { actions: ['Buy', 'Swap'] })
})
