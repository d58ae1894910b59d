import { expect, test } from './loginFixtures.js'
import { continueAs, continueOnNewDevice, openProvider } from './providerSteps.js'

for (const provider of ['Google', 'GitHub', 'Apple', 'Facebook', 'X', 'Discord']) {
  test(`default: a user of ${provider} logs in, and signs`, async ({ login }) => {
    await login.visit()
    await continueAs(await openProvider(login, provider), 'alice')
    await expect(login.fact('EVM', 'Status')).toHaveText('connected')
    await expect(login.modal).toBeHidden()
    expect(await login.signMessage()).toBe(await login.getAddress('EVM'))
  })
}

test('behavior: another device recovers the wallet of the account when the first one allows it, and another account has another one', async ({
  login,
  browser,
  baseURL,
}) => {
  await login.visit()
  await continueAs(await openProvider(login, 'Google'), 'bob')
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  const address = await login.getAddress('EVM')
  await login.page.reload()
  await expect(login.fact('EVM', 'Address')).toHaveText(address)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = login.onPage(await context.newPage())
  await other.visit()
  await continueOnNewDevice(other, 'bob', login)
  await expect(other.fact('EVM', 'Address')).toHaveText(address)
  await other.run('EVM', 'Disconnect')
  await expect(other.fact('EVM', 'Status')).toHaveText('disconnected')
  await continueAs(await openProvider(other, 'Google'), 'carol')
  await expect(other.fact('EVM', 'Status')).toHaveText('connected')
  expect(await other.getAddress('EVM')).not.toBe(address)
  await context.close()
})

test('behavior: a user who declines, or closes the window, is back at the list and can log in', async ({
  login,
}) => {
  await login.visit()
  const declined = await openProvider(login, 'Google')
  await declined.getByRole('button', { name: 'Cancel' }).click()
  await expect(login.emailField).toBeVisible()
  const closed = await openProvider(login, 'GitHub')
  await closed.close()
  await expect(login.emailField).toBeVisible()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  await continueAs(await openProvider(login, 'Google'), 'dora')
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
})

test('behavior: without a window, the login continues in that of the app, and returns', async ({
  login,
  page,
}) => {
  await page.addInitScript(() => {
    // Not in the frame, in which the user leaves the page.
    if (window === top) window.open = () => null
  })
  await login.visit()
  const url = page.url()
  await login.button.click()
  await login.modal.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(login.modal.getByText('The window was blocked')).toBeVisible()
  await login.modal.getByRole('button', { name: 'Continue in this window' }).click()
  await expect(login.frame.getByRole('heading', { name: 'Continue your login' })).toBeFocused()
  await login.frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(login.emailField).toBeVisible()
  await login.modal.getByRole('button', { name: 'Continue with Google' }).click()
  await login.modal.getByRole('button', { name: 'Continue in this window' }).click()
  await login.frame.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('User name').fill('erik')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  expect(page.url()).toBe(url)
})
