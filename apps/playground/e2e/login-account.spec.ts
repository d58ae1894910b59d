import { type Devnet, nameResolvers } from '@latchkit/devnet'
import { tokens } from '@latchkit/test'
import { erc20Abi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { openSettings } from './accountFixtures.js'
import { chainReader } from './chainReader.js'
import { finishSent } from './finishSent.js'
import { holdRequests } from './holdRequests.js'
import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'
import { createChainClient, getReview, getSwap, openSwap } from './swapFixtures.js'

type Address = `0x${string}`
const dollar: Address = tokens[0]?.address ?? '0x'

/** Logs in, gives the account 1 ETH, and opens `account.html`. Returns the address. */
async function openAccount(login: LoginPage, devnet: Devnet, email: string): Promise<Address> {
  await login.visit()
  await login.logIn(email)
  const address = (await login.getAddress('EVM')) as Address
  await createChainClient(devnet).setBalance({ address, value: parseEther('1') })
  await login.visitAccount()
  return address
}

test('behavior: the path of a new user to "sent" is two mails and one review', async ({
  login,
  page,
  devnet,
  context,
}) => {
  const email = 'nora@devnet.example'
  const recipient = privateKeyToAddress(generatePrivateKey())
  let clicks = 0
  await context.exposeBinding('countClick', () => {
    clicks += 1
  })
  // In each document: the app, the frame, the page of the link, and the window of the approval.
  await context.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countClick')
    addEventListener('click', ({ isTrusted }) => isTrusted && typeof count === 'function' && count(), true)
  })
  let reviews = 0
  page.on('popup', () => {
    reviews += 1
  })
  const startedAt = performance.now()
  await login.visit()
  await login.logIn(email)
  const address = (await login.getAddress('EVM')) as Address
  const loggedInAt = performance.now()
  await createChainClient(devnet).setBalance({ address, value: parseEther('1') })
  await login.visitAccount()
  await login.button.click()
  const dialog = login.modal
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByLabel('Amount').fill('0.25')
  await dialog.getByLabel('To', { exact: true }).fill(recipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  const request = await login.openWindow()
  await expect(request.getByText('0.25 ETH').first()).toBeVisible()
  // The prices of the gateway.
  await expect(request.getByText(/^\$\d/).first()).toBeVisible()
  await login.approve()
  await expect(page.getByRole('heading', { name: /^Sent / })).toBeVisible()
  const sentAt = performance.now()
  expect(await chainReader(devnet).getWei(recipient)).toBe(parseEther('0.25'))
  const mails = (devnet.gateway?.login?.mails() ?? []).filter(({ to }) => to.includes(email))
  const toSeconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
  test.info().annotations.push({
    type: 'path of a new user',
    description: `${clicks} clicks, ${mails.length} mails, ${reviews} review, ${toSeconds(startedAt, loggedInAt)} s to the login, ${toSeconds(startedAt, sentAt)} s to "sent"`,
  })
  expect(reviews).toBe(1)
  // The Enter of the e-mail field counts too.
  expect(clicks).toBeLessThanOrEqual(9)
  // The link and the code; notices about the new device are no steps.
  expect(mails.filter(({ subject }) => /^Confirm|code$/.test(subject))).toHaveLength(2)
})

test('behavior: the native token is swapped, and the frame shows what is paid', async ({
  login,
  page,
  devnet,
}) => {
  const address = await openAccount(login, devnet, 'petra@devnet.example')
  const client = createChainClient(devnet)
  const dialog = await openSwap(page, { from: 'ETH', to: 'TUSD', amount: '0.1' })
  await getReview(dialog).click()
  await getSwap(dialog).click()
  const request = await login.openWindow()
  await expect(request.getByRole('heading', { name: 'Call a contract' })).toBeVisible()
  await expect(request.getByText('0.1 ETH').first()).toBeVisible()
  await login.approve()
  await finishSent(page)
  const read = { abi: erc20Abi, address: dollar, functionName: 'balanceOf', args: [address] } as const
  await expect.poll(() => client.readContract(read)).toBeGreaterThan(0n)
  expect(await client.getBalance({ address })).toBeLessThanOrEqual(parseEther('0.9'))
  expect(await client.getTransactionCount({ address })).toBe(1)
})

test('behavior: a name is registered with a signature of the frame, and resolved by viem', async ({
  login,
  devnet,
}) => {
  const address = await openAccount(login, devnet, 'rita@devnet.example')
  const dialog = login.modal
  await login.button.click()
  await openSettings(dialog)
  await dialog.getByRole('button', { name: 'Choose a name' }).click()
  await dialog.getByRole('button', { name: 'Choose name' }).click()
  await dialog.getByLabel('Name').fill('lodger')
  const register = dialog.getByRole('button', { name: 'Register name' })
  await register.click()
  await login.decline()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  await register.click()
  const request = await login.openWindow()
  await expect(request.getByText('lodger.devnet.eth')).toBeVisible()
  await login.approve()
  await expect(dialog.getByText('lodger.devnet.eth is yours')).toBeVisible()
  expect(
    await createChainClient(devnet).getEnsAddress({
      name: 'lodger.devnet.eth',
      universalResolverAddress: nameResolvers.universal,
    }),
  ).toBe(address)
})

test('behavior: the account replaces the list of wallets if the frame responds after it has opened', async ({
  login,
  page,
}) => {
  await login.visit()
  await login.logIn('tilda@devnet.example')
  const release = await holdRequests(page, '**/sdk*')
  await login.visitAccount()
  await login.button.click()
  await expect(login.emailField).toBeVisible()
  release()
  await openSettings(login.modal)
  await expect(login.modal.getByRole('button', { name: 'Choose a name' })).toBeVisible()
})

test('behavior: a payment of an app is reviewed once, in the frame, and verified on the chain', async ({
  login,
  page,
  devnet,
}) => {
  await openAccount(login, devnet, 'saul@devnet.example')
  const recipient = privateKeyToAddress(generatePrivateKey())
  await page.getByRole('combobox', { name: 'Asset' }).selectOption('ETH')
  await page.getByLabel('Amount to pay').fill('0.25')
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByRole('button', { name: 'Ask for the payment' }).click()
  await login.row('Pay with').click()
  // The kit asks for the approval at once: the frame shows the amount, the recipient and the fee.
  const request = await login.openWindow()
  await expect(request.getByText(recipient)).toBeVisible()
  await login.approve()
  await expect(page.getByLabel('Outcome of the payment')).toHaveText(
    /^Paid by wallet, verified: 0x[\da-f]{64}$/,
  )
  expect(await chainReader(devnet).getWei(recipient)).toBe(parseEther('0.25'))

  // The language of the kit, not that of the browser.
  await login.visitAccount({ language: 'ar' })
  await login.button.click()
  await login.modal.getByRole('button', { name: /^الإعدادات / }).click()
  await login.row('إعدادات المحفظة').click()
  await expect(login.frame.getByRole('heading', { name: 'إعدادات المحفظة' })).toBeVisible()
  await expect(login.frame.locator('html')).toHaveAttribute('dir', 'rtl')
})
