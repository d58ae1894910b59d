import { accounts, bitcoinAccounts, solanaAccounts } from '@latchkit/test'
import { verifyMessage } from 'viem'
import { chains } from '../src/chain-cards/chains.js'
import { chainReader } from './chainReader.js'
import { expect, test } from './everyChainFixtures.js'
import { verifyBip322 } from './verifyBip322.js'
import { verifySolana } from './verifySolana.js'

const addresses = {
  EVM: accounts[0]?.address ?? '0x',
  Solana: solanaAccounts[0]?.address ?? '',
  Bitcoin: bitcoinAccounts[0]?.payment.address ?? '',
} as const

test.beforeEach(async ({ everyChain }) => {
  await everyChain.visit()
})

test('behavior: connects all three: account, wallet, network and balance of each', async ({ everyChain }) => {
  await everyChain.connectAll()
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
  await expect(everyChain.connected).toHaveText('3 connected')
  for (const [chain, wallet, network, balance] of [
    ['EVM', 'dev.latchkit.harbor', 'Devnet 31337', /^[\d.]+ ETH$/],
    ['Solana', 'Lagoon', 'Devnet Solana', /^[\d.]+ SOL$/],
    ['Bitcoin', 'ingot', 'Devnet Bitcoin', /^[\d.]+ BTC$/],
  ] as const) {
    await expect(everyChain.fact(chain, 'Address')).toHaveText(addresses[chain])
    await expect(everyChain.fact(chain, 'Wallet')).toHaveText(wallet)
    await expect(everyChain.fact(chain, 'Network')).toHaveText(network)
    await expect(everyChain.fact(chain, 'Balance')).toHaveText(balance)
  }
})

test('behavior: signs a message on each with its account', async ({ everyChain }) => {
  await everyChain.connectAll()
  const [evm, solana, bitcoin] = [
    await everyChain.answer('EVM', 'Sign a message'),
    await everyChain.answer('Solana', 'Sign a message'),
    await everyChain.answer('Bitcoin', 'Sign a message'),
  ]
  const signature = evm as `0x${string}`
  expect(await verifyMessage({ address: addresses.EVM, message: 'Signed on EVM', signature })).toBe(true)
  expect(verifySolana({ address: addresses.Solana, message: 'Signed on Solana', signature: solana })).toBe(
    true,
  )
  expect(verifyBip322({ address: addresses.Bitcoin, message: 'Signed on Bitcoin', signature: bitcoin })).toBe(
    true,
  )
  // The active namespace does not affect which wallet signs.
  await everyChain.expectActive('Bitcoin')
  expect(await everyChain.harbor.prompts()).toContain('personal_sign approved')
})

test('behavior: sends minimal amounts, which arrive on the chains', async ({ everyChain, devnet }) => {
  const read = chainReader(devnet)
  const balances = () =>
    Promise.all(
      chains.map(({ to, namespace }) =>
        ({ eip155: read.getWei, solana: read.getLamports, bip122: read.getSats })[namespace as 'eip155'](to),
      ),
    )
  const before = await balances()
  await everyChain.connectAll()
  for (const { name } of chains) await everyChain.answer(name as 'EVM', 'Send')
  const grown = async () => (await balances()).map((now, index) => now - (before[index] ?? 0n))
  await expect.poll(grown).toEqual([1n, 1n, 1000n])
})

test('behavior: the network list switches between namespaces', async ({ everyChain }) => {
  await everyChain.connectAll()
  for (const [network, chain] of [
    ['Devnet 31338', 'EVM'],
    ['Devnet Solana', 'Solana'],
    ['Devnet Bitcoin', 'Bitcoin'],
    ['Devnet 31337', 'EVM'],
  ] as const) {
    await everyChain.networkButton.click()
    await expect(everyChain.modal).toHaveAccessibleName('Networks')
    await everyChain.row(network).click()
    await expect(everyChain.modal).toBeHidden()
    await everyChain.expectActive(chain)
    await expect(everyChain.networkButton).toContainText(network)
    await expect(everyChain.fact(chain, 'Network')).toHaveText(network)
  }
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
})

test('behavior: account buttons and accounts in the modal switch between namespaces', async ({
  everyChain,
}) => {
  await everyChain.connectAll()
  for (const chain of ['Solana', 'EVM', 'Bitcoin'] as const) {
    await everyChain.getButton(chain).click()
    await expect(everyChain.modal).toContainText(addresses[chain].slice(-4))
    await everyChain.expectActive(chain)
    await everyChain.page.keyboard.press('Escape')
    await expect(everyChain.modal).toBeHidden()
  }
  await everyChain.button.click()
  await everyChain.modal.getByRole('button', { name: addresses.Solana.slice(-4) }).click()
  await everyChain.expectActive('Solana')
  await expect(everyChain.button).toContainText(addresses.Solana.slice(-4))
})

test('behavior: buttons of the page switch between namespaces with the hook', async ({ everyChain }) => {
  await everyChain.connectAll()
  for (const [network, chain] of [
    ['Devnet 31338', 'EVM'],
    ['Devnet Solana', 'Solana'],
    ['Devnet Bitcoin', 'Bitcoin'],
  ] as const) {
    await everyChain.switcher(network).click()
    await everyChain.expectActive(chain)
    await expect(everyChain.switcher(network)).toHaveAttribute('aria-pressed', 'true')
    await expect(everyChain.fact(chain, 'Network')).toHaveText(network)
  }
  await expect(everyChain.modal).toBeHidden()
})

test('behavior: restores all three after a reload without a prompt', async ({ everyChain, page }) => {
  await everyChain.connectAll()
  await everyChain.switcher('Devnet 31338').click()
  await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31338')
  await everyChain.switcher('Devnet Solana').click()
  await everyChain.expectActive('Solana')

  await page.reload()
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
  await everyChain.expectActive('Solana')
  for (const chain of ['EVM', 'Solana', 'Bitcoin'] as const) {
    await expect(everyChain.fact(chain, 'Address')).toHaveText(addresses[chain])
  }
  await expect(everyChain.fact('EVM', 'Network')).toHaveText('Devnet 31338')
  const { harbor, lagoon, ingot } = everyChain
  expect(await Promise.all([harbor, lagoon, ingot].map((wallet) => wallet.prompts()))).toEqual([[], [], []])
  for (const { name } of chains) await everyChain.answer(name as 'EVM', 'Sign a message')
})

test('behavior: a disconnect or change inside a wallet affects only its namespace', async ({
  everyChain,
}) => {
  await everyChain.connectAll()
  await everyChain.lagoon.do('switchAccount', 1)
  await everyChain.harbor.do('switchAccount', 1)
  await everyChain.ingot.do('switchAccount', 1)
  await expect(everyChain.fact('Solana', 'Address')).toHaveText(solanaAccounts[1]?.address ?? '')
  await expect(everyChain.fact('EVM', 'Address')).toHaveText(accounts[1]?.address ?? '')
  await expect(everyChain.fact('Bitcoin', 'Address')).toHaveText(bitcoinAccounts[1]?.payment.address ?? '')

  await everyChain.lagoon.do('forget')
  await everyChain.expectValues({ EVM: 'connected', Solana: 'disconnected', Bitcoin: 'connected' })
  await everyChain.harbor.do('forget')
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'disconnected', Bitcoin: 'connected' })
  await everyChain.expectActive('Bitcoin')
  await everyChain.answer('Bitcoin', 'Sign a message')
  await everyChain.ingot.do('forget')
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'disconnected', Bitcoin: 'disconnected' })
})

test('behavior: disconnects one namespace, then all', async ({ everyChain, page }) => {
  await everyChain.connectAll()
  await everyChain.getButton('Solana').click()
  await everyChain.modal.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await everyChain.expectValues({ EVM: 'connected', Solana: 'disconnected', Bitcoin: 'connected' })
  await expect(everyChain.connected).toHaveText('2 connected')

  await everyChain.button.click()
  await everyChain.modal.getByRole('button', { name: 'Disconnect all' }).click()
  await everyChain.expectValues({ EVM: 'disconnected', Solana: 'disconnected', Bitcoin: 'disconnected' })
  await expect(everyChain.modal).toBeHidden()
  await page.reload()
  await everyChain.waitForRestore()
})

type JsonRpcCall = { readonly id: unknown; readonly method: string }

test('behavior: keeps a switch to another cluster after a reload, and switches back', async ({
  everyChain,
  page,
  devnet,
}) => {
  // A node of another cluster is not used: the local validator has a genesis of its own.
  const genesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
  const answer = async (call: JsonRpcCall) => {
    if (call.method === 'getGenesisHash') return { jsonrpc: '2.0', id: call.id, result: genesis }
    const response = await fetch(devnet.solana?.rpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })
    return response.json()
  }
  await page.route(/^https:\/\/(?:api\.devnet\.solana\.com|solana-devnet\.drpc\.org)\//, async (route) => {
    const asked: JsonRpcCall | JsonRpcCall[] = route.request().postDataJSON()
    const json = Array.isArray(asked) ? await Promise.all(asked.map(answer)) : await answer(asked)
    await route.fulfill({ json })
  })
  await everyChain.connect('Solana')
  await everyChain.switcher('Solana Devnet').click()
  await expect(everyChain.fact('Solana', 'Network')).toHaveText('Solana Devnet')
  await expect(everyChain.fact('Solana', 'Balance')).toHaveText(/ SOL$/)
  await page.reload()
  await everyChain.expectValues({ Solana: 'connected' })
  await expect(everyChain.fact('Solana', 'Network')).toHaveText('Solana Devnet')
  await everyChain.switcher('Devnet Solana').click()
  await expect(everyChain.fact('Solana', 'Network')).toHaveText('Devnet Solana')
})

test('behavior: a Bitcoin wallet of another network: reports failed switches, follows its changes', async ({
  everyChain,
  page,
}) => {
  await page.route('https://mempool.space/**', (route) => route.fulfill({ json: [] }))
  await everyChain.connectAll()
  await everyChain.networkButton.click()
  await everyChain.row('Bitcoin Testnet').click()
  await expect(everyChain.modal).toContainText('Chain is not supported')
  await page.keyboard.press('Escape')
  await expect(everyChain.fact('Bitcoin', 'Network')).toHaveText('Devnet Bitcoin')
  await expect(everyChain.fact('Bitcoin', 'Address')).toHaveText(addresses.Bitcoin)

  await everyChain.ingot.do('switchNetwork', 'testnet')
  await expect(everyChain.fact('Bitcoin', 'Network')).toHaveText('Bitcoin Testnet')
  await expect(everyChain.fact('Bitcoin', 'Address')).toHaveText(/^tb1q/)
  await everyChain.ingot.do('switchNetwork', 'mainnet')
  await expect(everyChain.modal).toHaveAccessibleName('Unsupported network')
  await everyChain.ingot.do('switchNetwork', 'regtest')
  await expect(everyChain.modal).toBeHidden()
  await expect(everyChain.fact('Bitcoin', 'Address')).toHaveText(addresses.Bitcoin)
  await everyChain.expectValues({ EVM: 'connected', Solana: 'connected', Bitcoin: 'connected' })
})
