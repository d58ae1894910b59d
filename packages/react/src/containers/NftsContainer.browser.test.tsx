import { connect, navigate, openModal } from '@latchkit/core/actions'
import { type FakeDataApi, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMultichainKit } from '../chains.fixtures.js'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

type Page = Parameters<FakeDataApi['setNfts']>[0]['page']

const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const contract = `0x${'a'.repeat(40)}`

function createNft(index: number) {
  const id = `${chainId}/erc721:${contract}/${index}`
  const name = `Harbor #${index}`
  return { id, chainId, standard: 'erc721', contract, tokenId: `${index}`, name, amount: 1n } as const
}

/** Creates a page with the NFTs from one index to another, which is not included. */
function createPage(from: number, to: number, cursor?: string): Page {
  const nfts = Array.from({ length: to - from }, (_, index) => ({
    ...createNft(from + index),
    isSpam: false,
  }))
  return { nfts, cursor }
}

/** A connected app whose account view is open. */
async function setUp(options: Parameters<typeof createKitWithWallets>[1] = {}) {
  const dataApi = fakeDataApi()
  const setup = createKitWithWallets(undefined, { dataApi, ...options })
  await render(<TestApp kit={setup.kit} />)
  await connect(setup.kit, { connectorId: 'io.fake' })
  const set = (page: Page, cursor?: string) => dataApi.setNfts({ address, chainId, cursor, page })
  set(createPage(1, 3))
  void openModal(setup.kit)
  return { ...setup, dataApi, set }
}

const tab = page.getByRole('tab', { name: 'NFTs' })
const first = page.getByRole('button', { name: 'Harbor #1', exact: true })
const getFocusedText = () => document.activeElement?.shadowRoot?.activeElement?.textContent

test('default: shows the NFTs in a tab of the account view', async () => {
  await setUp()
  await tab.click()
  await expect.element(page.getByRole('heading', { name: 'NFTs' })).toBeVisible()
  await expect.element(first).toBeVisible()
})

test('behavior: reads nothing before its tab is selected', async () => {
  const { dataApi, kit, clock } = await setUp()
  await expect.element(tab).toBeVisible()
  await clock.advance(60_000)
  expect(dataApi.nftReads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('nfts')
})

test('behavior: the tab is between Tokens and Activity', async () => {
  await setUp()
  await page.getByRole('tab', { name: 'Tokens' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
})

test('behavior: shows all pages', async () => {
  const { set, dataApi } = await setUp()
  set(createPage(1, 3, 'a'))
  set(createPage(3, 5), 'a')
  await tab.click()
  await page.getByRole('button', { name: 'Show all NFTs' }).click()
  await expect.element(page.getByRole('button', { name: 'Harbor #4' })).toBeVisible()
  expect(dataApi.nftReads.map(({ cursor }) => cursor)).toEqual([undefined, 'a'])
})

test('behavior: opens an NFT, and Back returns to it', async () => {
  const { kit } = await setUp()
  await tab.click()
  await first.click()
  await expect.element(page.getByRole('heading', { name: 'Harbor #1' })).toBeVisible()
  await expect.element(page.getByText('ERC-721')).toBeVisible()
  expect(kit.getState().modal).toMatchObject({
    stack: [
      { view: 'account', tab: 'nfts' },
      { view: 'nft-detail', id: createNft(1).id },
    ],
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.poll(getFocusedText).toContain('Harbor #1')
})

test('behavior: Back returns to an NFT that was behind “Show all”', async () => {
  const { set } = await setUp()
  set(createPage(1, 40))
  await tab.click()
  await page.getByRole('button', { name: 'Show all NFTs' }).click()
  const last = page.getByRole('button', { name: 'Harbor #39' })
  await last.click()
  await expect.element(page.getByRole('heading', { name: 'Harbor #39' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(last).toBeInViewport()
  await expect.poll(getFocusedText).toContain('Harbor #39')
})

test('behavior: another tab is not left for the NFT that was opened', async () => {
  await setUp()
  await tab.click()
  await first.click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('tab', { name: 'Tokens' }).click()
  await tab.click()
  await expect.element(first).toBeVisible()
  await expect.poll(getFocusedText).toBe('NFTs')
})

test('error: an NFT that the account does not have leads to its NFTs', async () => {
  const { kit } = await setUp()
  await expect.element(tab).toBeVisible()
  await navigate(kit, { route: { view: 'nft-detail', namespace: 'eip155', id: createNft(9).id } })
  await page.getByRole('button', { name: 'Show NFTs' }).click()
  await expect.element(first).toBeVisible()
})

test('behavior: the NFT is not shown for another account', async () => {
  const { adapters } = await setUp()
  await tab.click()
  await first.click()
  await expect.element(page.getByRole('heading', { name: 'Harbor #1' })).toBeVisible()
  adapters[0].wallet('io.fake').switchAccount('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expect.element(page.getByRole('heading', { name: 'NFT not found' })).toBeVisible()
})

test('behavior: the modal closes when the account of the NFT is disconnected', async () => {
  const { adapters, kit } = await setUp()
  await tab.click()
  await first.click()
  await expect.element(page.getByRole('heading', { name: 'Harbor #1' })).toBeVisible()
  adapters[0].wallet('io.fake').disconnect()
  await expect.poll(() => kit.getState().modal.status).toBe('closed')
})

test('error: a failed read, which is repeated after 30 s', async () => {
  const { set, clock } = await setUp()
  set('fails')
  await tab.click()
  await expect.element(page.getByText('Failed to fetch NFTs')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  set(createPage(1, 3))
  await clock.advance(30_000)
  await expect.element(first).toBeVisible()
})

test('behavior: on Solana there are the tabs Tokens, NFTs and Activity', async () => {
  const { kit } = createMultichainKit({ dataApi: fakeDataApi() })
  await render(<TestApp kit={kit} />)
  await connect(kit, { connectorId: 'Sol', namespace: 'solana' })
  void openModal(kit)
  await tab.click()
  await expect.element(page.getByText('No NFTs yet')).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Tokens', 'NFTs', 'Activity'])
})
