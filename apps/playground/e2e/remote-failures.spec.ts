import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@latchkit/devnet'
import { startPhone } from '@latchkit/devnet/phone'
import { startGateway } from '@latchkit/gateway'
import { RemoteWallets } from './RemoteWallets.js'
import { expect, test } from './remoteFixtures.js'
import { projects } from './workerFixtures.js'

/** A URL without a server. */
const unusedHost = '127.0.0.1:2'

/** Expects that an installed wallet can still connect. */
async function expectHarborConnects(remote: RemoteWallets) {
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await remote.row('Harbor').click()
  await remote.expectValues({ EVM: 'connected' })
  await remote.answer('EVM', 'Sign a message')
}

test.describe('rejections by the relay', () => {
  test.use({ expectedErrors: [/Unauthorized|WebSocket|latchkit|status of 40[13]/] })

  test('error: reports an unknown project id', async ({ remote }) => {
    await remote.visit({ project: 'unknown' })
    await remote.openQrCodeView()
    await expect(remote.modal).toContainText('Invalid Project ID')
    await expect(remote.modal).toContainText(
      'Set the option `projectId` to one that the relay’s operator has given out.',
    )
    await expectHarborConnects(remote)
  })

  test('error: reports an origin that the project does not allow', async ({
    remote,
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['local-network-access'], { origin: 'https://dapp.example' })
    await page.route('https://dapp.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${site.url}${pathname}${search}` }) })
    })
    await remote.visit({}, 'https://dapp.example')
    await remote.openQrCodeView()
    await expect(remote.modal).toContainText('Invalid App Configuration')
    await expect(remote.modal).toContainText('Add the origin to the project’s allowed origins at the relay.')
    await expectHarborConnects(remote)
  })
})

/** Advances the clock past the connection timeout, once the SDK and its socket exist. */
async function exceedConnectionTimeout({ page, modal }: RemoteWallets): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:20')
    await expect(modal).toContainText('The connection service can’t be reached.', { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

test.describe('with an unreachable relay', () => {
  test.use({ expectedErrors: [/WebSocket|ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/] })

  test('error: reports it, and installed wallets work', async ({ remote, page }) => {
    await page.clock.install()
    await remote.visit({ relay: `ws://${unusedHost}` })
    await remote.openQrCodeView()
    await exceedConnectionTimeout(remote)
    await expect(remote.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectHarborConnects(remote)
  })

  test('behavior: a new attempt works once the relay is reachable', async ({
    remote,
    page,
    phoneOptions,
  }) => {
    await page.clock.install()
    const port = await freePort()
    const relayUrl = `ws://127.0.0.1:${port}`
    await remote.visit({ relay: relayUrl })
    await remote.openQrCodeView()
    await exceedConnectionTimeout(remote)
    const gateway = await startGateway({ projects, port })
    const phone = await startPhone({ ...phoneOptions, relayUrl })
    try {
      await remote.modal.getByRole('button', { name: 'Try again' }).click()
      await phone.pair(await remote.code())
      await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
      await remote.answer('EVM', 'Sign a message')
    } finally {
      await phone.stop()
      await gateway.stop()
    }
  })
})

test.describe('with an unreachable wallet directory', () => {
  test.use({ expectedErrors: [/Failed to load resource|The wallet catalogue did not answer/] })

  test('error: shows the built-in wallets with a message; the QR code and installed wallets work', async ({
    remote,
    phone,
  }) => {
    await remote.visit({ catalogue: `http://${unusedHost}` })
    await remote.button.click()
    await expect(remote.row('Harbor')).toBeVisible()
    await remote.row('All wallets').click()
    await expect(remote.modal).toContainText('can’t be reached')
    await expect(remote.tile('MetaMask')).toBeVisible()
    await remote.tile('MetaMask').click()
    await phone.pair(await remote.code())
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  })

  test('error: an installed wallet can be selected in the built-in list', async ({ remote }) => {
    await remote.visit({ catalogue: `http://${unusedHost}` })
    await remote.button.click()
    await remote.row('All wallets').click()
    await expect(remote.modal).toContainText('can’t be reached')
    await remote.tile('Harbor').click()
    await remote.expectValues({ EVM: 'connected', Solana: 'disconnected' })
    await remote.answer('EVM', 'Sign a message')
  })
})

test.describe('a restarted relay', () => {
  test.use({ expectedErrors: [/WebSocket/] })

  test('behavior: a request in flight completes, and the session continues, also after a reload', async ({
    page,
    phoneOptions,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-relay-'))
    let gateway = await startGateway({ projects, dataDir })
    const { port, relayUrl, url } = gateway
    const phone = await startPhone({ ...phoneOptions, relayUrl })
    try {
      const remote = new RemoteWallets(page, { relay: relayUrl, catalogue: url })
      await remote.visit()
      await remote.connect(phone)
      phone.set({ answer: 'hang' })
      const result = await remote.run('EVM', 'Sign a message')
      await phone.until(() => phone.prompts.some(({ method }) => method === 'personal_sign'))
      await gateway.stop()
      phone.release()
      await expect(result).toHaveText('waiting …')
      gateway = await startGateway({ projects, dataDir, port })
      await expect(result).toContainText('resolved')
      phone.set({ answer: 'approve' })
      await remote.answer('Solana', 'Sign a message')
      await page.reload()
      await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
      await remote.answer('EVM', 'Sign a message')
      expect(phone.sessions).toHaveLength(1)
    } finally {
      await phone.stop()
      await gateway.stop()
      rmSync(dataDir, { recursive: true })
    }
  })
})
