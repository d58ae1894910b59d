import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { accounts, harbor, walletScript } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from './fixtures.js'
import { type Site, startSite } from './startSite.js'
import { TestWallet } from './TestWallet.js'

/** MetaMask's test-dapp, as built for npm. */
const dist = join(dirname(fileURLToPath(import.meta.resolve('@metamask/test-dapp/package.json'))), 'dist')
/** The node of the chain that the test-dapp adds. */
const addedNode = 'http://127.0.0.1:8546/'
/** MetaMask writes addresses in lower case, and the test-dapp compares them as text. */
const account = (accounts[0]?.address ?? '').toLowerCase()

const test = base.extend<{
  readonly dapp: TestDapp
  readonly uncaught: readonly string[]
  readonly testDapp: Site
}>({
  // The wallet's requests are sent by the page, so that a test can mock the node of an added chain.
  script: ({ devnet, wallets }, use) =>
    use(
      `${walletScript({ chains: devnet.chains, wallets, legacy: 'harbor' })}window.ethereum.isMetaMask = true`,
    ),

  testDapp: async ({ devnet }, use) => {
    const site = await startSite(devnet, dist)
    await use(site)
    await site.stop()
  },
  uncaught: async ({ page }, use) => {
    const messages: string[] = []
    page.on('pageerror', (error) => messages.push(error.message))
    await use(messages)
  },
  dapp: async ({ page, testDapp }, use) => {
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      (route) => route.fulfill({ body: '' }),
    )
    await page.routeWebSocket(/^wss:/, () => {})
    await page.goto(testDapp.url)
    const dapp = new TestDapp(page)
    await page.getByRole('button', { name: 'Use Harbor' }).click()
    await dapp.button('connectButton').click()
    await expect(dapp.text('accounts')).toHaveText(account)
    await use(dapp)
  },
})

test.use({
  wallets: [{ ...harbor, state: { addressCase: 'lower' } }],
  // The test-dapp logs every error that it shows, and those of its remote connectors, which are offline here.
  expectedErrors: [/^(error|warning): |ProviderRpcError/],
})

/** Page object of the test-dapp, with elements by id. */
class TestDapp {
  readonly page: Page
  readonly wallet: TestWallet

  constructor(page: Page) {
    this.page = page
    this.wallet = new TestWallet(page, '__wallets', 'harbor')
  }

  button(id: string): Locator {
    return this.page.locator(`button#${id}`)
  }

  text(id: string): Locator {
    return this.page.locator(`#${id}`)
  }

  /** Clicks a button and expects a text in the result. */
  async expectAfter(button: string, result: string, text: string | RegExp): Promise<void> {
    await this.button(button).click()
    await expect(this.text(result)).toHaveText(text)
  }

  /** Clicks a button and returns the value that the page logs in the result. */
  async readLogged(button: string, pattern: RegExp): Promise<string> {
    const message = this.page.waitForEvent('console', (each) => pattern.test(each.text()))
    await this.button(button).click()
    return (await message).text()
  }
}

test('behavior: the MetaMask test-dapp connects, adds networks, and revokes its permission', async ({
  dapp,
  uncaught,
}) => {
  await expect(dapp.text('activeProviderName')).toHaveText('Harbor')
  await expect(dapp.button('connectButton')).toHaveText('Connected')
  await expect(dapp.text('chainId')).toHaveText('0x7a69')
  await expect(dapp.text('network')).toHaveText('31337')
  await dapp.expectAfter('getAccounts', 'getAccountsResult', account)
  await dapp.expectAfter('getPermissions', 'permissionsResult', 'eth_accounts')

  await dapp.wallet.set({ answer: 'reject' })
  await dapp.expectAfter('requestPermissions', 'permissionsResult', 'Error: The request was rejected.')
  await dapp.wallet.set({ answer: 'approve' })
  await dapp.expectAfter('requestPermissions', 'permissionsResult', 'eth_accounts')

  await dapp.expectAfter(
    'getEncryptionKeyButton',
    'encryptionKeyDisplay',
    /does not support eth_getEncryption/,
  )

  const { page } = dapp
  await dapp.button('openNetworkPicker').click()
  await page.getByText('Sepolia', { exact: true }).click()
  await expect(dapp.text('networkError')).toContainText('Sepolia is not available in your wallet')

  await dapp.button('switchEthereumChain').click()
  await expect
    .poll(() => uncaught)
    .toContain('Unrecognized chain ID "0x53a". Try adding the chain using wallet_addEthereumChain first.')
  await page.route(addedNode, (route) => route.abort())
  await dapp.button('addEthereumChain').click()
  await expect
    .poll(() => uncaught)
    .toContain("Request for method 'eth_chainId on http://127.0.0.1:8546 failed")
  await expect(dapp.text('chainId')).toHaveText('0x7a69')

  const mockAddedNode = (result: string) =>
    page.route(addedNode, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { jsonrpc: '2.0', id: 1, result },
      }),
    )
  await mockAddedNode('0x1')
  await dapp.button('addEthereumChain').click()
  await expect
    .poll(() => uncaught)
    .toContain('Chain ID returned by RPC URL http://127.0.0.1:8546 does not match 0x53a')
  await mockAddedNode('0x53a')
  await dapp.button('addEthereumChain').click()
  await expect(dapp.text('chainId')).toHaveText('0x53a')
  await expect(dapp.text('currentNetworkName')).toHaveText('Current Network: Chain ID 0x53a')

  await dapp.expectAfter('revokeAccountsPermission', 'accounts', '')
  await expect(dapp.button('connectButton')).toHaveText('Connect')
})

test('behavior: the MetaMask test-dapp signs, and verifies every signature', async ({ dapp }) => {
  const signature = /^0x[0-9a-f]{130}$/
  await dapp.expectAfter('personalSign', 'personalSignResult', signature)
  await dapp.expectAfter('personalSignVerify', 'personalSignVerifySigUtilResult', account)
  await expect(dapp.text('personalSignVerifyECRecoverResult')).toHaveText(account)
  for (const kind of ['signTypedData', 'signTypedDataV3', 'signTypedDataV4', 'signPermit']) {
    await dapp.expectAfter(kind, `${kind}Result`, signature)
    await dapp.expectAfter(`${kind}Verify`, `${kind}VerifyResult`, account)
  }
  await dapp.expectAfter('siwe', 'siweResult', signature)

  const invalid = /^Error: Invalid parameters: /
  for (const [button, result] of [
    ['signInvalidType', invalid],
    ['signExtraDataNotTyped', signature],
    ['signInvalidPrimaryType', invalid],
    ['signNoPrimaryTypeDefined', /primaryType is not text/],
    ['signInvalidVerifyingContractType', /Address "1" is invalid/],
    ['signEmptyDomain', invalid],
  ] as const)
    await dapp.expectAfter(button, 'signMalformedResult', result)
})

test('behavior: the MetaMask test-dapp sends transactions and deploys a token', async ({ dapp }) => {
  const hash = /^0x[0-9a-f]{64}$/
  const typeOf = async (transaction: string) =>
    dapp.page.evaluate(async (id) => {
      const given: { readonly type?: string } = await Reflect.get(window, 'ethereum').request({
        method: 'eth_getTransactionByHash',
        params: [id],
      })
      return given.type
    }, transaction)
  expect(await typeOf(await dapp.readLogged('sendButton', hash))).toBe('0x0')
  expect(await typeOf(await dapp.readLogged('sendEIP1559Button', hash))).toBe('0x2')

  const address = /^0x[0-9a-fA-F]{40}$/
  await dapp.expectAfter('createToken', 'erc20TokenAddresses', address)
  await dapp.readLogged('watchAssets', /^result \[true\]$/)
  const token = (await dapp.text('erc20TokenAddresses').textContent()) ?? ''
  const watched = await dapp.page.evaluate(() => window.__wallets.harbor.watchedAssets)
  expect(watched).toEqual([{ address: token, symbol: 'TST', decimals: 4 }])
  await dapp.readLogged('transferTokens', /^result \{hash: 0x/)

  for (const [button, result] of [
    ['sendWithInvalidValue', /params\.0\.value is not a 0x-prefixed quantity/],
    ['sendWithInvalidTxType', /params\.0\.type is not a transaction type/],
    ['sendWithInvalidRecipient', /params\.0\.to is not an address/],
    ['sendWithInvalidGasLimit', /params\.0\.gasLimit is not a 0x-prefixed quantity/],
    ['sendWithInvalidMaxFeePerGas', /params\.0\.maxFeePerGas is not a 0x-prefixed quantity/],
  ] as const)
    await dapp.expectAfter(button, 'sendMalformedResult', result)
})
