import { expect, test } from './loginFixtures.js'

test('error: methods that are not allowed are refused, and an approval ends with the modal', async ({
  login,
  page,
}) => {
  await login.visit()
  await login.logIn('tara@devnet.example')
  const request = page.getByRole('region', { name: 'Send a request' })
  const send = async (method: string) => {
    await request.getByLabel('Method').fill(method)
    await request.getByRole('button', { name: 'Send a request' }).click()
    return request.getByRole('status')
  }
  for (const method of ['eth_sign', 'wallet_watchAsset']) {
    await expect(await send(method)).toContainText('Requested RPC call is not allowed')
    await expect(login.modal).toBeHidden()
  }
  await expect(await send('eth_chainId')).toContainText('0x7a69')

  const sign = async () => {
    const result = await login.run('EVM', 'Sign a message')
    await login.readToEnd()
    return result
  }
  let result = await sign()
  // The focus is in the window: the app does not see the key.
  const opened = await login.openWindow()
  // The key closes the window, so that nothing is left to release it in.
  await opened.keyboard.press('Escape').catch(() => undefined)
  await expect(result).toContainText('rejected')
  await expect(login.modal).toBeHidden()
  result = await sign()
  // The frame covers the modal, so only the app can close it.
  await login.modal.getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await expect(result).toContainText('Request was aborted')
  await expect(login.modal).toBeHidden()
  await expect(page.locator('iframe')).toBeHidden()
  const signing = login.answer('EVM', 'Sign a message')
  await login.approve()
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})
