import { expect, test } from './everyChainFixtures.js'

for (const [wallet, signInText, methods] of [
  ['like Phantom, Solflare and Backpack, with a sign-in screen', 'standard', ['solana:signIn']],
  ['like MetaMask, which signs JSON', 'json', ['solana:signIn', 'solana:signMessage']],
  ['like Phantom on mobile devices, which adds a header', 'header', ['solana:signIn', 'solana:signMessage']],
  ['that signs another nonce', 'other-nonce', ['solana:signIn', 'solana:signMessage']],
] as const)
  test(`behavior: a wallet ${wallet}; the server verifies the requested message`, async ({
    page,
    everyChain: { modal, button, lagoon },
  }) => {
    await page.goto('/sign-in.html?sessions=server')
    await lagoon.set({ signInText, signInNeedsConnection: true })
    await button.click()
    await modal.getByRole('button', { name: 'Lagoon' }).click()
    const verification = page.waitForResponse((response) => response.url().endsWith('/api/sign-in/verify'))
    await modal.getByRole('button', { name: 'Sign' }).click()
    const response = await verification
    expect(response.status()).toBe(200)
    expect(response.request().postDataJSON().message).not.toContain('anotherNonce')
    await expect(modal).toBeHidden()
    const prompts = ['standard:connect', ...methods].map((method) => `${method} approved`)
    expect(await lagoon.prompts()).toEqual(prompts)
  })

test('default: a wallet connects and signs in with one prompt; the server verifies the message', async ({
  page,
  everyChain: { modal, button, lagoon },
}) => {
  await page.goto('/sign-in.html?sessions=server')
  await button.click()
  const verification = page.waitForResponse((response) => response.url().endsWith('/api/sign-in/verify'))
  await modal.getByRole('button', { name: 'Lagoon' }).click()
  const response = await verification
  expect(response.status()).toBe(200)
  const { message } = response.request().postDataJSON()
  expect(message).toMatch(/ wants you to sign in with your Solana account:\n[1-9A-HJ-NP-Za-km-z]{32,44}\n/)
  // The account of the message that the app has created.
  expect(message).not.toContain('1'.repeat(32))
  await expect(modal).toBeHidden()
  await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-in')
  expect(await lagoon.prompts()).toEqual(['solana:signIn approved'])
})

test('behavior: a user who declines to connect and sign in can try again', async ({
  page,
  everyChain: { modal, button, lagoon },
}) => {
  await page.goto('/sign-in.html?sessions=server')
  await lagoon.set({ answer: { 'solana:signIn': 'reject' } })
  await button.click()
  await modal.getByRole('button', { name: 'Lagoon' }).click()
  await expect(modal.getByText('Request declined')).toBeVisible()
  expect(await lagoon.prompts()).toEqual(['solana:signIn rejected'])
  await lagoon.set({ answer: 'approve' })
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-in')
})

test('behavior: a user who declines on the sign-in screen is not asked twice', async ({
  page,
  everyChain: { modal, button, lagoon },
}) => {
  await page.goto('/sign-in.html?sessions=server')
  await lagoon.set({ answer: { 'solana:signIn': 'reject' }, signInNeedsConnection: true })
  await button.click()
  await modal.getByRole('button', { name: 'Lagoon' }).click()
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(modal.getByText('Signature declined')).toBeVisible()
  expect(await lagoon.prompts()).toEqual(['standard:connect approved', 'solana:signIn rejected'])
})
