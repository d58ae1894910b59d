import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { accounts, solanaAccounts } from '../src/exports/index.js'
import { expect, test } from './sampleFixtures.js'

const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [, solanaShop] = solanaAccounts.map(({ address }) => address)
const [, shop] = accounts.map(({ address }) => address)

test.use({
  chainOptions: {
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 8453, name: 'Base', appUrls: ['base.org'] },
      { id: 10, name: 'Optimism', appUrls: ['optimism.io'] },
    ],
  },
  phoneOptions: { solana: {} },
})

test('behavior: the phone approves several namespaces, and pays on each chain', async ({
  page,
  phone,
  chains,
  fakeSolanaChain,
  openSample,
}) => {
  await openSample('multichain')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: 'Connect a phone' }).click()
  await expect(page.locator('#code svg')).toBeVisible()
  await phone.scan()
  await expect(status).toHaveText('Connected to eip155 and solana')
  await expect(page.getByRole('listitem')).toHaveText([
    `eip155:1:${phone.address}`,
    `eip155:8453:${phone.address}`,
    `${cluster}:${phone.solana.address}`,
  ])

  await page.getByRole('button', { name: 'Pay on Base' }).click()
  await expect(status).toHaveText(/^Paid 0x/)
  await expect(phone).toHaveBeenAskedToSign({ to: shop ?? null, value: 10n ** 18n })
  const [mainnet, base] = chains
  const count = (address: string | undefined) => ({
    method: 'eth_getTransactionCount',
    params: [address, 'latest'],
  })
  expect(await base?.request(count(phone.address))).toBe('0x1')
  expect(await mainnet?.request(count(phone.address))).toBe('0x0')

  await page.getByRole('button', { name: 'Sign on Solana' }).click()
  await expect(status).toHaveText(/^Signed /)
  await expect(phone.solana).toHaveBeenAskedToSign({ message: 'Sign in to the shop' })
  const signature = (await status.textContent())?.slice('Signed '.length) ?? ''
  const message = new TextEncoder().encode('Sign in to the shop')
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(phone.solana.address))).toBe(true)

  const before = fakeSolanaChain.getBalance(solanaShop ?? '')
  await page.getByRole('button', { name: 'Pay in SOL' }).click()
  await expect(status).toHaveText(/^Paid /)
  await expect(phone.solana).toHaveBeenAskedToSign({ to: solanaShop ?? '', value: 5_000_000n })
  expect(fakeSolanaChain.getBalance(solanaShop ?? '')).toBe(before + 5_000_000n)
})

test('behavior: the app and the user switch the chain and the accounts', async ({
  page,
  phone,
  openSample,
}) => {
  await openSample('multichain')
  const chain = page.locator('#chain')
  const items = page.getByRole('listitem')
  await page.getByRole('button', { name: 'Connect a phone' }).click()
  await expect(page.locator('#code svg')).toBeVisible()
  await phone.scan()
  await expect(items).toHaveCount(3)
  await phone.switchChain(8453)
  await expect(chain).toHaveText('Chain 8453')
  // A chain that the session does not have is added.
  await page.getByRole('button', { name: 'Switch to Optimism' }).click()
  await expect(page.getByRole('status')).toHaveText('Switched')
  await expect(chain).toHaveText('Chain 10')
  expect(phone.chainId).toBe(10)
  await expect(items).toHaveCount(4)
  await expect(items.filter({ hasText: 'eip155:10:' })).toHaveText(`eip155:10:${phone.address}`)

  const [before] = [phone.solana.address]
  await phone.solana.switchAccount(1)
  expect(phone.solana.address).not.toBe(before)
  await expect(items.filter({ hasText: cluster })).toHaveText(`${cluster}:${phone.solana.address}`)
  await phone.switchAccount(1)
  await expect(items.filter({ hasText: 'eip155:1:' })).toHaveText(`eip155:1:${phone.address}`)
  await phone.disconnect()
  await expect(page.getByRole('status')).toHaveText('The phone disconnected')
})

test('behavior: a session of Solana alone is approved by the Solana wallet, step by step', async ({
  page,
  phone,
  openSample,
}) => {
  await phone.hang()
  await openSample('multichain')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: 'Connect Solana only' }).click()
  await expect(page.locator('#code svg')).toBeVisible()
  await phone.scan()
  expect(await phone.solana.approve()).toMatchObject({ kind: 'connect', status: 'approved' })
  await expect(status).toHaveText('Connected to solana')
  await page.getByRole('button', { name: 'Sign on Solana' }).click()
  expect(await phone.solana.reject()).toMatchObject({ kind: 'message', status: 'rejected' })
  await expect(status).toHaveText('Failed: User rejected.')
  expect(phone.requests).toEqual([])
})
