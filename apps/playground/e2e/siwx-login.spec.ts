import { expect, test } from './loginFixtures.js'

test('behavior: the account of a login signs in with an approval in the frame, and the server verifies it', async ({
  login,
  page,
}) => {
  const email = 'sigrid@devnet.example'
  await login.visit({ siwx: 'on' })
  await login.submitEmail(email)
  await login.confirmLink(email)
  await login.enterCode(email)
  const message = login.modal.getByRole('region', { name: 'Message to sign' })
  await expect(message).toContainText('wants you to sign in with your Ethereum account:')
  const verification = page.waitForResponse((response) => response.url().endsWith('/api/sign-in/verify'))
  await login.modal.getByRole('button', { name: 'Sign' }).click()
  await expect(login.frame.getByText(new URL(page.url()).host).first()).toBeVisible()
  await login.approve()
  expect((await verification).status()).toBe(200)
  await expect(login.modal).toBeHidden()

  await page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
  await expect(login.modal).toBeHidden()
})
