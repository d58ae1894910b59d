import { expect, test } from './remoteFixtures.js'

test('behavior: a phone connects and signs under a strict policy that names relay and directory', async ({
  remote,
  phone,
  page,
  context,
  site,
}) => {
  // Chromium does not treat a page with intercepted responses as local.
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
      // Icons of the directory. Those of announced wallets need nothing.
      `img-src 'self' ${catalogue}`,
      "require-trusted-types-for 'script'",
    ].join('; ')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  // A policy violation is a console error, which fails the test.
  await remote.visit()
  await remote.button.click()
  await remote.row('All wallets').click()
  await expect(remote.tile('Harbor')).toBeVisible()
  await remote.tile('Rainbow').click()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await remote.answer('EVM', 'Sign a message')
  await remote.answer('Solana', 'Send')
  await page.reload()
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await remote.run('EVM', 'Disconnect')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})
