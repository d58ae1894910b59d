import { accounts, personas, runWithChaos } from '../src/exports/index.js'
import { expect, test } from './sampleFixtures.js'

const [first, second] = accounts.map(({ address }) => address)

test.use({
  chainOptions: {
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 8453, name: 'Base', appUrls: ['base.org'] },
    ],
  },
  walletOptions: { wallets: [personas.metaMask, personas.coinbase] },
})
test.beforeEach(({ openSample }) => openSample('wagmi'))

test('behavior: lists the wallets, and connects one', async ({ page, wallet }) => {
  await expect(page.getByRole('button', { name: 'Coinbase Wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(`${first} on 1`)
  await expect(page.getByTestId('balance')).toHaveText(String(10_000n * 10n ** 18n))
  expect(wallet.requests).toHaveLength(1)
})

test('behavior: pays', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(/ on 1$/)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByTestId('payment')).toHaveText('success')
  await expect(wallet).toHaveBeenAskedToSign({ to: second ?? null, value: 10n ** 18n })
})

test('behavior: signs in', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(/ on 1$/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  await expect(wallet).toHaveBeenAskedToSign({ message: /^Sign in/, from: first ?? '' })
})

test('error: the user rejects the connection', async ({ page, wallet }) => {
  await wallet.autoReject()
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('error')).toHaveText('UserRejectedRequestError')
  await expect(page.getByTestId('account')).toHaveText('Not connected')
})

test('behavior: follows what the user does in the wallet', async ({ page, wallet }) => {
  const account = page.getByTestId('account')
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(account).toHaveText(`${first} on 1`)
  await wallet.switchAccount(1)
  await expect(account).toHaveText(`${second} on 1`)
  await wallet.switchChain(8453)
  await expect(account).toHaveText(`${second} on 8453`)
  await wallet.disconnect()
  await expect(account).toHaveText('Not connected')
})

test('behavior: switches the chain', async ({ page, wallet }) => {
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(/ on 1$/)
  await page.getByRole('button', { name: 'Use Base' }).click()
  await expect(page.getByTestId('account')).toHaveText(`${first} on 8453`)
  expect(wallet.requests.at(-1)).toMatchObject({ kind: 'chain', chainId: 8453, status: 'approved' })
})

test('behavior: restores the connection after a reload, unless the wallet is locked', async ({
  page,
  wallet,
}) => {
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(/ on 1$/)
  await page.reload()
  await expect(page.getByTestId('account')).toHaveText(/ on 1$/)
  await wallet.lock()
  await expect(page.getByTestId('account')).toHaveText('Not connected')
})

test('behavior: connects while answers are late', async ({ page, chaos }) => {
  const { log } = await chaos({ seed: 7, maxDelayMs: 100 })
  await page.reload()
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expect(page.getByTestId('account')).toHaveText(`${first} on 1`)
  expect(log).toContainEqual(expect.stringMatching(/^wallet wallet_requestPermissions, \d+ ms/))
})

test('behavior: a scenario that fails names the shortest sequence of disturbances', async ({ context }) => {
  const disturbed: string[] = []
  const scenario = runWithChaos({ seed: 7, maxDelayMs: 1, drop: 1 }, async (disturb) => {
    const page = await context.newPage()
    const { log } = await disturb(page)
    await page.goto('https://shop.test/')
    const answers = await page.evaluate(async () => {
      const ask = (path: string) =>
        fetch(path).then(
          () => true,
          () => false,
        )
      return [await ask('/price'), await ask('/stock'), await ask('/price'), await ask('/reviews')]
    })
    await page.close()
    disturbed.push(log.join('\n'))
    if (!answers[2]) throw new Error('no second price')
  })
  await expect(scenario).rejects.toThrow(
    /\(chaos: seed 7\):\n {2}GET shop\.test \/price \(2\), \d+ ms, dropped$/,
  )
  expect(disturbed[0]).toMatch(/stock, [\s\S]*reviews, /)
})
