import type { Devnet } from '@latchkit/devnet'
import { accounts, tokens } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { type Address, erc20Abi, parseEther } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { finishSent } from './finishSent.js'
import { test as base, expect } from './fixtures.js'
import { createChainClient, getApprove, getReview, getSwap, openSwap } from './swapFixtures.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a gateway that has the bridge of the devnet, and clients of both chains. */
const test = base
  .extend<DataFixtures>(createGatewayFixtures())
  .extend<{ readonly here: Client; readonly there: Client }>({
    here: ({ devnet }, use) => use(connectTo(devnet, 0)),
    there: ({ devnet }, use) => use(connectTo(devnet, 1)),
  })

type Client = ReturnType<typeof connectTo>

const address: Address = accounts[0]?.address ?? '0x'
const dollar: Address = tokens[0]?.address ?? '0x'

function connectTo(devnet: Devnet, index: number) {
  const client = createChainClient(devnet, index)
  return {
    getNonce: () => client.getTransactionCount({ address }),
    getEther: () => client.getBalance({ address }),
    getDollars: () =>
      client.readContract({ abi: erc20Abi, address: dollar, functionName: 'balanceOf', args: [address] }),
  }
}

/** The name of the second chain. */
const chainName = 'Devnet 31338'

/** Selects a token on the second chain to buy, with the keyboard and the mouse of a user. */
async function selectThere(dialog: Locator, token: RegExp | string): Promise<void> {
  await dialog.getByRole('button', { name: 'Select token' }).first().click()
  await dialog.getByRole('button', { name: /^Network: / }).click()
  await dialog.getByRole('button', { name: chainName, exact: true }).click()
  await dialog.getByRole('button', { name: token, exact: true }).last().click()
  await expect(dialog.getByLabel(`You receive on ${chainName}`)).toBeVisible()
}

async function openActivity(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await getButton(page).click()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  return dialog
}

const bridgeOf = (devnet: Devnet) => {
  const bridge = devnet.gateway?.swaps.bridge
  if (!bridge) throw new TypeError('The devnet has no bridge')
  return bridge
}

test.afterEach(({ devnet }) => {
  bridgeOf(devnet).setPaused(false)
  bridgeOf(devnet).setBehavior('honest')
})

test('default: a token is swapped to the other chain, and followed until it has arrived', async ({
  page,
  devnet,
  here,
  there,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl)
  const dialog = await openSwap(page, { from: 'TUSD', to: '', amount: '50' })
  await selectThere(dialog, /Test Dollar/)
  await dialog.getByRole('button', { name: /^1 TUSD = / }).click()
  await expect(dialog.getByText('Usual time')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Exchange the tokens' })).toBeDisabled()
  expect(await axeViolations(page)).toEqual([])
  const [nonce, paid, before] = [await here.getNonce(), await here.getDollars(), await there.getDollars()]
  await getReview(dialog).click()
  await getApprove(dialog).click()
  await expect(getSwap(dialog)).toBeVisible()
  await expect(dialog.getByText(`Devnet Bridge must deliver on ${chainName}`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // It arrives only when its result was seen.
  bridgeOf(devnet).setPaused(true)
  await getSwap(dialog).click()
  await finishSent(page)
  bridgeOf(devnet).setPaused(false)
  await expect(dialog.getByText(`Arrived on ${chainName}`).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // The bridge takes a fee of 0.1 %.
  expect(await here.getDollars()).toBe(paid - 50_000_000n)
  expect(await there.getDollars()).toBe(before + 49_950_000n)
  expect(await here.getNonce()).toBe(nonce + 2)
  await dialog
    .getByRole('button', { name: /Swapped/ })
    .first()
    .click()
  await expect(dialog.getByText(`Transaction on ${chainName}`, { exact: true })).toBeVisible()
})

test('behavior: a reload, and a second tab, while the bridge waits: sent once, and shown in both until it has arrived', async ({
  page,
  context,
  devnet,
  here,
  there,
  dataUrl,
}) => {
  bridgeOf(devnet).setPaused(true)
  await connectAccount(page, dataUrl)
  let dialog = await openSwap(page, { from: 'ETH', to: '', amount: '0.5' })
  await selectThere(dialog, 'ETH')
  const [nonce, before] = [await here.getNonce(), await there.getEther()]
  await getReview(dialog).click()
  await getSwap(dialog).click()
  await finishSent(page)
  const arriving = `Arrives on ${chainName}, usually in 2 seconds`
  await expect(dialog.getByText(arriving).first()).toBeVisible()
  await page.reload()
  dialog = await openActivity(page)
  await expect(dialog.getByText(arriving).first()).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(page.url())
  const other = await openActivity(tab)
  await expect(other.getByText(arriving).first()).toBeVisible()
  expect(await there.getEther()).toBe(before)
  bridgeOf(devnet).setPaused(false)
  const arrived = `Arrived on ${chainName}`
  await expect(other.getByText(arrived).first()).toBeVisible()
  await page.bringToFront()
  await expect(dialog.getByText(arrived).first()).toBeVisible()
  expect(await there.getEther()).toBe(before + parseEther('0.4995'))
  expect(await here.getNonce()).toBe(nonce + 1)
  await page.reload()
  dialog = await openActivity(page)
  await expect(dialog.getByText(arrived).first()).toBeVisible()
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  expect((await wallet.prompts()).filter((prompt) => prompt.startsWith('eth_sendTransaction'))).toEqual([])
})

test('behavior: a bridge that refunds', async ({ page, devnet, there, dataUrl }) => {
  bridgeOf(devnet).setBehavior('refunds')
  await connectAccount(page, dataUrl)
  const dialog = await openSwap(page, { from: 'ETH', to: '', amount: '0.25' })
  await selectThere(dialog, 'ETH')
  const before = await there.getEther()
  await getReview(dialog).click()
  await getSwap(dialog).click()
  await expect(dialog.getByText('Refunded').first()).toBeVisible()
  expect(await there.getEther()).toBe(before)
})

test('error: declined in the wallet: nothing is sent or followed', async ({ page, here, there, dataUrl }) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  const dialog = await openSwap(page, { from: 'ETH', to: '', amount: '0.5' })
  await selectThere(dialog, 'ETH')
  const [nonce, before] = [await here.getNonce(), await there.getEther()]
  await getReview(dialog).click()
  await wallet.set({ answer: 'reject' })
  await getSwap(dialog).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  expect(await here.getNonce()).toBe(nonce)
  expect(await there.getEther()).toBe(before)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('arrivals')
})

test('error: a bridge whose transaction calls another contract than it quoted: nothing is signed', async ({
  page,
  devnet,
  here,
  dataUrl,
}) => {
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  await connectAccount(page, dataUrl)
  const dialog = await openSwap(page, { from: 'ETH', to: '', amount: '0.5' })
  await selectThere(dialog, 'ETH')
  const [nonce, { length }] = [await here.getNonce(), await wallet.prompts()]
  await expect(getReview(dialog)).toBeVisible()
  bridgeOf(devnet).setBehavior('wrongRouter')
  await getReview(dialog).click()
  await expect(dialog.getByRole('heading', { name: 'This can’t be swapped' })).toBeVisible()
  expect(await wallet.prompts()).toHaveLength(length)
  expect(await here.getNonce()).toBe(nonce)
})
