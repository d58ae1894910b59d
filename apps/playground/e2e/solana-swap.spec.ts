import {
  type Devnet,
  type SolanaMakerBehavior,
  solanaMakerBehaviors,
  solanaMakerThief,
  solanaTokens,
} from '@latchkit/devnet'
import { solanaAccounts } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { chainReader } from './chainReader.js'
import { test as base, expect } from './everyChainFixtures.js'
import { finishSent } from './finishSent.js'
import { getReview, getSwap } from './swapFixtures.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a gateway that has the market maker of Solana. */
const test = base.extend<DataFixtures>(createGatewayFixtures({ solana: true, bitcoin: true }))

const mint = solanaTokens[0]?.mint ?? ''
const [first = '', second = ''] = solanaAccounts.map(({ address }) => address)
/** Two signatures. */
const fee = 10_000n

/** Returns the amount of the token that an owner has, in base units. */
async function getDollars({ solana }: Devnet, owner: string): Promise<bigint> {
  const params = [owner, { mint }, { encoding: 'jsonParsed' }]
  const response = await fetch(solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountsByOwner', params }),
  })
  const { result } = await response.json()
  return BigInt(result.value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
}

/** What an account has: lamports, and base units of the token. */
const readBalances = async (devnet: Devnet, owner = first) => ({
  sol: await chainReader(devnet).getLamports(owner),
  dollars: await getDollars(devnet, owner),
})

/** Connects a wallet, and opens the form of its account. */
async function open(page: Page, dataUrl: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl, 'Lagoon')
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  return dialog
}

/** Selects the token that is bought, or sold. */
async function select(dialog: Locator, side: 'from' | 'to', name: string): Promise<void> {
  const buttons = dialog.getByRole('button', { name: /^(?:Select token|Token:)/ })
  await (side === 'from' ? buttons.first() : buttons.last()).click()
  await dialog.getByPlaceholder('Search name or address').fill(name)
  await dialog
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
}

/** Fills in the form: sells 1 SOL. */
async function sellSol(dialog: Locator): Promise<void> {
  await select(dialog, 'to', 'Test Dollar')
  await dialog.getByLabel('You pay').fill('1')
  await expect(getReview(dialog)).toBeVisible()
}

const createWallet = (page: Page) => new TestWallet<'__solanaWallets'>(page, '__solanaWallets', 'lagoon')

test.afterEach(({ devnet }) => devnet.gateway?.swaps.maker?.setBehavior('honest'))

test('default: SOL is swapped for exactly what the review showed', async ({ page, devnet, dataUrl }) => {
  const dialog = await open(page, dataUrl)
  await sellSol(dialog)
  await getReview(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  await expect(dialog.getByText('149.55 TUSD', { exact: true })).toBeVisible()
  await expect(dialog.getByText('At most 0.00001 SOL')).toBeVisible()
  // Solana has no contract that is allowed to take a token.
  await expect(dialog.getByText('Contract')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  const before = await readBalances(devnet)
  await getSwap(dialog).click()
  await finishSent(page)
  await expect.poll(() => getDollars(devnet, first)).toBe(before.dollars + 149_550_000n)
  expect(await chainReader(devnet).getLamports(first)).toBe(before.sol - 1_000_000_000n - fee)
  await expect(dialog.getByText('Confirmed').or(dialog.getByText('Swapped')).first()).toBeVisible()
})

test('param: exact out: exactly the amount of SOL arrives', async ({ page, devnet, dataUrl }) => {
  const dialog = await open(page, dataUrl)
  await select(dialog, 'from', 'Test Dollar')
  await select(dialog, 'to', 'Solana')
  await dialog.getByLabel('You receive').fill('0.5')
  await getReview(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  await expect(dialog.getByText('0.5 SOL', { exact: true })).toBeVisible()
  await expect(dialog.getByText('75.225678 TUSD', { exact: true })).toBeVisible()
  const before = await readBalances(devnet)
  await getSwap(dialog).click()
  await finishSent(page)
  await expect.poll(() => chainReader(devnet).getLamports(first)).toBe(before.sol + 500_000_000n - fee)
  expect(await getDollars(devnet, first)).toBe(before.dollars - 75_225_678n)
})

test('behavior: a decline sends nothing; the approval after it, and after a reload, sends once', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const wallet = createWallet(page)
  const dialog = await open(page, dataUrl)
  await sellSol(dialog)
  await getReview(dialog).click()
  await wallet.set({ answer: 'reject' })
  const before = await readBalances(devnet)
  await getSwap(dialog).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  await wallet.set({ answer: { 'solana:signTransaction': 'hang' } })
  await getSwap(dialog).click()
  await wallet.waitForPrompt('solana:signTransaction')
  await page.reload()
  await expect(getButton(page)).toBeVisible()
  expect(await readBalances(devnet)).toEqual(before)
  await getButton(page).click()
  await getSwap(dialog).click()
  await sellSol(dialog)
  await getReview(dialog).click()
  await wallet.set({ answer: 'approve' })
  await getSwap(dialog).click()
  await finishSent(page)
  await expect.poll(() => getDollars(devnet, first)).toBe(before.dollars + 149_550_000n)
  expect(await chainReader(devnet).getLamports(first)).toBe(before.sol - 1_000_000_000n - fee)
})

const lies = solanaMakerBehaviors.filter((behavior) => behavior !== 'honest')
const texts: Readonly<Partial<Record<SolanaMakerBehavior, string>>> = { paysLess: 'The price has changed' }

for (const lie of lies) {
  test(`error: a market maker with the behavior ${lie}: refused with words, and nothing is signed`, async ({
    page,
    devnet,
    dataUrl,
  }) => {
    const wallet = createWallet(page)
    const dialog = await open(page, dataUrl)
    await sellSol(dialog)
    const { length } = await wallet.prompts()
    const [before, stolen] = [await readBalances(devnet), await readBalances(devnet, solanaMakerThief)]
    devnet.gateway?.swaps.maker?.setBehavior(lie)
    await getReview(dialog).click()
    await expect(dialog.getByRole('heading', { name: 'This can’t be swapped' })).toBeVisible()
    const text = texts[lie] ?? 'The transaction differs from the review. Nothing was sent.'
    await expect(dialog.getByText(text)).toBeVisible()
    expect(await wallet.prompts()).toHaveLength(length)
    expect(await readBalances(devnet)).toEqual(before)
    expect(await readBalances(devnet, solanaMakerThief)).toEqual(stolen)
  })
}

test('behavior: another account during the review closes it, and nothing is signed', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const wallet = createWallet(page)
  const dialog = await open(page, dataUrl)
  await sellSol(dialog)
  await getReview(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  const { length } = await wallet.prompts()
  const before = [await readBalances(devnet), await readBalances(devnet, second)]
  await wallet.set({ accountIndex: 1 })
  await expect(getSwap(dialog).and(dialog.locator('.send-review-actions *'))).toHaveCount(0)
  expect(await wallet.prompts()).toHaveLength(length)
  expect([await readBalances(devnet), await readBalances(devnet, second)]).toEqual(before)
})
