import { accounts } from '@latchkit/test'
import { test as base, expect } from '@latchkit/test/playwright'
import { type Site, startSite } from './startSite.js'
import { Workbench } from './Workbench.js'

const [first, second] = accounts.map(({ address }) => address)

// The kit's own page, with the public fixtures in place of the devnet: nothing here knows the kit.
const test = base.extend<{ readonly workbench: Workbench }, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it
    async ({}, use) => {
      const site = await startSite({ chains: [], solana: undefined, bitcoin: undefined })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  workbench: ({ page }, use) => use(new Workbench(page)),
})

test.use({
  chainOptions: {
    chains: [
      { id: 31337, name: 'Devnet 31337', appUrls: ['/rpc/31337'] },
      { id: 31338, name: 'Devnet 31338', appUrls: ['/rpc/31338'] },
    ],
  },
})

test('behavior: connects on a fake chain', async ({ workbench, wallet }) => {
  await workbench.visit()
  await workbench.connect()
  await expect(workbench.fact('Address')).toHaveText(first ?? '')
  await expect(workbench.fact('Balance')).toHaveText(/^10,?000 ETH$/)
  expect(wallet.requests).toMatchObject([{ kind: 'connect', status: 'approved' }])
  expect(wallet).toHaveSentNothing()
})

test('behavior: signs a message that the test reads', async ({ workbench, wallet }) => {
  await workbench.visit()
  await workbench.connect()
  await workbench.action('Sign a message').getByRole('textbox').fill('Grüße, Welt')
  await expect(await workbench.run('Sign a message')).toContainText('resolved')
  await expect(wallet).toHaveBeenAskedToSign({ message: 'Grüße, Welt', from: first ?? '' })
})

test('error: the user rejects the connection', async ({ workbench, wallet }) => {
  await workbench.visit()
  const rejected = wallet.reject()
  await workbench.choose('Harbor')
  expect(await rejected).toMatchObject({ kind: 'connect', status: 'rejected' })
  await expect(workbench.modal).toContainText('Request declined')
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: follows the account and the chain of the wallet', async ({ workbench, wallet }) => {
  await workbench.visit()
  await workbench.connect()
  await wallet.switchAccount(1)
  await expect(workbench.fact('Address')).toHaveText(second ?? '')
  await wallet.switchChain(31338)
  await expect(workbench.fact('Network')).toHaveText('Devnet 31338')
  await wallet.disconnect()
  await expect(workbench.fact('Status')).toHaveText('disconnected')
})

test('behavior: connects while answers are late and events come twice', async ({ workbench, chaos }) => {
  await chaos({ seed: 11, maxDelayMs: 200, duplicate: 1 })
  await workbench.visit()
  await workbench.connect()
  await expect(workbench.fact('Address')).toHaveText(first ?? '')
})
