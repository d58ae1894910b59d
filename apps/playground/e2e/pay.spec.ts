import { type Devnet, marketTokens, solanaTokens } from '@latchkit/devnet'
import { accounts, solanaAccounts, tokens } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { base58 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import jsQR from 'jsqr'
import { createPublicClient, erc20Abi, http, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { connectAccount, createGatewayFixtures, type DataFixtures } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { chainReader } from './chainReader.js'
import { test as base, expect } from './everyChainFixtures.js'
import { modalRow } from './modalRow.js'
import { TestWallet } from './TestWallet.js'
import { viewportPixels } from './viewportPixels.js'
import { waitForAnimations } from './waitForAnimations.js'

/** `test` with a gateway that has the exchange of the devnet. */
const test = base.extend<DataFixtures>(createGatewayFixtures({ solana: true }))

/** Labels of the shop's assets. */
const [ether, dollar, permit] = ['ETH', 'Test Dollar', 'Permit Coin']
const [sol, solanaDollar] = ['SOL', 'Test Dollar on Solana']
const createEvmAddress = () => privateKeyToAddress(generatePrivateKey())
const createSolanaAddress = () => Keypair.generate().publicKey.toBase58()
const getDialog = (page: Page) => page.getByRole('dialog')
const getOutcome = (page: Page) => page.getByLabel('Outcome of the payment')

const visit = (page: Page, dataUrl: string) => page.goto(`/account.html?data=${encodeURIComponent(dataUrl)}`)

/** Asks for a payment as the shop does. Returns the dialog. */
async function ask(
  page: Page,
  { asset = '', amount, recipient }: { asset?: string | undefined; amount: string; recipient: string },
): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Asset' }).selectOption(asset)
  await page.getByLabel('Amount to pay').fill(amount)
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByRole('button', { name: 'Ask for the payment' }).click()
  return getDialog(page)
}

/** Reviews the payment with the connected wallet, and approves it. */
async function payByWallet(dialog: Locator, wallet: string): Promise<void> {
  await modalRow(dialog, `Pay with ${wallet}`).click()
  await dialog.getByRole('button', { name: /^Pay [$\d]/ }).click()
}

/** Opens the page of the exchange. */
async function openExchange(page: Page): Promise<Page> {
  const row = modalRow(getDialog(page), 'Devnet Exchange')
  const [popup] = await Promise.all([page.waitForEvent('popup'), row.click()])
  return popup
}

type Address = `0x${string}`
const dollarAddress = tokens[0]?.address ?? '0x'
const permitAddress = marketTokens[0]?.address ?? '0x'

const getTokens = ({ chains }: Devnet, address: Address, owner: Address) =>
  createPublicClient({ transport: http(chains[0]?.rpcUrl) }).readContract({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
const getDollars = (devnet: Devnet, owner: Address) => getTokens(devnet, dollarAddress, owner)

async function getSolanaDollars({ solana }: Devnet, owner: string): Promise<bigint> {
  const mint = new PublicKey(solanaTokens[0]?.mint ?? '')
  const connection = new Connection(solana?.rpcUrl ?? '', 'confirmed')
  const { value } = await connection.getTokenAccountsByOwner(new PublicKey(owner), { mint })
  return value[0]?.account.data.readBigUInt64LE(64) ?? 0n
}

test('default: the connected wallet pays ETH and a token, and the modal closes', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const recipient = createEvmAddress()
  await connectAccount(page, dataUrl, 'Harbor')
  const dialog = await ask(page, { asset: ether, amount: '0.25', recipient })
  await expect(dialog).toHaveAccessibleName('Pay')
  expect(await axeViolations(page)).toEqual([])
  await modalRow(dialog, 'Pay with Harbor').click()
  await expect(dialog.getByText(/^At most \$[\d.]+ · .* ETH$/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Pay [$\d]/ }).click()
  await expect(dialog.getByRole('heading', { name: /^Paid .* to / })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified: 0x[\da-f]{64}$/)
  expect(await chainReader(devnet).getWei(recipient)).toBe(parseEther('0.25'))
  await expect(dialog).toBeHidden()

  await ask(page, { asset: dollar, amount: '1.5', recipient })
  await payByWallet(dialog, 'Harbor')
  await expect(dialog.getByRole('heading', { name: /^Paid .* to / })).toBeVisible()
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect(await getDollars(devnet, recipient)).toBe(1_500_000n)
})

test('behavior: a wallet that declines pays nothing, is asked once more, and then pays once', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const recipient = createEvmAddress()
  const { getWei } = chainReader(devnet)
  const harbor = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl, 'Harbor')
  await harbor.set({ answer: 'reject' })
  const dialog = await ask(page, { asset: ether, amount: '0.1', recipient })
  await payByWallet(dialog, 'Harbor')
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await getWei(recipient)).toBe(0n)
  await harbor.set({ answer: 'approve' })
  await dialog.getByRole('button', { name: /^Pay [$\d]/ }).click()
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect(await getWei(recipient)).toBe(parseEther('0.1'))
})

test('behavior: leaving the payment resolves without a result', async ({ page, dataUrl }) => {
  await connectAccount(page, dataUrl, 'Harbor')
  const dialog = await ask(page, { asset: ether, amount: '0.1', recipient: createEvmAddress() })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(getOutcome(page)).toHaveText('Left before anything was paid')
})

test('default: a Solana wallet pays SOL and a token', async ({ page, devnet, dataUrl }) => {
  const recipient = createSolanaAddress()
  await connectAccount(page, dataUrl, 'Lagoon')
  const dialog = await ask(page, { asset: sol, amount: '0.5', recipient })
  await payByWallet(dialog, 'Lagoon')
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect(await chainReader(devnet).getLamports(recipient)).toBe(500_000_000n)
  await expect(dialog).toBeHidden()

  const lagoon = new TestWallet<'__solanaWallets'>(page, '__solanaWallets', 'lagoon')
  await lagoon.set({ answer: 'reject' })
  await ask(page, { asset: solanaDollar, amount: '2.000001', recipient })
  await payByWallet(dialog, 'Lagoon')
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await getSolanaDollars(devnet, recipient)).toBe(0n)
  await lagoon.set({ answer: 'approve' })
  await dialog.getByRole('button', { name: /^Pay [$\d]/ }).click()
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect(await getSolanaDollars(devnet, recipient)).toBe(2_000_001n)
})

test('default: an exchange pays, and its page cannot reach the shop', async ({ page, devnet, dataUrl }) => {
  const recipient = createEvmAddress()
  await visit(page, dataUrl)
  const dialog = await ask(page, { asset: dollar, amount: '3', recipient })
  const exchange = await openExchange(page)
  expect(await exchange.evaluate(() => window.opener)).toBeNull()
  await expect(dialog.getByRole('heading', { name: 'Pay at Devnet Exchange' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await exchange.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(exchange.getByRole('heading', { name: 'Paid 3 TUSD' })).toBeVisible()
  await exchange.close()
  await expect(getOutcome(page)).toHaveText(/^Paid by exchange, verified/)
  expect(await getDollars(devnet, recipient)).toBe(3_000_000n)
})

test('behavior: a payment at an exchange continues after a reload', async ({ page, devnet, dataUrl }) => {
  const recipient = createSolanaAddress()
  await visit(page, dataUrl)
  await ask(page, { asset: sol, amount: '0.75', recipient })
  const exchange = await openExchange(page)
  await page.reload()
  const state = page.getByLabel('State of the payment')
  await expect(state).toHaveText('exchange')
  await exchange.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(exchange.getByRole('heading', { name: 'Paid 0.75 SOL' })).toBeVisible()
  await exchange.close()
  await expect(state).toHaveText('completed')
  expect(await chainReader(devnet).getLamports(recipient)).toBe(750_000_000n)
})

test('behavior: two tabs follow one payment, and both settle', async ({ page, context, devnet, dataUrl }) => {
  const recipient = createEvmAddress()
  await visit(page, dataUrl)
  await ask(page, { asset: dollar, amount: '2', recipient })
  const exchange = await openExchange(page)
  const tab = await context.newPage()
  await visit(tab, dataUrl)
  const states = [page, tab].map((one) => one.getByLabel('State of the payment'))
  for (const state of states) await expect(state).toHaveText('exchange')
  await exchange.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(exchange.getByRole('heading', { name: 'Paid 2 TUSD' })).toBeVisible()
  await exchange.close()
  // The tab that is not shown settles too: it does not wait for its next look at the exchange.
  for (const state of states) await expect(state).toHaveText('completed')
  await expect(getOutcome(page)).toHaveText(/^Paid by exchange, verified/)
  expect(await getDollars(devnet, recipient)).toBe(2_000_000n)
})

test('error: an exchange declines', async ({ page, devnet, dataUrl }) => {
  const recipient = createEvmAddress()
  await visit(page, dataUrl)
  const dialog = await ask(page, { asset: ether, amount: '0.3', recipient })
  const exchange = await openExchange(page)
  await exchange.getByRole('button', { name: 'Decline' }).click()
  await expect(exchange.getByRole('heading', { name: 'Not paid' })).toBeVisible()
  await exchange.close()
  await expect(dialog.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(getOutcome(page)).toHaveText(/Payment failed|The payment failed/)
  expect(await chainReader(devnet).getWei(recipient)).toBe(0n)
})

test.describe('an exchange that is down', () => {
  test.use({ expectedErrors: [/the server responded with a status of/] })

  test('error: the other ways to pay stay, and it can be chosen again', async ({ page, devnet, dataUrl }) => {
    const { exchange } = devnet.gateway ?? {}
    await visit(page, dataUrl)
    const dialog = await ask(page, { asset: ether, amount: '0.3', recipient: createEvmAddress() })
    exchange?.setDown(true)
    await modalRow(dialog, 'Devnet Exchange').click()
    await expect(dialog.getByText('Unable to get pay URL')).toBeVisible()
    await expect(modalRow(dialog, 'Connect a wallet')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    exchange?.setDown(false)
    const popup = await openExchange(page)
    await expect(popup.getByRole('heading', { name: 'Pay 0.3 ETH' })).toBeVisible()
    await popup.close()
    await expect(dialog.getByRole('heading', { name: 'Pay at Devnet Exchange' })).toBeVisible()
  })
})

test('behavior: the codes are links of EIP-681 and Solana Pay, and a payment with the latter is found', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const evm = createEvmAddress()
  const recipient = createSolanaAddress()
  await visit(page, dataUrl)
  const dialog = await ask(page, { asset: dollar, amount: '1.25', recipient: evm })
  expect(await scan(page, dialog)).toBe(
    `ethereum:${tokens[0]?.address}@31337/transfer?address=${evm}&uint256=1250000`,
  )
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ask(page, { asset: ether, amount: '0.05', recipient: evm })
  expect(await scan(page, dialog)).toBe(`ethereum:${evm}@31337?value=50000000000000000`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ask(page, { asset: sol, amount: '0.05', recipient })
  const link = new URL(await scan(page, dialog))
  expect(link.protocol + link.pathname).toBe(`solana:${recipient}`)
  expect(link.searchParams.get('amount')).toBe('0.05')
  expect(await axeViolations(page)).toEqual([])
  await payByLink(devnet, link)
  await expect(getOutcome(page)).toHaveText(/^Paid by link, verified/)
  expect(await chainReader(devnet).getLamports(recipient)).toBe(50_000_000n)
})

test('default: a payer with another token only pays exactly the price, after an exact approval', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const recipient = createEvmAddress()
  const payer = accounts[0]?.address ?? '0x'
  const before = await getDollars(devnet, payer)
  expect(await getTokens(devnet, permitAddress, payer)).toBe(0n)
  await connectAccount(page, dataUrl, 'Harbor')
  const dialog = await ask(page, { asset: permit, amount: '5', recipient })
  await modalRow(dialog, 'Pay with Harbor').click()
  await expect(dialog.getByText('Insufficient funds')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Pay [$\d]/ })).toBeDisabled()
  expect(await axeViolations(page)).toEqual([])
  await modalRow(dialog, 'Test Dollar').click()
  await expect(dialog.getByText('Approve first, then pay')).toBeVisible()
  await expect(dialog.getByText('Recipient gets exactly')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  const pay = dialog.getByRole('button', { name: /^Pay [$\d]/ })
  await expect(pay).toBeEnabled()
  expect(await getTokens(devnet, permitAddress, recipient)).toBe(0n)
  const most = await dialog.getByRole('listitem').filter({ hasText: 'You pay at most' }).textContent()
  await pay.click()
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect(await getTokens(devnet, permitAddress, recipient)).toBe(parseEther('5'))
  const paid = before - (await getDollars(devnet, payer))
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(parseUnits(/[\d.]+/.exec(most ?? '')?.[0] ?? '0', 6))
  expect(await getTokens(devnet, permitAddress, payer)).toBe(0n)
})

test('behavior: a payer pays a token with ETH in one transaction', async ({ page, devnet, dataUrl }) => {
  const recipient = createEvmAddress()
  const payer = accounts[0]?.address ?? '0x'
  const { getWei } = chainReader(devnet)
  const harbor = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl, 'Harbor')
  const before = await getWei(payer)
  const dialog = await ask(page, { asset: permit, amount: '5', recipient })
  await modalRow(dialog, 'Pay with Harbor').click()
  await modalRow(dialog, 'Ether').click()
  await expect(dialog.getByText('Recipient gets exactly')).toBeVisible()
  const most = await dialog.getByRole('listitem').filter({ hasText: 'You pay at most' }).textContent()
  await dialog.getByRole('button', { name: /^Pay [$\d]/ }).click()
  await expect(getOutcome(page)).toHaveText(/^Paid by wallet, verified/)
  expect((await harbor.prompts()).filter((prompt) => prompt.startsWith('eth_send'))).toHaveLength(1)
  expect(await getTokens(devnet, permitAddress, recipient)).toBe(parseEther('5'))
  expect(await getTokens(devnet, permitAddress, payer)).toBe(0n)
  const paid = before - (await getWei(payer))
  expect(paid).toBeGreaterThan(0n)
  // What the price costs at most, and the fee of the network.
  const limit = parseEther(/[\d.]+/.exec(most ?? '')?.[0] ?? '0')
  expect(paid).toBeLessThanOrEqual(limit + parseEther('0.01'))
})

test.describe('a hostile source of swaps', () => {
  test.use({ expectedErrors: [/the server responded with a status of/] })

  for (const behavior of ['wrongRecipient', 'worseAmount', 'unlimitedApproval'] as const)
    test(`error: nothing is signed for one that lies: ${behavior}`, async ({ page, devnet, dataUrl }) => {
      const { aggregator } = devnet.gateway?.swaps ?? {}
      const harbor = new TestWallet(page, '__wallets', 'harbor')
      const recipient = createEvmAddress()
      await connectAccount(page, dataUrl, 'Harbor')
      const dialog = await ask(page, { asset: permit, amount: '5', recipient })
      aggregator?.setBehavior(behavior)
      await modalRow(dialog, 'Pay with Harbor').click()
      await modalRow(dialog, 'Test Ether').click()
      await expect(dialog.getByText('This can’t be paid')).toBeVisible()
      expect((await harbor.prompts()).filter((prompt) => prompt.startsWith('eth_send'))).toEqual([])
      expect(await getTokens(devnet, permitAddress, recipient)).toBe(0n)
      aggregator?.setBehavior('honest')
    })
})

/** Shows the code of the payment, and returns what it contains. */
async function scan(page: Page, dialog: Locator): Promise<string> {
  await modalRow(dialog, 'Scan with another wallet').click()
  const code = dialog.getByRole('img', { name: /^QR code to pay/ })
  await expect(code).toBeVisible()
  await waitForAnimations(page)
  const { data, width, height } = await viewportPixels(page, code)
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? ''
}

/** Pays as a wallet does that has scanned a link of Solana Pay. */
async function payByLink({ solana }: Devnet, link: URL): Promise<void> {
  const payer = Keypair.fromSecretKey(base58.decode(solanaAccounts[4]?.secretKey ?? ''))
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: new PublicKey(link.pathname),
    lamports: Number(link.searchParams.get('amount')) * 1_000_000_000,
  })
  for (const reference of link.searchParams.getAll('reference'))
    transfer.keys.push({ pubkey: new PublicKey(reference), isSigner: false, isWritable: false })
  const connection = new Connection(solana?.rpcUrl ?? '', {
    commitment: 'confirmed',
    wsEndpoint: solana?.wsUrl ?? '',
  })
  await sendAndConfirmTransaction(connection, new Transaction().add(transfer), [payer])
}
