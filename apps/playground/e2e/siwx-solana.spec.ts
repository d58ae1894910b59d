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
    await lagoon.set({ signInText })
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

test('behavior: a user who declines on the sign-in screen is not asked twice', async ({
  page,
  everyChain: { modal, button, lagoon },
}) => {
  await page.goto('/sign-in.html?sessions=server')
  await lagoon.set({ answer: { 'solana:signIn': 'reject' } })
  await button.click()
  await modal.getByRole('button', { name: 'Lagoon' }).click()
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(modal.getByText('Signature declined')).toBeVisible()
  expect(await lagoon.prompts()).toEqual(['standard:connect approved', 'solana:signIn rejected'])
})
