import type { GatewayOptions } from '@latchkit/gateway'
import type { Locator } from '@playwright/test'
import { getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { id, openAccount, test, withGateway } from './capabilitiesFixtures.js'
import { expect } from './fixtures.js'

const noHistory = 'This app has no history for Devnet 31337 yet.'
const noNfts = 'This app doesn’t list NFTs on Devnet 31337 yet.'

type Offered = {
  readonly actions: readonly string[]
  /** The texts of the lists that the server does not have. */
  readonly activity?: string
  readonly nfts?: string
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
      const panel = dialog.getByRole('tabpanel')
      // The account owns tokens of the devnet, which are in no list of the gateway.
      await expect(panel).toContainText('This app doesn’t show other tokens on Devnet 31337 yet.')
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

  test('behavior: with an index that begins now, it says that it does not know what was before', async ({
    page,
    devnet,
  }) => {
    await withGateway(page, devnet, { index: {} }, async (url) => {
      await expectOffered(await openAccount(page, url), {
        actions: [],
        activity: 'This app doesn’t show earlier transactions on Devnet 31337 yet.',
        nfts: 'This app doesn’t show earlier NFTs on Devnet 31337 yet.',
      })
    })
  })

  test('behavior: with an index of the whole chain, it has a history and NFTs', async ({ page, devnet }) => {
    await withGateway(page, devnet, { index: { fromBlock: 0 } }, async (url) => {
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
