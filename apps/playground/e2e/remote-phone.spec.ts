import { startPhonePage } from '@latchkit/devnet/phone'
import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { expect, test } from './remoteFixtures.js'

test('behavior: connects by pasting the URI; approves, signs, switches, declines and disconnects', async ({
  remote,
  phone,
  context,
}) => {
  phone.set({ answer: 'hang' })
  const { url, stop } = await startPhonePage(phone)
  try {
    await remote.visit()
    await remote.openQrCode()
    const code = await remote.code()

    const screen = await context.newPage()
    await screen.setViewportSize({ width: 390, height: 844 })
    await screen.goto(url)
    await screen.getByLabel('Connect to a dapp').fill(code)
    await screen.getByRole('button', { name: 'Connect' }).click()
    await answer(screen, 'Connect', 'Approve')
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
    await expect(screen.getByRole('listitem').filter({ hasText: 'Remote wallets' })).toBeVisible()

    const signed = await remote.run('EVM', 'Sign a message')
    await expect(screen.getByRole('article')).toContainText('Signed on EVM')
    await answer(screen, 'Sign a message', 'Approve')
    await expect(signed).toContainText('resolved')
    const signature = /"([^"]*)"/.exec((await signed.textContent()) ?? '')?.[1] as Hex
    const [first = '', second = ''] = phone.evmAddresses
    expect(await verifyMessage({ address: first as Hex, message: 'Signed on EVM', signature })).toBe(true)

    await screen.getByLabel('Active account').selectOption('Account 2')
    await expect(remote.fact('EVM', 'Address')).toHaveText(second)
    await screen.getByLabel('EVM chain').selectOption('Chain 31338')
    await expect(remote.fact('EVM', 'Network')).toHaveText('Devnet 31338')

    const sent = await remote.run('Solana', 'Send')
    await answer(screen, 'Sign and send a transaction', 'Reject')
    await expect(sent).toContainText('user-rejected')
    await screen.getByRole('button', { name: 'Disconnect all' }).click()
    await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
    await expect(screen.getByText('None yet.')).toBeVisible()
  } finally {
    await stop()
  }
})

/** Clicks a button of the visible prompt. */
async function answer(screen: Page, title: string, word: 'Approve' | 'Reject'): Promise<void> {
  const asked = screen.getByRole('article').filter({ has: screen.getByRole('heading', { name: title }) })
  await asked.getByRole('button', { name: word }).click()
  await expect(asked).toHaveCount(0)
}
