import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { frameOut } from './buildPages.js'
import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'
import { continueAs, continueOnNewDevice, openProvider } from './providerSteps.js'

/** Returns the options of a browser that partitions the storage of frames by site, as that of a user does. */
function withPartitioning({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return { ...options, args: args.map((arg) => arg.replace(',ThirdPartyStoragePartitioning', '')) }
}

/** Returns the code of the frame's worker. */
function readWorker(): string {
  const assets = join(frameOut, 'assets')
  const name = readdirSync(assets).find((file) => file.startsWith('worker-')) ?? ''
  return readFileSync(join(assets, name), 'utf8')
}

/** Code that rejects as Chromium does where the storage of third parties is blocked. */
const blockStorage = {
  locks: `navigator.locks.request = async () => { throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError') };`,
  databases: `IDBFactory.prototype.open = () => { throw new DOMException('The user denied permission to access the database.', 'UnknownError') };`,
  quota: `IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') };`,
}

/** Logs in at Google. */
async function logInAs(login: LoginPage, userName: string): Promise<void> {
  await continueAs(await openProvider(login, 'Google'), userName)
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
}

/** Chrome 109 to 114 do not partition storage, as the Chromium of the tests. */
const chrome109 =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36'

for (const [name, userName, toOptions, contextOptions] of [
  ['a browser that partitions storage', 'vera', withPartitioning, {}],
  [
    'Chrome 109, which does not partition storage',
    'olga',
    (options: LaunchOptions) => options,
    { userAgent: chrome109 },
  ],
] as const) {
  test(`behavior: in ${name}, each site that embeds the frame has a login of its own`, async ({
    login,
    playwright,
    launchOptions,
    site,
  }) => {
    const browser = await playwright.chromium.launch(toOptions(launchOptions))
    const context = await browser.newContext(contextOptions)
    const first = login.onPage(await context.newPage())
    await first.visit({ origin: site.url })
    await logInAs(first, userName)
    const address = await first.getAddress('EVM')

    const second = login.onPage(await context.newPage())
    await second.visit({ origin: site.url.replace('127.0.0.1', 'localhost') })
    await continueOnNewDevice(second, userName, first)
    await expect(second.fact('EVM', 'Address')).toHaveText(address)
    await second.page.reload()
    await expect(second.fact('EVM', 'Address')).toHaveText(address)
    await second.run('EVM', 'Disconnect')
    await expect(second.fact('EVM', 'Status')).toHaveText('disconnected')

    // With one storage for both sites, this login would have ended too.
    await first.page.reload()
    await expect(first.fact('EVM', 'Address')).toHaveText(address)
    const signing = first.answer('EVM', 'Sign a message')
    await first.approve()
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
    await browser.close()
  })
}

test('error: a browser that blocks the storage of the frame, or has no space, says what to do', async ({
  login,
  page,
}) => {
  const worker = readWorker()
  let fault = blockStorage.locks
  await page.route(/\/assets\/worker-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${fault}${worker}` }),
  )
  for (const [next, text] of [
    [blockStorage.locks, 'Allow third-party cookies for this site'],
    [blockStorage.databases, 'Allow third-party cookies for this site'],
    [blockStorage.quota, 'The browser has no space left for this login'],
  ] as const) {
    fault = next
    await login.visit()
    await login.submitEmail('wanda@devnet.example')
    await expect(login.modal.getByText(text)).toBeVisible()
    await expect(login.emailField).toBeEnabled()
  }
  await page.keyboard.press('Escape')
  await expect(login.modal).toBeHidden()
})
