import {
  accounts,
  harbor,
  lagoon,
  metaMask,
  metaMaskSolana,
  solanaAccounts,
  walletScript,
} from '@latchkit/test'
import { test as base, expect } from './everyChainFixtures.js'

/** Not a known multi-namespace wallet: the same name on EVM and Solana, with different icons. */
const beacon = { ...harbor, key: 'beacon', name: 'Beacon', rdns: 'dev.latchkit.beacon' }
const beaconSolana = { ...lagoon, key: 'beacon', name: 'Beacon' }

/** A wallet that claims to be MetaMask. */
const impostor = { ...harbor, key: 'impostor', name: 'MetaMask', rdns: 'dev.latchkit.impostor' }

const test = base.extend({
  script: ({ devnet: { chains, solana } }, use) =>
    use(
      walletScript({
        chains,
        wallets: [metaMask, beacon, impostor],
        solana: solana && { rpcUrl: solana.rpcUrl, wallets: [metaMaskSolana, beaconSolana] },
        post: 'devnetPost',
      }),
    ),
})

test.beforeEach(async ({ everyChain }) => {
  await everyChain.visit()
})

test('behavior: a wallet with different icons per namespace is one row and connects on both', async ({
  everyChain,
  page,
}) => {
  await everyChain.button.click()
  // The second row is the impostor.
  await expect(everyChain.row('MetaMask')).toHaveCount(2)
  await everyChain.row('MetaMask').nth(0).click()
  await everyChain.row('Solana').click()
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.fact('Solana', 'Address')).toHaveText(solanaAccounts[2]?.address ?? '')

  await everyChain.networkButton.click()
  await everyChain.row('Devnet 31337').click()
  await everyChain.modal.getByRole('button', { name: 'Connect MetaMask' }).click()
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.fact('EVM', 'Address')).toHaveText(accounts[6]?.address ?? '')

  // Restored without a prompt.
  await page.reload()
  await everyChain.expectValues({ EVM: 'connected' })
  const prompts = await page.evaluate(() => [
    window.__wallets.metaMask?.prompts.length,
    window.__solanaWallets.metaMask?.prompts.length,
  ])
  expect(prompts).toEqual([0, 0])
})

test('behavior: unknown wallets with the same name stay separate rows, and each connects its own wallet', async ({
  everyChain,
}) => {
  await everyChain.button.click()
  // The multi-namespace wallet, and the impostor.
  await expect(everyChain.row('MetaMask')).toHaveCount(2)
  await expect(everyChain.row('Beacon')).toHaveCount(2)
  await everyChain.row('MetaMask').nth(1).click()
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.fact('EVM', 'Address')).toHaveText(accounts[0]?.address ?? '')
  await everyChain.expectValues({ EVM: 'connected', Solana: 'disconnected' })
})

for (const [place, chain, address] of [
  [0, 'EVM', accounts[0]?.address],
  [1, 'Solana', solanaAccounts[0]?.address],
] as const) {
  test(`behavior: the wallet named Beacon at index ${place} connects on ${chain} only`, async ({
    everyChain,
  }) => {
    await everyChain.button.click()
    await everyChain.row('Beacon').nth(place).click()
    await expect(everyChain.modal).toBeHidden()
    await expect(everyChain.fact(chain, 'Address')).toHaveText(address ?? '')
    const other = chain === 'EVM' ? 'Solana' : 'EVM'
    await expect(everyChain.fact(other, 'Status')).toHaveText('disconnected')
  })
}
