import { neverAborted } from '@latchkit/adapter-tests/promises'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { installSolanaWallets, lagoon, type SolanaWalletPage } from '@latchkit/devnet/page-solana'
import { expect, test } from 'vitest'
import { solana } from './solana.js'
import { home } from './wallets.fixtures.js'

/** Installs the devnet's wallet under MetaMask's name. Its `standard:connect` prompts even with `silent`. */
function installMetaMask() {
  const page: ReturnType<typeof openPage> & SolanaWalletPage = openPage()
  const wallet = { ...lagoon, state: { name: 'MetaMask', ignoresSilent: true, answer: 'approve' } } as const
  installSolanaWallets(page, { rpcUrl: 'http://127.0.0.1:1', wallets: [wallet] })
  const control = page.__solanaWallets?.lagoon
  if (!control) throw new Error('The wallet is not installed.')
  const { adapter } = startAdapter(solana(), [home])
  const restore = () => adapter.reconnect({ connectorId: 'MetaMask', signal: neverAborted })
  return { control, adapter, restore }
}

test('behavior: MetaMask ignores `silent`: restoring a wallet without authorized accounts never prompts', async () => {
  const { control, restore } = installMetaMask()
  expect(await restore()).toBe(null)
  expect(control.prompts).toEqual([])
})

test('behavior: restores MetaMask from the accounts that are already authorized', async () => {
  const { control, adapter, restore } = installMetaMask()
  const session = await adapter.connect({ connectorId: 'MetaMask', signal: neverAborted })
  expect(control.prompts).toHaveLength(1)
  const { adapter: second } = startAdapter(solana(), [home])
  expect(await second.reconnect({ connectorId: 'MetaMask', signal: neverAborted })).toEqual(session)
  expect(await restore()).toEqual(session)
  expect(control.prompts).toHaveLength(1)
})
