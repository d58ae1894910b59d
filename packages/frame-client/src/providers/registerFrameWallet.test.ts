import { callDevnet, createChainUnderTest } from '@latchkit/adapter-tests/solana/chain'
import { createNetwork } from '@latchkit/adapter-tests/solana/network'
import { encodeBase58 } from '@latchkit/core/schema'
import { watchRegisteredWallets } from '@latchkit/core/solana'
import { expect, inject, test } from 'vitest'
import { createVault } from '../app/createVault.fixtures.js'
import { createFrameWallet, type FrameWallet } from './createFrameWallet.js'
import { registerFrameWallet } from './registerFrameWallet.js'
import { startFrame } from './startFrame.fixtures.js'

const { rpcUrl } = inject('solana')

async function register() {
  const scope = new EventTarget()
  const vault = await createVault({ solana: rpcUrl })
  vault.isLoggedIn = true
  const wallet = createFrameWallet(startFrame(vault), { chains: ['solana:devnet'], storage: null })
  return { scope, vault, wallet, start: () => registerFrameWallet(wallet, scope) }
}

/** The wallets that an app finds on the page, kept up to date. */
function startApp(scope: EventTarget): readonly object[] {
  const found: object[] = []
  const warn = (message: string, cause?: unknown) => {
    throw new Error(message, { cause })
  }
  watchRegisteredWallets({ scope, warn, listener: (wallets) => void found.splice(0, Infinity, ...wallets) })
  return found
}

test('default: apps find the wallet, also those that load later', async () => {
  const { scope, wallet, start } = await register()
  const early = startApp(scope)
  const stop = start()
  const late = startApp(scope)
  expect([early, late]).toEqual([[wallet], [wallet]])
  stop()
  expect([early, late, startApp(scope)]).toEqual([[], [], []])
})

test('default: web3.js creates transactions, which the wallet signs and sends', async () => {
  const { scope, vault, start } = await register()
  start()
  const [wallet] = startApp(scope) as FrameWallet[]
  if (!wallet) throw new Error('The app has no wallet.')
  const home = createNetwork('solana:devnet', rpcUrl)
  const chain = createChainUnderTest(home)
  const [account] = (await wallet.features['standard:connect'].connect()).accounts
  if (!account) throw new Error('The wallet has no account.')
  await callDevnet(home, 'devnet_setBalance', [vault.solanaAddress, '1000000000'])
  const transfer = { from: account.address, to: chain.newAddress(), lamports: 1_000_000n }
  for (const version of ['legacy', 0] as const) {
    const transaction = await chain.transaction({ ...transfer, version })
    const [signed] = await wallet.features['solana:signTransaction'].signTransaction({ account, transaction })
    expect(await chain.isSignedBy(signed?.signedTransaction ?? new Uint8Array(), account.address)).toBe(true)
    const input = { account, transaction, chain: 'solana:devnet' } as const
    const [sent] = await wallet.features['solana:signAndSendTransaction'].signAndSendTransaction(input)
    const { feePayer } = await chain.executed(encodeBase58(sent?.signature ?? new Uint8Array()))
    expect(feePayer).toBe(account.address)
  }
})

test.each([undefined, null, 'text', {}, { register: 1 }])('error: ignores the app %j', async (api) => {
  const { scope, start } = await register()
  start()
  scope.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  expect(startApp(scope)).toHaveLength(1)
})
