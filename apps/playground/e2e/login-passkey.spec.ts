import type { Page } from '@playwright/test'
import { recoverMessageAddress } from 'viem'
import { axeViolations } from './axeViolations.js'
import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'
import { continueAs, openProvider } from './providerSteps.js'

/** Adds an authenticator to a page, and to its frames: one of the device, whose user confirms at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

/** Replaces WebAuthn as password managers do: it returns plain objects, with other types of bytes. */
async function replaceWebAuthn(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const { credentials } = navigator
    const bytes = (buffer: ArrayBuffer | null) => (buffer ? new Uint8Array(buffer) : null)
    const toPlain = (credential: Credential | null): never => {
      const { id, rawId, response, ...own } = credential as PublicKeyCredential
      const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']
      const fields = names.filter((name) => name in response)
      const copied = fields.map((name) => [name, bytes(Reflect.get(response, name))])
      const extensions = (credential as PublicKeyCredential).getClientExtensionResults()
      return {
        ...own,
        id,
        rawId: bytes(rawId),
        response: Object.fromEntries(copied),
        getClientExtensionResults: () => extensions,
      } as never
    }
    const [create, get] = [credentials.create.bind(credentials), credentials.get.bind(credentials)]
    credentials.create = async (options) => toPlain(await create(options))
    credentials.get = async (options) => toPlain(await get(options))
  })
}

/** Adds a passkey in the window of the settings, with an authenticator of that window. Returns the window. */
async function addPasskey(login: LoginPage): Promise<Page> {
  const settings = await login.openSettings()
  await addAuthenticator(settings)
  await settings.getByRole('button', { name: 'Passkey' }).click()
  await settings.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(settings.getByText('The passkey was added.')).toBeVisible()
  return settings
}

/**
 * Leaves the settings, from the screen of the passkey, logs out, and opens the app as on a new device, where the frame has stored nothing. A
 * virtual authenticator belongs to a page: the window of the settings becomes the page of the app.
 */
async function logInElsewhere(login: LoginPage, settings: Page): Promise<LoginPage> {
  await settings.evaluate(() => Object.assign(window, { close: () => {} }))
  await settings.getByRole('button', { name: 'Back' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await login.modal.getByRole('button', { name: 'Close' }).click()
  await expect(login.modal).toBeHidden()
  await login.run('EVM', 'Disconnect')
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  const frame = login.page.frames().find((each) => each.parentFrame())
  await frame?.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  const next = login.onPage(settings)
  await settings.goto('about:blank')
  await login.page.close()
  await next.visit()
  await expect(next.fact('EVM', 'Status')).toHaveText('disconnected')
  return next
}

async function usePasskey(login: LoginPage): Promise<void> {
  await login.frame.getByRole('button', { name: 'Use passkey', disabled: false }).click()
}

/** Cancels once the frame is at its place: its button can be used only then. A click while it moves goes beside it. */
async function cancel(login: LoginPage): Promise<void> {
  await expect(login.frame.getByRole('button', { name: 'Use passkey', disabled: false })).toBeVisible()
  await login.frame.getByRole('button', { name: 'Cancel' }).click()
}

test('default: the passkey alone logs in on a new device, with the same wallet', async ({ login }) => {
  const email = 'petra@devnet.example'
  await login.visit()
  await login.logIn(email)
  const address = await login.getAddress('EVM')
  const next = await logInElsewhere(login, await addPasskey(login))

  await next.button.click()
  await next.modal.getByRole('button', { name: 'Continue with passkey' }).click()
  await expect(next.frame.getByRole('heading', { name: 'Log in with a passkey' })).toBeFocused()
  await expect(next.frame.getByText(new URL(next.page.url()).origin)).toBeVisible()
  const frame = next.page.frames().find((each) => each.parentFrame())
  expect(frame && (await axeViolations(frame))).toEqual([])
  await usePasskey(next)
  await expect(next.frame.getByRole('heading', { name: 'Open the wallet on this device' })).toBeFocused()
  await usePasskey(next)
  await expect(next.fact('EVM', 'Address')).toHaveText(address)
  await expect(next.modal).toBeHidden()

  const signing = next.answer('EVM', 'Sign a message')
  await next.approve()
  const signature = (await signing) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'Signed on EVM', signature })).toBe(address)
})

test('behavior: a password manager that replaces WebAuthn creates the passkey and logs in', async ({
  login,
  page,
}) => {
  await replaceWebAuthn(page)
  await login.visit()
  await login.logIn('password-manager@devnet.example')
  const address = await login.getAddress('EVM')
  const next = await logInElsewhere(login, await addPasskey(login))
  await next.button.click()
  await next.modal.getByRole('button', { name: 'Continue with passkey' }).click()
  await usePasskey(next)
  await expect(next.frame.getByRole('heading', { name: 'Open the wallet on this device' })).toBeFocused()
  await usePasskey(next)
  await expect(next.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: without the managed envelope, a login at a provider on a new device needs the passkey', async ({
  login,
}) => {
  await login.visit()
  await continueAs(await openProvider(login, 'Google'), 'rosa')
  const address = await login.getAddress('EVM')
  const settings = await addPasskey(login)
  await settings.getByRole('button', { name: 'Only you can recover' }).click()
  await settings.getByRole('button', { name: 'Only I can recover', disabled: false }).click()
  await expect(settings.getByText('Done. Only you can recover the wallet.')).toBeVisible()
  const next = await logInElsewhere(login, settings)

  const title = next.frame.getByRole('heading', { name: 'Open the wallet on this device' })
  await continueAs(await openProvider(next, 'Google'), 'rosa')
  await expect(title).toBeFocused()
  await cancel(next)
  await expect(next.modal.getByRole('button', { name: 'Continue with passkey' })).toBeVisible()
  await expect(next.modal.getByRole('alert')).toHaveCount(0)
  await expect(next.fact('EVM', 'Status')).toHaveText('disconnected')

  await continueAs(await openProvider(next, 'Google'), 'rosa')
  await expect(title).toBeFocused()
  await usePasskey(next)
  await expect(next.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: a user who cancels is back in the list of logins', async ({ login, page }) => {
  await addAuthenticator(page)
  await login.visit()
  await login.button.click()
  await login.modal.getByRole('button', { name: 'Continue with passkey' }).click()
  await cancel(login)
  await expect(login.modal.getByRole('button', { name: 'Continue with passkey' })).toBeVisible()
  await expect(login.modal.getByRole('alert')).toHaveCount(0)
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
})
