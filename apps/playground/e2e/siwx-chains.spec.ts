import { expect, test } from './everyChainFixtures.js'

for (const [wallet, chain, account] of [
  ['Lagoon', 'solana', 'Solana'],
  // Native SegWit: BIP-322.
  ['Ingot', 'bip122', 'Bitcoin'],
] as const)
  test(`default: an account of ${account} signs in at the server, which verifies the signature of ${wallet}`, async ({
    page,
    everyChain: { modal, button, lagoon },
  }) => {
    await page.goto('/sign-in.html?sessions=server')
    await lagoon.set({ signInNeedsConnection: true })
    await button.click()
    await modal.getByRole('button', { name: wallet }).click()
    const message = modal.getByRole('region', { name: 'Message to sign' })
    await expect(message).toContainText(`wants you to sign in with your ${account} account:`)
    const verification = page.waitForResponse((response) => response.url().endsWith('/api/sign-in/verify'))
    await modal.getByRole('button', { name: 'Sign' }).click()
    expect((await verification).status()).toBe(200)
    await expect(modal).toBeHidden()
    await page.getByRole('button', { name: 'Read protected data' }).click()
    const answer = page.locator('dt:text-is("Answer") + dd')
    await expect(answer).toContainText(`"chainId":"${chain}:`)

    await page.reload()
    await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-in')
    await expect(modal).toBeHidden()
  })
