import { expect, test } from './remoteFixtures.js'

test('behavior: the accounts of a phone sign in one after the other, and the server verifies both', async ({
  remote,
  phone,
  page,
}) => {
  const verified: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/sign-in/verify')) verified.push(response.status())
  })
  await remote.visit({ siwx: 'on' })
  await remote.pairWith(phone)
  const message = remote.modal.getByRole('region', { name: 'Message to sign' })
  for (const account of ['Ethereum', 'Solana']) {
    await expect(message).toContainText(`wants you to sign in with your ${account} account:`)
    await remote.modal.getByRole('button', { name: 'Sign' }).click()
  }
  await expect(remote.modal).toBeHidden()
  expect(verified).toEqual([200, 200])
  expect(phone.prompts.map(({ method }) => method)).toEqual([
    'session_proposal',
    'personal_sign',
    'solana_signMessage',
  ])
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
})

test('behavior: a required sign-in that is cancelled disconnects the account', async ({ remote, phone }) => {
  await remote.visit({ siwx: 'on' })
  await remote.pairWith(phone)
  await expect(remote.modal.getByRole('heading', { name: 'Sign in to Remote wallets' })).toBeVisible()
  await remote.modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(remote.fact('EVM', 'Status')).toHaveText('disconnected')
})
