import { expect, test } from './loginFixtures.js'

test.describe('with codes that expire at once', () => {
  test.beforeEach(({ devnet }) => devnet.gateway?.login?.setCodeLifetime(0))
  test.afterEach(({ devnet }) => devnet.gateway?.login?.setCodeLifetime())

  test('error: an expired code says so, and the login can be left', async ({ login }) => {
    const email = 'ulla@devnet.example'
    await login.visit()
    await login.submitEmail(email)
    await login.confirmLink(email)
    await login.enterCode(email)
    await expect(login.modal.getByText('The code has expired. Request a new one.')).toBeVisible()
    await expect(login.codeField).toBeEnabled()
    await expect(login.modal.getByRole('button', { name: /^Send another code/ })).toBeVisible()
    await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
    await login.modal.getByRole('button', { name: 'Back' }).click()
    await expect(login.emailField).toBeVisible()
  })
})
