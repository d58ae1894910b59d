import { expect, test } from './remoteFixtures.js'

test('behavior: under a strict policy that names relay and catalogue a phone connects and signs', async ({
  remote,
  phone,
  page,
  context,
  site,
}) => {
  // A page that was changed on its way no longer counts as one of this machine.
  await context.grantPermissions(['local-network-access', 'clipboard-read', 'clipboard-write'], {
    origin: site.url,
  })
  const { relay, catalogue } = remote.query
  await page.route('**/remote.html?*', async (route) => {
    const response = await route.fetch()
    const policy = [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      `connect-src 'self' ${relay} ${catalogue}`,
      // Icons: those that wallets announce, and the catalogue's.
      `img-src 'self' data: ${catalogue}`,
      "require-trusted-types-for 'script'",
    ].join('; ')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  // What a policy forbids is an error on the console, and any fails a test.
  await remote.visit()
  await remote.button.click()
  await remote.row('All wallets').click()
  await expect(remote.tile('Harbor')).toBeVisible()
  await remote.tile('Rainbow').click()
  await phone.pair(await remote.code())
  await remote.say({ EVM: 'connected', Solana: 'connected' })
  await remote.answer('EVM', 'Sign a message')
  await remote.answer('Solana', 'Send')
  await page.reload()
  await remote.say({ EVM: 'connected', Solana: 'connected' })
  await remote.run('EVM', 'Disconnect')
  await remote.say({ EVM: 'disconnected', Solana: 'disconnected' })
})
