import { ingot, minnow, saddle, satchel } from '../src/exports/index.js'
import { expect, test } from '../src/exports/playwright.js'
import { openDocument } from './openDocument.js'

test.use({ walletOptions: { bitcoin: { wallets: [satchel, minnow, saddle, ingot] } } })
test.beforeEach(({ page }) => openDocument(page, createApp.toString()))

test('behavior: connects and pays with sats-connect', async ({ page, bitcoinWallet, fakeBitcoinChain }) => {
  const [from] = await page.evaluate(() => app.sats('getAccounts', { purposes: ['payment'] }))
  expect(from?.address).toBe(bitcoinWallet.address)
  expect(from?.address).toMatch(/^bc1q/)
  const to = bitcoinWallet.accounts[1]?.[0]?.address ?? ''
  const before = fakeBitcoinChain.getBalance(to)
  const recipients = [{ address: to, amount: 5_000 }]
  const { txid } = await page.evaluate((list) => app.sats('sendTransfer', { recipients: list }), recipients)
  await expect(bitcoinWallet).toHaveBeenAskedToSign({ to, value: 5_000n })
  await expect(bitcoinWallet).not.toHaveBeenAskedToSign({ to, value: 5_001n })
  expect(bitcoinWallet).not.toHaveSentNothing()
  expect(fakeBitcoinChain.transactions.map((sent) => sent.txid)).toEqual([txid])
  expect(fakeBitcoinChain.getBalance(to)).toBe(before + 5_000)
  // The app reads it from a public server.
  expect(await page.evaluate((id) => app.read(`/tx/${id}/status`), txid)).toMatchObject({ confirmed: true })
})

test('error: the user rejects, in the words of sats-connect', async ({ page, bitcoinWallet }) => {
  await bitcoinWallet.autoReject()
  expect(await page.evaluate(() => app.satsResponse('getAccounts', {}))).toMatchObject({
    error: { code: -32000 },
  })
  expect(bitcoinWallet.requests).toMatchObject([{ kind: 'connect', status: 'rejected' }])
  expect(bitcoinWallet).toHaveSentNothing()
})

test('behavior: window.unisat', async ({ page, bitcoinWallets }) => {
  const [, wallet] = bitcoinWallets
  if (!wallet) throw new Error('There is no second wallet.')
  const first = wallet.address
  expect(await page.evaluate(() => app.unisat('requestAccounts'))).toEqual([first])
  const signature = await page.evaluate(() => app.unisat('signMessage', 'Sign in'))
  expect(signature).toMatch(/=$/)
  await expect(wallet).toHaveBeenAskedToSign({ message: 'Sign in' })
  await wallet.switchAccount(1)
  expect(await page.evaluate(() => app.changes)).toEqual([[first], [wallet.address]])
  await wallet.lock()
  await expect(page.evaluate(() => app.unisat('getPublicKey'))).rejects.toThrow('The app is not connected.')
})

test('behavior: window.LeatherProvider', async ({ page, bitcoinWallets }) => {
  const wallet = bitcoinWallets[2]
  if (!wallet) throw new Error('There is no third wallet.')
  await wallet.hang()
  const connecting = page.evaluate(() => app.leather('getAddresses'))
  expect(await wallet.approve()).toMatchObject({ kind: 'connect', method: 'getAddresses' })
  expect((await connecting).result?.addresses[0]?.address).toBe(wallet.address)
  const signing = page.evaluate(() => app.leather('signMessage', { message: 'Hi', paymentType: 'p2wpkh' }))
  expect(await wallet.reject()).toMatchObject({ kind: 'message', message: 'Hi', status: 'rejected' })
  expect(await signing).toMatchObject({ error: { code: 4001 } })
})

test('behavior: the Wallet Standard; a site that is authorized sees its accounts on load', async ({
  page,
  bitcoinWallets,
}) => {
  const wallet = bitcoinWallets[3]
  if (!wallet) throw new Error('There is no fourth wallet.')
  const both = wallet.accounts[0]?.map(({ address }) => address)
  expect(await page.evaluate(() => app.standardConnect())).toEqual(both)
  await page.reload()
  await expect.poll(() => page.evaluate(() => app.standardAccounts())).toEqual(both)
  expect(wallet.requests).toHaveLength(1)
  await wallet.disconnect()
  expect(await page.evaluate(() => app.standardAccounts())).toEqual([])
})

type Account = { readonly address: string }
type Call = (...params: readonly unknown[]) => Promise<unknown>
/** The fields of the answers that the tests read. */
type SatsResult = readonly Account[] & { readonly txid: string }
type LeatherResponse = {
  readonly result?: { readonly addresses: readonly Account[] }
  readonly error?: object
}
type Wallets = {
  readonly XverseProviders: { readonly BitcoinProvider: { readonly request: Call } }
  readonly LeatherProvider: { readonly request: Call }
  readonly unisat: Readonly<Record<string, Call>> & {
    readonly on: (event: string, listener: (accounts: readonly string[]) => void) => void
  }
}
type Standard = {
  readonly accounts: readonly Account[]
  readonly features: {
    readonly 'bitcoin:connect': {
      readonly connect: (input: object) => Promise<{ readonly accounts: readonly Account[] }>
    }
  }
}
type App = ReturnType<typeof createApp>
declare const app: App

/** An app of Bitcoin. It runs on the page. */
function createApp() {
  const standard: Standard[] = []
  const changes: (readonly string[])[] = []
  const { XverseProviders, LeatherProvider, unisat } = window as unknown as Wallets // Of the wallets.
  const detail = { register: (...wallets: Standard[]) => standard.push(...wallets) }
  window.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail }))
  unisat.on('accountsChanged', (accounts) => changes.push(accounts))
  const addresses = (accounts: readonly Account[] = []) => accounts.map(({ address }) => address)
  const satsResponse = (method: string, params: object) =>
    XverseProviders.BitcoinProvider.request(method, params)
  return {
    ...{ changes, satsResponse },
    sats: async (method: string, params: object) =>
      ((await satsResponse(method, params)) as { readonly result: SatsResult }).result,
    unisat: async (method: string, ...params: readonly unknown[]) => unisat[method]?.(...params),
    leather: (method: string, params?: object) =>
      LeatherProvider.request(method, params).catch((error: unknown) => error) as Promise<LeatherResponse>,
    async standardConnect() {
      const purposes = ['payment', 'ordinals']
      return addresses((await standard[0]?.features['bitcoin:connect'].connect({ purposes }))?.accounts)
    },
    standardAccounts: () => addresses(standard[0]?.accounts),
    read: async (path: string) => (await fetch(`https://blockstream.info/api${path}`)).json(),
  }
}
