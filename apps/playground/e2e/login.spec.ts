import { createPublicClient, http, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { createLetter } from '../src/actions/typedData.js'
import { chainReader } from './chainReader.js'
import { expect, test } from './loginFixtures.js'
import { verifySolana } from './verifySolana.js'

test('default: a new user confirms the link, enters the code, and signs', async ({ login, devnet, page }) => {
  await login.visit()
  await login.logIn('alice@devnet.example')
  const address = await login.getAddress('EVM')
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)

  const signing = login.answer('EVM', 'Sign a message')
  const message = await login.openWindow()
  await expect(message.getByText('Signed on EVM')).toBeVisible()
  await expect(message.getByText(new URL(page.url()).origin)).toBeVisible()
  // The view fills its window, without the style of the page before.
  const height = await message.evaluate(() => innerHeight)
  expect(await message.locator('main').boundingBox()).toMatchObject({ y: 0, height })
  await expect(message.locator('main')).toHaveCSS('text-align', 'start')
  await login.approve()
  const signature = (await signing) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'Signed on EVM', signature })).toBe(address)

  const signingData = login.answer('EVM', 'Sign typed data')
  await login.approve()
  const letter = createLetter(31337, 'Hello, Bob!')
  expect(await recoverTypedDataAddress({ ...letter, signature: (await signingData) as `0x${string}` })).toBe(
    address,
  )

  const [chain] = devnet.chains
  const client = createPublicClient({ transport: http(chain?.rpcUrl) })
  await client.request({
    method: 'anvil_setBalance' as never,
    params: [address, '0xde0b6b3a7640000'] as never,
  })
  const to = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
  const before = await client.getBalance({ address: to })
  const sending = login.answer('EVM', 'Send')
  const transaction = await login.openWindow()
  await expect(transaction.getByText(to)).toBeVisible()
  await login.approve()
  const hash = (await sending) as `0x${string}`
  await expect
    .poll(async () => (await client.getTransactionReceipt({ hash }).catch(() => undefined))?.status)
    .toBe('success')
  expect(await client.getBalance({ address: to })).toBe(before + 1n)
})

test('behavior: the login is restored after a reload, and ends with the sign-out', async ({
  login,
  page,
}) => {
  await login.visit()
  await login.logIn('bob@devnet.example')
  const address = await login.getAddress('EVM')
  await page.reload()
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
  await login.run('EVM', 'Disconnect')
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  await page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')

  // The device is known: no link, and the same wallet.
  login.endCooldown()
  await login.submitEmail('bob@devnet.example')
  await login.enterCode('bob@devnet.example')
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: another device recovers the same wallet', async ({ login, browser, devnet, baseURL }) => {
  await login.visit()
  await login.logIn('carol@devnet.example')
  const address = await login.getAddress('EVM')
  expect(address).toMatch(/^0x/)
  login.endCooldown()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = login.onPage(await context.newPage())
  await other.visit()
  await other.logIn('carol@devnet.example')
  await expect(other.fact('EVM', 'Address')).toHaveText(address)
  expect(devnet.gateway?.login?.mails().some(({ subject }) => /new device/.test(subject))).toBe(true)
  await context.close()
})

test('error: a wrong code can be corrected, and a declined request is not signed', async ({ login }) => {
  await login.visit()
  await login.submitEmail('dave@devnet.example')
  await login.confirmLink('dave@devnet.example')
  await expect(login.codeField).toBeVisible()
  const code = await login.readCode('dave@devnet.example')
  await login.codeField.fill(code === '000000' ? '111111' : '000000')
  await expect(login.codeField).toHaveAttribute('aria-invalid', 'true')
  await login.codeField.fill(code)
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')

  const result = await login.run('EVM', 'Sign a message')
  await login.decline()
  await expect(result).toContainText(/UserRejectedError|declined|rejected/)
  await expect(login.modal).toBeHidden()
})

test('behavior: a user of Solana signs a message, and sends', async ({ login, devnet }) => {
  await login.visit()
  await login.getButton('Solana').click()
  await login.emailField.fill('erin@devnet.example')
  await login.emailField.press('Enter')
  await login.confirmLink('erin@devnet.example')
  await login.enterCode('erin@devnet.example')
  await expect(login.fact('Solana', 'Status')).toHaveText('connected')
  const address = await login.getAddress('Solana')
  const signing = login.answer('Solana', 'Sign a message')
  const message = await login.openWindow()
  await expect(message.getByText('Signed on Solana')).toBeVisible()
  await login.approve()
  expect(verifySolana({ address, message: 'Signed on Solana', signature: await signing })).toBe(true)

  await fetch(devnet.solana?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'requestAirdrop',
      params: [address, 1_000_000_000],
    }),
  })
  const { getLamports } = chainReader(devnet)
  await expect.poll(() => getLamports(address)).toBe(1_000_000_000n)
  const to = await login.card('Solana').getByLabel('To').inputValue()
  const before = await getLamports(to)
  const sending = login.answer('Solana', 'Send')
  const transaction = await login.openWindow()
  await expect(transaction.getByText(to)).toBeVisible()
  await login.approve()
  expect(await sending).toMatch(/^\w{80,90}$/)
  await expect.poll(() => getLamports(to)).toBe(before + 1n)
})

test('behavior: nothing of the login is contacted before the user logs in', async ({
  login,
  page,
  devnet,
}) => {
  const { frameUrl = '', recoveryUrl = '' } = devnet.gateway?.login ?? {}
  const origins = [frameUrl, recoveryUrl, devnet.gateway?.url ?? ''].map((url) => new URL(url).origin)
  const requested: string[] = []
  page.on('request', (request) => {
    if (origins.includes(new URL(request.url()).origin)) requested.push(request.url())
  })
  await login.visit()
  await login.button.click()
  await expect(login.emailField).toBeVisible()
  await login.emailField.fill('frank@devnet.example')
  expect(requested).toEqual([])
  await login.emailField.press('Enter')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
})
