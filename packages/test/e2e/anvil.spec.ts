import { anvilExecutable as executable } from './anvilExecutable.js'
import { expect, test } from './sampleFixtures.js'

test.use({ chainOptions: { type: 'anvil', executable } })

// Each expects the state of the node's start.
for (const place of ['first', 'second'])
  test(`behavior: pays on anvil, ${place}`, async ({ page, openSample, wallet, chain }) => {
    await openSample('ethers')
    await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
    await expect(page.getByRole('status')).toHaveText('Paid in block 1')
    await expect(wallet).toHaveBeenAskedToSign({ value: 10n ** 18n })
    expect(await chain.request({ method: 'eth_blockNumber' })).toBe('0x1')
  })

test('behavior: the test sets balances and mines blocks', async ({ chain, wallet }) => {
  await chain.setBalance(wallet.address, 7n)
  const params = [wallet.address, 'latest']
  expect(await chain.request({ method: 'eth_getBalance', params })).toBe('0x7')
  await chain.mine(3)
  expect(await chain.request({ method: 'eth_blockNumber' })).toBe('0x3')
})
