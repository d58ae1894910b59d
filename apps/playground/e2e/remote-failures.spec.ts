import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@latchkit/devnet'
import { startPhone } from '@latchkit/devnet/phone'
import { startGateway } from '@latchkit/gateway'
import { RemoteWallets } from './RemoteWallets.js'
import { expect, projects, test } from './remoteFixtures.js'

/** Where nothing answers: nobody listens on that port. */
const nowhere = '127.0.0.1:2'

/** A wallet of this browser is chosen after all. */
async function harborStillConnects(remote: RemoteWallets) {
  await remote.modal.getByRole('button', { name: 'Back' }).click()
  await remote.row('Harbor').click()
  await remote.say({ EVM: 'connected' })
  await remote.answer('EVM', 'Sign a message')
}

test.describe('what the relay will not have', () => {
  test.use({ expectedErrors: [/Unauthorized|WebSocket|latchkit|status of 40[13]/] })

  test('error: a project id that is nobody’s', async ({ remote }) => {
    await remote.visit({ project: 'nobody' })
    await remote.askForCode()
    await expect(remote.modal).toContainText('Invalid Project ID')
    await expect(remote.modal).toContainText(
      'Set the option `projectId` to one that the relay’s operator has given out.',
    )
    await harborStillConnects(remote)
  })

  test('error: a page that is not where its project may be', async ({ remote, page, site, context }) => {
    await context.grantPermissions(['local-network-access'], { origin: 'https://dapp.example' })
    await page.route('https://dapp.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${site.url}${pathname}${search}` }) })
    })
    await remote.visit({}, 'https://dapp.example')
    await remote.askForCode()
    await expect(remote.modal).toContainText('Invalid App Configuration')
    await expect(remote.modal).toContainText('Add the origin to the project’s allowed origins at the relay.')
    await harborStillConnects(remote)
  })
})

/** Moves the clock until the page has waited long enough: the SDK has to be there first, and then its socket. */
async function waitForNothing({ page, modal }: RemoteWallets): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:20')
    await expect(modal).toContainText('The connection service cannot be reached.', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test.describe('with no way to the relay', () => {
  test.use({ expectedErrors: [/WebSocket|ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/] })

  test('error: it is said, and wallets of this browser work', async ({ remote, page }) => {
    await page.clock.install()
    await remote.visit({ relay: `ws://${nowhere}` })
    await remote.askForCode()
    await waitForNothing(remote)
    await expect(remote.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
    await harborStillConnects(remote)
  })

  test('behavior: it comes up: another try is all it takes', async ({ remote, page, phoneOptions }) => {
    await page.clock.install()
    const port = await freePort()
    const relayUrl = `ws://127.0.0.1:${port}`
    await remote.visit({ relay: relayUrl })
    await remote.askForCode()
    await waitForNothing(remote)
    const gateway = await startGateway({ projects, port })
    const phone = await startPhone({ ...phoneOptions, relayUrl })
    try {
      await remote.modal.getByRole('button', { name: 'Try again' }).click()
      await phone.pair(await remote.code())
      await remote.say({ EVM: 'connected', Solana: 'connected' })
      await remote.answer('EVM', 'Sign a message')
    } finally {
      await phone.stop()
      await gateway.stop()
    }
  })
})

test.describe('with no way to the catalogue', () => {
  test.use({ expectedErrors: [/Failed to load resource|The wallet catalogue did not answer/] })

  test('error: the built-in list is shown and said to be it; the code and this browser’s wallets work', async ({
    remote,
    phone,
  }) => {
    await remote.visit({ catalogue: `http://${nowhere}` })
    await remote.button.click()
    await expect(remote.row('Harbor')).toBeVisible()
    await remote.row('All wallets').click()
    await expect(remote.modal).toContainText('cannot be reached')
    await expect(remote.tile('MetaMask')).toBeVisible()
    await remote.tile('MetaMask').click()
    await phone.pair(await remote.code())
    await remote.say({ EVM: 'connected', Solana: 'connected' })
  })

  test('error: a wallet of this browser, chosen in the built-in list', async ({ remote }) => {
    await remote.visit({ catalogue: `http://${nowhere}` })
    await remote.button.click()
    await remote.row('All wallets').click()
    await expect(remote.modal).toContainText('cannot be reached')
    await remote.tile('Harbor').click()
    await remote.say({ EVM: 'connected', Solana: 'disconnected' })
    await remote.answer('EVM', 'Sign a message')
  })
})

test.describe('the relay is killed and started again', () => {
  test.use({ expectedErrors: [/WebSocket/] })

  test('behavior: in the midst of a request: it completes, and the session goes on, after a reload too', async ({
    page,
    phoneOptions,
  }) => {
    test.setTimeout(120_000)
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
      await expect(result).toContainText('resolved', { timeout: 30_000 })
      phone.set({ answer: 'approve' })
      await remote.answer('Solana', 'Sign a message')
      await page.reload()
      await remote.say({ EVM: 'connected', Solana: 'connected' })
      await remote.answer('EVM', 'Sign a message')
      expect(phone.sessions).toHaveLength(1)
    } finally {
      await phone.stop()
      await gateway.stop()
      rmSync(dataDir, { recursive: true })
    }
  })
})
