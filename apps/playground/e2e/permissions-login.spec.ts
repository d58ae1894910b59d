import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from './loginFixtures.js'
import { PermissionsCard } from './PermissionsCard.js'
import { logInWithTokens } from './smartAccountFixtures.js'

test('default: the wallet in the login frame grants a permission: the server pays within it, until it is revoked', async ({
  login,
  devnet,
  page,
}) => {
  const card = new PermissionsCard(page)
  const payee = privateKeyToAddress(generatePrivateKey())
  const { address, client } = await logInWithTokens(login, devnet, 'yrsa@devnet.example', 20_000_000n)
  await login.visitAccount()

  const asked = card.ask({ limit: '10', payee })
  const grant = await login.openWindow()
  await expect(grant.getByRole('heading', { name: 'Give a permission' })).toBeVisible()
  for (const text of [payee, /10 TUSD/]) await expect(grant.getByText(text).first()).toBeVisible()
  await login.approve()
  await expect(await asked).toHaveText('Granted: the server can pay now.')
  // The account is a smart account now. The app has paid the fee.
  expect(await client.getCode({ address })).toMatch(/^0xef0100[0-9a-f]{40}$/)
  expect(await client.getBalance({ address })).toBe(0n)

  await expect(await card.pay('4')).toContainText('Paid 4 TUSD')
  await expect(await card.pay('7')).toContainText(
    'The chain refused 7 TUSD: ERC20PeriodTransferEnforcer:transfer-amount-exceeded',
  )
  expect(await client.getTokens(address)).toBe(16_000_000n)

  await card.revoke()
  const revocation = await login.openWindow()
  await expect(revocation.getByRole('heading', { name: 'Revoke a permission' })).toBeVisible()
  await login.approve()
  await expect(card.items.first()).toContainText('Revoked')
  await expect(await card.pay('1')).toContainText('The chain refused 1 TUSD: CannotUseADisabledDelegation')
  expect(await client.getTokens(payee)).toBe(4_000_000n)
})
