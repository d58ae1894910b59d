import type { Page } from '@playwright/test'
import { test as everyChainTest } from './everyChainFixtures.js'
import { expect, test } from './remoteFixtures.js'

/** Counts the clicks in the modal, which opens after this: it keeps its events from listeners that are added later. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = (event: Event) => {
      if (!event.composedPath().some((one) => one instanceof HTMLElement && one.dataset.latchkit === 'modal'))
        return
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1)
    }
    window.addEventListener('click', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.body.dataset.clicks ?? 0))
}

for (const [flow, chains, authenticates, accounts, clicks, prompts] of [
  ['a phone with one approval', 'evm', 'first-chain', [], 1, ['session_authenticate']],
  ['a phone without it', 'evm', 'no', ['Ethereum'], 2, ['session_proposal', 'personal_sign']],
  [
    'a phone with two namespaces',
    undefined,
    'first-chain',
    ['Ethereum', 'Solana'],
    3,
    ['session_proposal', 'personal_sign', 'solana_signMessage'],
  ],
] as const)
  test(`behavior: clicks and prompts of ${flow}`, async ({ remote, phone, page }) => {
    phone.set({ authenticates })
    await remote.visit({ siwx: 'on', chains })
    const getClicks = await countClicks(page)
    await remote.button.click()
    await remote.row('WalletConnect').click()
    await expect(remote.copyLink).toBeEnabled()
    const chosen = await getClicks()
    await phone.pair(await remote.code())
    // The test reads the code with a click that a user does not need.
    const copied = (await getClicks()) - chosen
    const message = remote.modal.getByRole('region', { name: 'Message to sign' })
    for (const account of accounts) {
      await expect(message).toContainText(`wants you to sign in with your ${account} account:`)
      await remote.modal.getByRole('button', { name: 'Sign' }).click()
    }
    await expect(remote.modal).toBeHidden()
    expect((await getClicks()) - copied).toBe(clicks)
    expect(phone.prompts.map(({ method }) => method)).toEqual(prompts)
  })

for (const [title, wallet, key, state, clicks, prompts] of [
  ['an EVM wallet', 'Harbor', 'harbor', {}, 2, ['eth_requestAccounts', 'personal_sign']],
  ['a Solana wallet that signs in with its connection', 'Lagoon', 'lagoon', {}, 1, ['solana:signIn']],
  [
    'a Solana wallet that signs in after its connection',
    ...(['Lagoon', 'lagoon', { signInNeedsConnection: true }, 2] as const),
    ['standard:connect', 'solana:signIn'],
  ],
  [
    'a Solana wallet without solana:signIn',
    ...(['Lagoon', 'lagoon', { signsIn: false }, 2] as const),
    ['standard:connect', 'solana:signMessage'],
  ],
  [
    'a Solana wallet that signs another message with its connection',
    ...(['Lagoon', 'lagoon', { signInText: 'json' }, 2] as const),
    ['solana:signIn', 'solana:signMessage'],
  ],
  [
    'a Solana wallet that signs another message after its connection',
    ...(['Lagoon', 'lagoon', { signInText: 'json', signInNeedsConnection: true }, 2] as const),
    ['standard:connect', 'solana:signIn', 'solana:signMessage'],
  ],
  ['a Bitcoin wallet', 'Ingot', 'ingot', {}, 2, ['bitcoin:connect', 'bitcoin:signMessage']],
] as const)
  everyChainTest(`behavior: clicks and prompts of ${title}`, async ({ page, everyChain }) => {
    const { modal, button, lagoon } = everyChain
    await page.goto('/sign-in.html?sessions=server')
    await lagoon.set(state)
    const getClicks = await countClicks(page)
    await button.click()
    await modal.getByRole('button', { name: wallet }).click()
    if (clicks === 2) await modal.getByRole('button', { name: 'Sign' }).click()
    await expect(modal).toBeHidden()
    await expect(page.locator('dt:text-is("Sign-in") + dd')).toHaveText('signed-in')
    expect(await getClicks()).toBe(clicks)
    expect(await everyChain[key].prompts()).toEqual(prompts.map((prompt) => `${prompt} approved`))
  })
