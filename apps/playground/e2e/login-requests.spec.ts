import { createPublicClient, http } from 'viem'
import { clickAndClose } from './clickAndClose.js'
import { expect, test } from './loginFixtures.js'

const recipient = '0x3333333333333333333333333333333333333333'

test('behavior: two requests are displayed one after the other, and answered each for itself', async ({
  login,
}) => {
  await login.visit()
  await login.logIn('lena@devnet.example')
  const button = (title: 'Sign a message' | 'Sign typed data') =>
    login.getAction('EVM', title).getByRole('button', { name: title, exact: true })
  await button('Sign a message').dispatchEvent('click')
  await button('Sign typed data').dispatchEvent('click')
  const first = await login.openWindow()
  await expect(first.getByText('Signed on EVM')).toBeVisible()
  await login.approve()
  await expect(login.getAction('EVM', 'Sign a message').getByRole('status')).toContainText('resolved')
  const second = await login.openWindow()
  await expect(second.getByRole('heading', { name: 'Sign data' })).toBeVisible()
  await login.decline()
  await expect(login.getAction('EVM', 'Sign typed data').getByRole('status')).toContainText(
    /UserRejectedError|declined|rejected/,
  )
  await expect(login.modal).toBeHidden()
})

test('behavior: the address is changed with a code of the old one and a code of the new one', async ({
  login,
}) => {
  await login.visit()
  await login.logIn('mara@devnet.example')
  const address = await login.getAddress('EVM')
  login.endCooldown()
  await login.button.click()
  await login.modal.getByRole('button', { name: /mara@devnet\.example/ }).click()
  await login.modal.getByLabel('New email').fill('nora@devnet.example')
  await login.modal.getByRole('button', { name: 'Save' }).click()
  // The frame displays both addresses before a mail is sent.
  const request = await login.openWindow()
  await expect(request.getByText('mara@devnet.example')).toBeVisible()
  await expect(request.getByText('nora@devnet.example')).toBeVisible()
  await login.approve()
  await login.enterCode('mara@devnet.example')
  await login.enterCode('nora@devnet.example')
  // By role: the inert copy of the view before, which fades out, has the address too.
  await expect(login.modal.getByRole('button', { name: /nora@devnet\.example/ })).toBeVisible()
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: a login with a changed address asks before it recovers the wallet', async ({ login }) => {
  await login.visit()
  await login.logIn('kira@devnet.example')
  const address = await login.getAddress('EVM')
  login.endCooldown()
  await login.button.click()
  await login.modal.getByRole('button', { name: /kira@devnet\.example/ }).click()
  await login.modal.getByLabel('New email').fill('lara@devnet.example')
  await login.modal.getByRole('button', { name: 'Save' }).click()
  await login.approve()
  await login.enterCode('kira@devnet.example')
  await login.enterCode('lara@devnet.example')
  await expect(login.modal.getByRole('button', { name: /lara@devnet\.example/ })).toBeVisible()
  await login.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')

  login.endCooldown()
  await login.submitEmail('lara@devnet.example')
  await login.confirmLink('lara@devnet.example')
  await login.enterCode('lara@devnet.example')
  const request = await login.openWindow()
  await expect(request.getByRole('heading', { name: 'Change how the wallet is recovered' })).toBeVisible()
  await expect(request.getByText('kira@devnet.example')).toBeVisible()
  await login.approve()
  await expect(login.modal).toBeHidden()
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: the native token is sent with the form of the modal', async ({ login, devnet }) => {
  await login.visit()
  await login.logIn('omar@devnet.example')
  const address = await login.getAddress('EVM')
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  await client.request({
    method: 'anvil_setBalance' as never,
    params: [address, '0xde0b6b3a7640000'] as never,
  })
  await login.button.click()
  await login.modal.getByRole('button', { name: 'Send' }).click()
  await login.modal.getByLabel('Amount').fill('0.25')
  await login.modal.getByLabel('To', { exact: true }).fill(recipient)
  // Reviewed once: in the frame.
  await login.modal.getByRole('button', { name: 'Review' }).click()
  const request = await login.openWindow()
  await expect(request.getByText(recipient)).toBeVisible()
  await login.approve()
  await expect.poll(() => client.getBalance({ address: recipient })).toBe(250_000_000_000_000_000n)
})

test('behavior: a browser that detects no covers has the request in a window of its own', async ({
  login,
  page,
}) => {
  // As in Firefox and Safari.
  await page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  await login.visit()
  await login.logIn('vera@devnet.example')
  const result = login.answer('EVM', 'Sign a message')
  await expect(login.frame.getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  await expect(login.frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  const opened = await login.openWindow()
  await expect(opened.getByText('Signed on EVM')).toBeVisible()
  await clickAndClose(opened, 'Approve')
  expect(await result).toMatch(/^0x[\da-f]{130}$/)
})
