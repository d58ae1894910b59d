import { collections, type Devnet } from '@latchkit/devnet'
import { accounts, tokens } from '@latchkit/test'
import type { Page } from '@playwright/test'
import {
  createPublicClient,
  createTestClient,
  erc20Abi,
  formatEther,
  formatUnits,
  http,
  parseAbi,
} from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'
import { modalRow } from './modalRow.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a gateway whose chain has two years of transactions. */
const test = base.extend<DataFixtures>(createGatewayFixtures({ history: 1_000 }, untilIndexed))

const address = accounts[0]?.address ?? '0x'
const getClient = ({ chains }: Devnet) => createPublicClient({ transport: http(chains[0]?.rpcUrl) })

type HistoryEntry = {
  readonly metadata: { readonly hash: string; readonly nonce: number; readonly sentFrom: string }
}

/** Waits until the gateway's newest transactions of the account are as expected. */
async function untilHistory(
  devnet: Devnet,
  isExpected: (entries: readonly HistoryEntry[]) => boolean,
): Promise<void> {
  const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337' })
  for (let isDone = false; !isDone; ) {
    const response = await fetch(`${devnet.gateway?.url}/v1/account/${address}/history?${query}`)
    const { data }: { data: readonly HistoryEntry[] } = await response.json()
    isDone = isExpected(data)
  }
}

/** Waits until the gateway has the newest transaction of the account. */
async function untilIndexed(devnet: Devnet): Promise<void> {
  const nonce = (await getClient(devnet).getTransactionCount({ address })) - 1
  await untilHistory(devnet, (entries) =>
    entries.some(({ metadata }) => metadata.nonce === nonce && metadata.sentFrom === address.toLowerCase()),
  )
}

const getTransactions = (page: Page) => page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
const getActivityState = (page: Page) => page.getByRole('status', { name: 'State of the transactions' })
const getTab = (page: Page, name: string) => page.getByRole('dialog').getByRole('tab', { name })
const getPanel = (page: Page) => page.getByRole('dialog').getByRole('tabpanel')

test('default: pages through two years of transactions, a thousand of them, each of them once', async ({
  page,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl)
  const card = page.getByRole('region', { name: 'useLatchkitActivity()' })
  const more = card.getByRole('button', { name: 'Show more' })
  await expect(more).toBeVisible()
  while (await more.isVisible()) {
    const count = await getTransactions(page).count()
    await more.click()
    await expect.poll(() => getTransactions(page).count()).toBeGreaterThan(count)
    await expect(getActivityState(page)).toHaveAttribute('data-status', 'ready')
  }
  const hashes = await getTransactions(page).locator('code').allTextContents()
  expect(hashes.length).toBeGreaterThanOrEqual(1_000)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('behavior: the NFTs are those that the account owns on the chain, with their images', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const abi = parseAbi([
    'function ownerOf(uint256 id) view returns (address)',
    'function balanceOf(address account, uint256 id) view returns (uint256)',
  ])
  const expected: string[] = []
  for (const { standard, address: contract, items } of collections.slice(0, 2))
    for (const item of items) {
      const call = { address: contract, abi } as const
      const amount =
        standard === 'erc1155'
          ? await getClient(devnet).readContract({
              ...call,
              functionName: 'balanceOf',
              args: [address, item.id],
            })
          : (await getClient(devnet).readContract({ ...call, functionName: 'ownerOf', args: [item.id] })) ===
              address
            ? 1n
            : 0n
      if (amount > 0n) expected.push(amount > 1n ? `${item.name} × ${amount}` : item.name)
    }
  await connectAccount(page, dataUrl)
  const nfts = page.getByRole('list', { name: 'NFTs' }).getByRole('listitem')
  // The NFT that advertises a web page is not among them.
  await expect(nfts).toHaveCount(expected.length)
  expect((await nfts.allTextContents()).map((text) => text.trim()).sort()).toEqual(expected.sort())
  await getButton(page).click()
  await getTab(page, 'NFTs').click()
  const images = getPanel(page).locator('img')
  await expect(images).toHaveCount(expected.length)
  for (const image of await images.all())
    expect(await image.getAttribute('src')).toContain(`${dataUrl}/v1/image/`)
  await expect
    .poll(() => images.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

test('behavior: a wallet that reports its tokens (ERC-7811) has those that the gateway does not know', async ({
  page,
  devnet,
  dataUrl,
}) => {
  // A gateway without lists of tokens.
  await page.route(`${dataUrl}/v1/account/*/balance?**`, (route) => route.fulfill({ json: { balances: [] } }))
  await page.goto(`/account.html?data=${encodeURIComponent(dataUrl)}`)
  await new TestWallet(page, '__wallets', 'harbor').set({ reportsAssets: true })
  await getButton(page).click()
  await modalRow(page.getByRole('dialog'), 'Harbor').click()
  const expected = [`${formatEther(await getClient(devnet).getBalance({ address }))} ETH`]
  for (const { address: token, symbol, decimals } of tokens.filter((one) => one.decimals > 0)) {
    const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
    expected.push(`${formatUnits(await getClient(devnet).readContract(call), decimals)} ${symbol}`)
  }
  const amounts = page.getByRole('region', { name: 'useLatchkitTokens()' }).locator('tbody td:nth-child(2)')
  await expect(amounts).toHaveCount(expected.length)
  expect((await amounts.allTextContents()).sort()).toEqual(expected.sort())
})

test('behavior: a reorganization of 5 blocks rewrites the list', async ({ page, devnet, dataUrl }) => {
  await connectAccount(page, dataUrl)
  await expect(getActivityState(page)).toHaveAttribute('data-status', 'ready')
  const first = getTransactions(page).first()
  const previous = (await first.locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: 'Send 1 wei to yourself' }).click()
  await expect(first.locator('code')).not.toHaveText(previous)
  await expect(first).toHaveAttribute('data-status', 'confirmed')
  const hash = (await first.locator('code').textContent()) ?? ''
  await untilIndexed(devnet)
  const activity = page.getByRole('region', { name: 'useLatchkitActivity()' })
  const readAgain = activity.getByRole('button', { name: 'Read again' })
  await readAgain.click()
  // The list keeps what only the wallet has reported: the page must have it from the gateway before the blocks are replaced.
  await expect(first).not.toHaveAttribute('data-id', /^pending:/)
  const client = createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) })
  await client.request({ method: 'anvil_reorg' as 'anvil_mine', params: [5, []] as never })
  await client.mine({ blocks: 1 })
  // The transactions before the reorganization are indexed already.
  await untilHistory(devnet, (entries) => entries.every(({ metadata }) => metadata.hash !== hash))
  // The list of tracked transactions is another one.
  await readAgain.click()
  await expect(activity.getByRole('listitem').filter({ hasText: hash })).toHaveCount(0)
})

test('behavior: a transaction that a reorganization removes before the gateway has listed it is pending again', async ({
  page,
  devnet,
  dataUrl,
}) => {
  await page.clock.install()
  await connectAccount(page, dataUrl)
  await expect(getActivityState(page)).toHaveAttribute('data-status', 'ready')
  const first = getTransactions(page).first()
  const previous = (await first.locator('code').textContent()) ?? ''
  // The gateway lists no newer block.
  await page.route(`${dataUrl}/v1/account/*/history?**`, async (route) => {
    if (route.request().url().includes('cursor=')) return route.continue()
    const response = await route.fetch()
    const body: { readonly data: readonly HistoryEntry[] } = await response.json()
    const data = body.data.slice(body.data.findIndex(({ metadata }) => metadata.hash === previous))
    await route.fulfill({ response, json: { ...body, data } })
  })
  await page.getByRole('button', { name: 'Send 1 wei to yourself' }).click()
  await expect(first).toHaveAttribute('data-id', /^pending:/)
  await expect(first).toHaveAttribute('data-status', 'confirmed')
  const hash = (await first.locator('code').textContent()) ?? ''
  const client = createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) })
  await client.request({ method: 'anvil_reorg' as 'anvil_mine', params: [1, []] as never })
  await client.mine({ blocks: 1 })
  // It is looked up again after 30 s, and once more after 30 s.
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(first).toHaveAttribute('data-status', 'pending', { timeout: 1_000 })
  }).toPass()
  await expect(first.locator('code')).toHaveText(hash)
  await untilHistory(devnet, (entries) => entries.every(({ metadata }) => metadata.hash !== hash))
})

test.describe('with a gateway that goes away in the middle of a call', () => {
  // Chromium logs failed requests.
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })

  for (const [tab, path, text, content] of [
    ['Tokens', 'balance', 'Token Balance Unavailable', 'Test Dollar'],
    ['NFTs', 'nfts', 'Failed to fetch NFTs', 'Regatta badge'],
    ['Activity', 'history', 'Failed to fetch transactions', 'Sent'],
  ] as const)
    test(`error: ${tab}: the text says so, the other tabs work, and it is tried again`, async ({
      page,
      dataUrl,
    }) => {
      await page.clock.install()
      let isDown = true
      await page.route(`${dataUrl}/v1/account/*/${path}?**`, (route) =>
        isDown ? route.abort('connectionreset') : route.continue(),
      )
      await connectAccount(page, dataUrl)
      await getButton(page).click()
      await getTab(page, tab).click()
      // The retries of the request take a second.
      await page.clock.fastForward(5_000)
      await expect(getPanel(page)).toContainText(text)
      const other = tab === 'Tokens' ? 'NFTs' : 'Tokens'
      await getTab(page, other).click()
      await expect(getPanel(page)).toContainText(other === 'NFTs' ? 'Regatta badge' : 'Test Dollar')
      isDown = false
      await getTab(page, tab).click()
      await page.clock.fastForward(31_000)
      await expect(getPanel(page)).toContainText(content)
    })
})
