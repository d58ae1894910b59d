import { accounts, solanaAccounts } from '@latchkit/test'
import { expect, test } from './everyChainFixtures.js'

const twinAddresses = { EVM: accounts[6]?.address ?? '', Solana: solanaAccounts[2]?.address ?? '' } as const

test.beforeEach(async ({ everyChain }) => {
  await everyChain.visit()
})

test('behavior: a wallet of EVM and Solana is one row, and connects on either', async ({ everyChain }) => {
  await everyChain.button.click()
  await expect(everyChain.row('Twin')).toHaveCount(1)
  await everyChain.row('Twin').click()
  await expect(everyChain.modal).toHaveAccessibleName('Choose a network')
  expect(await everyChain.twinSolana.prompts()).toEqual([])
  await everyChain.row('Solana').click()
  await expect(everyChain.modal).toBeHidden()
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'connected', Bitcoin: 'disconnected' })
  await expect(everyChain.fact('Solana', 'Address')).toHaveText(twinAddresses.Solana)
  expect(await everyChain.twin.prompts()).toEqual([])
})

test('behavior: connects on both, restores both after a reload, and disconnects one by one', async ({
  everyChain,
  page,
}) => {
  await everyChain.connect('EVM', 'Twin')
  await expect(everyChain.fact('EVM', 'Address')).toHaveText(twinAddresses.EVM)
  // The network list leads to the other namespace: the same wallet is offered first.
  await everyChain.networkButton.click()
  await everyChain.row('Devnet Solana').click()
  await everyChain.modal.getByRole('button', { name: 'Connect Twin' }).click()
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.fact('Solana', 'Address')).toHaveText(twinAddresses.Solana)
  await everyChain.expectActive('Solana')

  await page.reload()
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected' })
  expect([await everyChain.twin.prompts(), await everyChain.twinSolana.prompts()]).toEqual([[], []])
  await everyChain.answer('EVM', 'Sign a message')
  await everyChain.answer('Solana', 'Sign a message')

  await everyChain.twin.do('forget')
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'connected' })
  await everyChain.run('Solana', 'Disconnect')
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})
