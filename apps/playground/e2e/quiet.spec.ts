import { expect, test } from './fixtures.js'

for (const path of ['/minimal.html', '/', '/wagmi.html', '/all-chains.html', '/remote.html']) {
  test(`behavior: ${path} sends no requests to other origins before the first click`, async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(path)
    const button = page.locator('[data-latchkit="connect"]').first()
    await expect(button).toHaveText('Connect wallet')
    await page.waitForLoadState('networkidle')

    const own = new RegExp(`^${baseURL}(/|/[a-z-]+\\.html|/icon\\.svg|/assets/[^?]+\\.(js|css))$`)
    expect(requested.filter((url) => !own.test(url))).toEqual([])
    expect(requested.length).toBeGreaterThan(0)
  })
}

test('behavior: a page with only EVM loads nothing for Solana or Bitcoin', async ({ page, workbench }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await page.goto('/minimal.html')
  await page.locator('[data-latchkit="connect"]').click()
  await expect(workbench.row('Harbor')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/wagmi.html')
  await workbench.choose('Harbor')
  await expect(workbench.modal).toBeHidden()
  await workbench.button.click()
  await expect(workbench.modal).toContainText('ETH')
  await page.waitForLoadState('networkidle')

  const words = /standard:connect|solana:sign|bitcoin:connect|XverseProviders|unisat|psbt|lamport|utxo/i
  // Read from the server: the browser drops the bodies of responses when the page is left.
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  expect(code.length).toBeGreaterThan(10)
  // One table names what the wallets of all chains can be asked; the tracking of transactions loads it.
  const withoutTable = code.map((text) =>
    text.includes('bip122_signPsbt:') ? text.replaceAll(/psbt/gi, '') : text,
  )
  expect(withoutTable.map((text) => words.exec(text)?.[0]).filter((word) => word !== undefined)).toEqual([])
})

test.describe('with an offline network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('behavior: lists the wallets, and one connects', async ({ page, workbench }) => {
    await page.route('**/rpc/**', () => {
      // Never answered: the slowest network there is.
    })
    await workbench.visit()
    await workbench.button.click()
    await expect(workbench.row('Harbor')).toBeVisible()
    await expect(workbench.row('Meadow')).toBeVisible()

    await workbench.row('Harbor').click()
    await expect(workbench.fact('Status')).toHaveText('connected')
    await workbench.button.click()
    await expect(workbench.modal).toContainText('Devnet 31337')
    await page.keyboard.press('Escape')
    await expect(await workbench.run('Sign a message')).toContainText('resolved')
  })

  test('behavior: reports an unavailable balance', async ({ page, workbench }) => {
    await page.route('**/rpc/**', (route) => route.abort())
    await workbench.visit()
    await workbench.connect()
    await workbench.button.click()
    await expect(workbench.modal).toContainText('Token Balance Unavailable')
    await page.keyboard.press('Escape')
    await expect(await workbench.run('Read the balance')).toContainText('rejected')
  })
})
