import { accounts } from '../src/exports/index.js'
import { expect, test } from './sampleFixtures.js'

// Tests of several workers, of which each expects a chain and a wallet without any other use.
for (const place of ['first', 'second', 'third', 'fourth'])
  test(`behavior: a test has a chain and a wallet of its own, ${place}`, async ({
    page,
    openSample,
    wallet,
    fakeChain,
  }) => {
    expect(wallet.requests).toEqual([])
    expect(fakeChain.transactions).toEqual([])
    await openSample('ethers')
    await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
    await expect(page.getByRole('status')).toHaveText('Paid in block 1')
    expect(fakeChain.getBalance(accounts[1]?.address ?? '0x')).toBe(10_001n * 10n ** 18n)
  })
