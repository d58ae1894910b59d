import { solanaAccounts } from '@latchkit/test'
import { expect, test } from './everyChainFixtures.js'
import { verifySolana } from './verifySolana.js'

test.describe('an adapter that cannot start', () => {
  test.use({ expectedErrors: [/adapter did not start/] })

  test('behavior: the other namespaces start, connect and sign', async ({ everyChain }) => {
    await everyChain.visit('?broken=solana')
    await everyChain.connect('EVM')
    await everyChain.connect('Bitcoin')
    await everyChain.expectValues({ EVM: 'connected', Solana: 'disconnected', Bitcoin: 'connected' })
    await everyChain.answer('EVM', 'Sign a message')
    await everyChain.getButton('Solana').click()
    await expect(everyChain.modal).toContainText('No wallet found for Solana')
  })
})

test('behavior: a wallet that hangs during restore blocks nothing, and another can be connected', async ({
  everyChain,
  page,
}) => {
  await everyChain.visit()
  await everyChain.connectAll()
  await everyChain.lagoon.set({ delayMs: 3_600_000 })
  await everyChain.harbor.set({ answer: { eth_accounts: 'hang' } })
  await page.reload()
  await everyChain.expectValues({ EVM: 'reconnecting', Solana: 'reconnecting', Bitcoin: 'connected' })
  await everyChain.expectActive('Bitcoin')
  await everyChain.answer('Bitcoin', 'Sign a message')
  await everyChain.connect('Solana', 'Twin')
  await expect(everyChain.fact('Solana', 'Address')).toHaveText(solanaAccounts[2]?.address ?? '')
  await everyChain.answer('Solana', 'Sign a message')
  // The late response restores the session.
  await everyChain.harbor.set({ answer: 'approve' })
  await everyChain.harbor.do('release')
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
})

test.describe('with an unreachable network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const [chain, path] of [
    ['Solana', '**/rpc/solana**'],
    ['Bitcoin', '**/rpc/bitcoin/**'],
  ] as const) {
    test(`behavior: ${chain} connects and signs; the other namespaces show their balances`, async ({
      everyChain,
      page,
    }) => {
      await page.route(path, (route) => route.abort())
      await everyChain.visit()
      await everyChain.connectAll()
      await expect(everyChain.fact(chain, 'Balance')).toHaveText('unavailable')
      for (const other of ['EVM', 'Solana', 'Bitcoin'] as const) {
        if (other !== chain) await expect(everyChain.fact(other, 'Balance')).toHaveText(/^[\d.]+ [A-Z]+$/)
      }
      await everyChain.answer(chain, 'Sign a message')
    })
  }
})

test('behavior: restores a wallet that is injected late', async ({ everyChain, page }) => {
  await everyChain.visit()
  await everyChain.connectAll()
  await everyChain.lagoon.set({ announces: 'never' })
  await page.reload()
  await everyChain.expectValues({ EVM: 'connected', Solana: 'disconnected', Bitcoin: 'connected' })
  await everyChain.lagoon.do('announce')
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
  expect(await everyChain.lagoon.prompts()).toEqual([])
  const signature = await everyChain.answer('Solana', 'Sign a message')
  const address = solanaAccounts[0]?.address ?? ''
  expect(verifySolana({ address, message: 'Signed on Solana', signature })).toBe(true)
})
