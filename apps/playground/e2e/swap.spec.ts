import { type Devnet, marketTokens, swapContracts } from '@latchkit/devnet'
import { accounts, harbor, tokens } from '@latchkit/test'
import type { Locator } from '@playwright/test'
import { type Address, concatHex, erc20Abi, parseEther } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { findBounces } from './findBounces.js'
import { finishSent } from './finishSent.js'
import { test as base, expect } from './fixtures.js'
import { recordFrames } from './recordFrames.js'
import { createChainClient, getApprove, getReview, getSwap, openSwap } from './swapFixtures.js'
import { TestWallet } from './TestWallet.js'
import { waitForAnimations } from './waitForAnimations.js'

/** `test` with a gateway that has the sources of swaps of the devnet. */
const test = base
  .extend<DataFixtures>(createGatewayFixtures())
  .extend<{ readonly client: ReturnType<typeof connectTo> }>({
    client: ({ devnet }, use) => use(connectTo(devnet)),
  })

const [dollar = '0x', ether = '0x'] = tokens.map((token): Address => token.address)
const [address = '0x', second = '0x'] = accounts.map((account): Address => account.address)
const permitCoin: Address = marketTokens[0]?.address ?? '0x'
const { aggregator, universalRouter } = swapContracts
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

function connectTo(devnet: Devnet) {
  const client = createChainClient(devnet)
  const read = { abi: erc20Abi } as const
  return {
    ...client,
    getNonce: (account = address) => client.getTransactionCount({ address: account }),
    getTokens: (token: Address, owner = address) =>
      client.readContract({ ...read, address: token, functionName: 'balanceOf', args: [owner] }),
    getAllowance: (token: Address, spender: Address, owner = address) =>
      client.readContract({ ...read, address: token, functionName: 'allowance', args: [owner, spender] }),
  }
}

const getSign = (dialog: Locator) => dialog.getByRole('button', { name: 'Sign', exact: true })

/** The amount that the form or the review shows in a row, in base units of a token with 6 decimals. */
async function readLimit(dialog: Locator, title: string): Promise<bigint> {
  const row = dialog.getByRole('listitem').filter({ hasText: title })
  if (!(await row.isVisible())) await dialog.getByRole('button', { name: /^1 \w+ = / }).click()
  const amount = row.locator('.amount')
  // All digits are in the tooltip of a shortened amount.
  const text = (await amount.getAttribute('title')) ?? (await amount.textContent())
  const [whole = '', fraction = ''] = (text ?? '').replace(/[^\d.]/g, '').split('.')
  return BigInt(whole + fraction.padEnd(6, '0').slice(0, 6))
}

test('default: the native token is swapped, and the chain has what the form showed', async ({
  page,
  client,
  dataUrl,
}) => {
  const dialog = await connectAccount(page, dataUrl)
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Swap' }).click()
  // The amount has the focus: the swap is typed without the mouse.
  await expect(dialog.getByLabel('You pay')).toBeFocused()
  await page.keyboard.type('0,1')
  await dialog.getByRole('button', { name: 'Select token' }).first().click()
  await dialog.getByPlaceholder('Search name or address').fill('tusd')
  await dialog.getByRole('button', { name: /Test Dollar/ }).click()
  await expect(dialog.getByLabel('You pay')).toHaveValue('0.1')
  await expect(getReview(dialog)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await getReview(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const least = await readLimit(dialog, 'Minimum received')
  const [before, etherBefore] = [await client.getTokens(dollar), await client.getBalance({ address })]
  await getSwap(dialog).click()
  // The account shows what became of it.
  await finishSent(page)
  await expect.poll(() => client.getTokens(dollar)).toBeGreaterThanOrEqual(before + least)
  // The quote is at most 1 % better than the limit.
  expect((await client.getTokens(dollar)) - before).toBeLessThanOrEqual((least * 102n) / 100n)
  expect(etherBefore - (await client.getBalance({ address }))).toBeGreaterThanOrEqual(parseEther('0.1'))
  // The node has confirmed it, whether the index of the server has it or not.
  await expect(dialog.getByText('Swapped').first()).toBeVisible()
})

test('behavior: declined approvals, declined swaps and a reload in between send each step once', async ({
  page,
  client,
  dataUrl,
}) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  const nonce = await client.getNonce()
  const swap = { from: 'TUSD', to: 'ETH', amount: '25' }
  let dialog = await openSwap(page, swap)
  await getReview(dialog).click()
  await wallet.set({ answer: 'reject' })
  await getApprove(dialog).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await client.getNonce()).toBe(nonce)
  await wallet.set({ answer: 'approve' })
  await getApprove(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  await wallet.set({ answer: 'reject' })
  await getSwap(dialog).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await client.getNonce()).toBe(nonce + 1)

  await page.reload()
  await wallet.set({ answer: 'approve' })
  await expect(getButton(page)).toContainText('0x')
  const before = await client.getTokens(dollar)
  dialog = await openSwap(page, swap)
  await getReview(dialog).click()
  // The approval of before the reload is enough.
  await getSwap(dialog).click()
  await finishSent(page)
  await expect.poll(() => client.getTokens(dollar)).toBe(before - 25_000_000n)
  expect(await client.getNonce()).toBe(nonce + 2)
  expect(await client.getAllowance(dollar, aggregator)).toBe(0n)
})

test('behavior: another account in the wallet ends the review, and nothing is sent', async ({
  page,
  client,
  dataUrl,
}) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  const nonces = [await client.getNonce(), await client.getNonce(second)]
  const dialog = await openSwap(page, { from: 'ETH', to: 'TUSD', amount: '0.1' })
  await getReview(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  await wallet.set({ accountIndex: 1 })
  await expect(dialog.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Start again' }).click()
  // The form of that account, with the tokens that the app has opened it with.
  await expect(dialog.getByLabel('You pay')).toHaveValue('0.1')
  expect([await client.getNonce(), await client.getNonce(second)]).toEqual(nonces)
})

test('default: a wallet that can approves, tells Permit2 and swaps in one transaction, which is tracked over a reload', async ({
  page,
  client,
  dataUrl,
}) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  await wallet.set({ atomic: 'supported', tellsCalls: false })
  const [nonce, before] = [await client.getNonce(), await client.getTokens(ether)]
  const dialog = await openSwap(page, { from: 'TUSD', to: 'TETH', amount: '30' })
  await getReview(dialog).click()
  await dialog.getByRole('button', { name: 'Approve and swap' }).click()
  await finishSent(page)
  await expect.poll(() => client.getTokens(ether)).toBeGreaterThan(before)
  expect(await client.getAllowance(dollar, permit2)).toBe(0n)
  // The transaction, and the authorization of the account (EIP-7702).
  expect(await client.getNonce()).toBe(nonce + 2)
  await page.reload()
  await wallet.set({ tellsCalls: true })
  const isTracked = () => page.evaluate(() => Object.values(localStorage).join())
  await expect.poll(isTracked).toContain(universalRouter.toLowerCase().slice(2))
  await expect.poll(isTracked).toContain('"status":"confirmed"')
})

test('behavior: a user who rejects the upgrade of the account approves first, then swaps', async ({
  page,
  client,
  dataUrl,
}) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  await wallet.set({ atomic: 'rejected' })
  const before = await client.getTokens(dollar)
  const dialog = await openSwap(page, { from: 'TUSD', to: 'ETH', amount: '30' })
  await getReview(dialog).click()
  await dialog.getByRole('button', { name: 'Approve and swap' }).click()
  await getApprove(dialog).click()
  await getSwap(dialog).click()
  await finishSent(page)
  await expect.poll(() => client.getTokens(dollar)).toBe(before - 30_000_000n)
})

test.describe('with Permit2', () => {
  const { address: owner = '0x', privateKey = '0x' } = accounts[7] ?? {}
  test.use({ wallets: [{ ...harbor, privateKeys: [privateKey] }] })

  test('param: exact out: exactly the limit is approved and signed, and exactly the amount arrives', async ({
    page,
    client,
    dataUrl,
  }) => {
    await connectAccount(page, dataUrl)
    const dialog = await openSwap(page, { from: 'TUSD', to: 'TETH', amount: '' })
    await dialog.getByLabel('You receive').fill('0.02')
    await getReview(dialog).click()
    await expect(getApprove(dialog)).toBeVisible()
    // What the user has changed stays, also beside the tokens that the app has opened the form with.
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog.getByLabel('You receive')).toHaveValue('0.02')
    await dialog.getByLabel('You receive').fill('0.01')
    await getReview(dialog).click()
    await expect(getApprove(dialog)).toBeVisible()
    const most = await readLimit(dialog, 'Maximum paid')
    const [paidBefore, before] = [await client.getTokens(dollar, owner), await client.getTokens(ether, owner)]
    const nonce = await client.getNonce(owner)
    await getApprove(dialog).click()
    await getSign(dialog).click()
    await expect(getSwap(dialog)).toBeVisible()
    expect(await client.getAllowance(dollar, permit2, owner)).toBe(most)
    await getSwap(dialog).click()
    await finishSent(page)
    await expect.poll(() => client.getTokens(ether, owner)).toBe(before + parseEther('0.01'))
    const paid = paidBefore - (await client.getTokens(dollar, owner))
    expect(paid).toBeLessThanOrEqual(most)
    expect(paid * 100n).toBeGreaterThan(most * 98n)
    expect(await client.getAllowance(dollar, permit2, owner)).toBe(most - paid)
    expect(await client.getNonce(owner)).toBe(nonce + 2)
  })

  test('behavior: an account that delegates to code (EIP-7702) tells Permit2 in a transaction', async ({
    page,
    client,
    dataUrl,
  }) => {
    await client.setCode({ address: owner, bytecode: concatHex(['0xef0100', aggregator]) })
    await connectAccount(page, dataUrl)
    const [nonce, before] = [await client.getNonce(owner), await client.getTokens(dollar, owner)]
    const dialog = await openSwap(page, { from: 'TUSD', to: 'TETH', amount: '40' })
    await getReview(dialog).click()
    await expect(dialog.getByText('Approve first, then swap')).toBeVisible()
    await getApprove(dialog).click()
    await expect(dialog.getByText('Approve once more, then swap')).toBeVisible()
    await getApprove(dialog).click()
    await getSwap(dialog).click()
    await finishSent(page)
    await expect.poll(() => client.getTokens(dollar, owner)).toBe(before - 40_000_000n)
    expect(await client.getNonce(owner)).toBe(nonce + 3)
    await client.setCode({ address: owner, bytecode: '0x' })
  })
})

test.describe('with a token that has permits', () => {
  // One of the two accounts that have it.
  const { address: holder = '0x', privateKey = '0x' } = accounts[8] ?? {}
  test.use({ wallets: [{ ...harbor, privateKeys: [privateKey] }] })

  test('default: a signature takes the place of the approval', async ({ page, client, dataUrl }) => {
    await connectAccount(page, dataUrl)
    const nonce = await client.getNonce(holder)
    const before = await client.getTokens(permitCoin, holder)
    const dialog = await openSwap(page, { from: 'PERM', to: 'ETH', amount: '10' })
    await getReview(dialog).click()
    await getSign(dialog).click()
    await expect(getSwap(dialog)).toBeVisible()
    expect(await client.getNonce(holder)).toBe(nonce)
    await getSwap(dialog).click()
    await finishSent(page)
    await expect.poll(() => client.getTokens(permitCoin, holder)).toBe(before - parseEther('10'))
    expect(await client.getNonce(holder)).toBe(nonce + 1)
    expect(await client.getAllowance(permitCoin, aggregator, holder)).toBe(0n)
  })
})

test.describe('with a source that lies', () => {
  test.afterEach(({ devnet }) => devnet.gateway?.swaps.aggregator.setBehavior('honest'))

  test('error: what is bought goes to another account, or the token is taken by one: nothing is signed', async ({
    page,
    devnet,
    client,
    dataUrl,
  }) => {
    const wallet = new TestWallet(page, '__wallets', 'harbor')
    await connectAccount(page, dataUrl)
    const nonce = await client.getNonce()
    const { length } = await wallet.prompts()
    const liar = devnet.gateway?.swaps.aggregator
    let dialog = await openSwap(page, { from: 'ETH', to: 'TUSD', amount: '0.1' })
    await expect(getReview(dialog)).toBeVisible()
    liar?.setBehavior('wrongRecipient')
    await getReview(dialog).click()
    await expect(dialog.getByRole('heading', { name: 'This can’t be swapped' })).toBeVisible()
    await page.keyboard.press('Escape')
    liar?.setBehavior('wrongSpender')
    dialog = await openSwap(page, { from: 'TUSD', to: 'ETH', amount: '20' })
    await getReview(dialog).click()
    await expect(dialog.getByRole('heading', { name: 'This can’t be swapped' })).toBeVisible()
    expect(await wallet.prompts()).toHaveLength(length)
    expect(await client.getNonce()).toBe(nonce)
  })
})

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}))
  test.describe(device, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

    test(`behavior: the card never shrinks and grows again from the form of a swap to the wallet, ${device}`, async ({
      page,
      dataUrl,
    }) => {
      await connectAccount(page, dataUrl)
      const dialog = await openSwap(page, { from: 'ETH', to: 'TUSD', amount: '0.1' })
      await expect(getReview(dialog)).toBeInViewport({ ratio: 1 })
      await waitForAnimations(page)
      const recording = await recordFrames(page)
      await getReview(dialog).click()
      await expect(getSwap(dialog)).toBeInViewport({ ratio: 1 })
      await waitForAnimations(page)
      await getSwap(dialog).click()
      await expect(
        page
          .getByText('Transaction started')
          .or(dialog.getByRole('heading', { name: /^(?:Sending|Sent|Swapping|Swapped) / }))
          .first(),
      ).toBeVisible()
      const frames = (await recording.stop()).filter(({ view }) => view !== 'account')
      expect(new Set(frames.map(({ view }) => view))).toContain('swap-review')
      expect(findBounces(frames)).toEqual([])
    })
  })
