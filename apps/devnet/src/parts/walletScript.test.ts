import { runInNewContext } from 'node:vm'
import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { call } from '@latchkit/test/source/bitcoinWallet/bitcoinWallet.fixtures'
import type { BitcoinWalletControls } from '@latchkit/test/source/bitcoinWallet/control'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import type { SolanaWalletControls } from '@latchkit/test/source/solanaWallet/control'
import type { Features } from '@latchkit/test/source/solanaWallet/solanaWallet.fixtures'
import type { WalletControls } from '@latchkit/test/source/wallet/control'
import { harbor } from '@latchkit/test/source/wallet/wallets'
import { walletScript } from '@latchkit/test/source/walletScript'
import { createWalletClient, custom, type EIP1193Provider, publicActions, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

/** Runs a script in a realm that has only a page's globals. */
function run(script: string, extra: object = {}) {
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://dapp.test', search: '' },
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    __wallets: undefined as WalletControls | undefined,
    __solanaWallets: undefined as SolanaWalletControls | undefined,
    __bitcoinWallets: undefined as BitcoinWalletControls | undefined,
  })
  const globals = {
    crypto,
    CustomEvent,
    Event,
    fetch,
    queueMicrotask,
    setTimeout,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  }
  const given = { window: page, ...globals, ...extra }
  const realm = { ...given }
  runInNewContext(script, realm)
  const leaked = Object.keys(realm).filter((name) => !Object.hasOwn(given, name))
  if (!page.__wallets) throw new Error('The script did not install wallets.')
  return { page, wallets: page.__wallets, leaked }
}

test('default', async () => {
  const { wallets } = run(devnet.wallets.script)
  expect(Object.keys(wallets)).toEqual(['harbor', 'meadow'])

  // A third-party library with the real chain.
  const provider = wallets.harbor.provider as EIP1193Provider
  const client = createWalletClient({ transport: custom(provider) }).extend(publicActions)
  const [account] = await client.requestAddresses()
  if (!account) throw new Error('no account')
  expect(account).toBe(accounts[0]?.address)
  expect(await client.getChainId()).toBe(31337)
  expect(await client.getBalance({ address: account })).toBe(10_000n * 10n ** 18n)
  const signature = await client.signMessage({ account, message: 'hi' })
  expect(await verifyMessage({ address: account, message: 'hi', signature })).toBe(true)
  const hash = await client.sendTransaction({ account, chain: null, to: accounts[8]?.address, value: 1n })
  expect((await waitForReceipt(client, hash)).status).toBe('success')
})

test('behavior: sends no requests', () => {
  const fetched: unknown[] = []
  run(devnet.wallets.script, { fetch: (url: unknown) => fetched.push(url) })
  expect(fetched).toEqual([])
})

test('behavior: adds no globals except __wallets', () => {
  expect(run(devnet.wallets.script).leaked).toEqual([])
})

test('behavior: complies with a strict content security policy', () => {
  expect(devnet.wallets.script).not.toMatch(/\beval\(|new Function|Function\("|innerHTML|document\.write/)
})

test('param: wallets', async () => {
  const cove = { ...harbor, key: 'cove', name: '</script>Cove', state: { answer: 'reject' } } as const
  const script = walletScript({ chains: devnet.chains, wallets: [cove] })
  expect(script).not.toContain('</script>Cove')
  const { wallets } = run(script)
  expect(wallets.cove?.state).toMatchObject({ name: '</script>Cove', answer: 'reject' })
})

test('param: chains', async () => {
  const { wallets } = run(walletScript({ chains: [{ id: 7, name: 'Seven', rpcUrl: '/rpc/7' }] }))
  expect(wallets.harbor.state).toMatchObject({ chainId: 7, knownChainIds: [7] })
})

test('param: solana, bitcoin', async () => {
  const rpcUrl = 'http://127.0.0.1:1'
  const evm = walletScript({ chains: devnet.chains })
  const script = walletScript({ chains: devnet.chains, solana: { rpcUrl }, bitcoin: { esploraUrl: rpcUrl } })
  const { page, wallets, leaked } = run(script)
  expect(leaked).toEqual([])
  expect(script).not.toMatch(/\beval\(|new Function|Function\("|innerHTML|document\.write/)
  expect(Object.keys(wallets)).toEqual(['harbor', 'meadow', 'twin'])
  expect(Object.keys(page.__solanaWallets ?? {})).toEqual(['lagoon', 'twin'])
  expect(Object.keys(page.__bitcoinWallets ?? {})).toEqual([
    'ingot',
    'satchel',
    'minnow',
    'orchard',
    'saddle',
  ])
  // A script with EVM wallets only contains no other code.
  expect(script.startsWith(evm.slice(0, 100_000))).toBe(true)
  expect(evm).not.toMatch(/solana|bitcoin|bcrt/i)
})

test('behavior: the Solana and Bitcoin wallets sign on a page', async () => {
  const rpcUrl = 'http://127.0.0.1:1'
  const chains = devnet.chains
  const { page } = run(walletScript({ chains, solana: { rpcUrl }, bitcoin: { esploraUrl: rpcUrl } }))
  const { lagoon } = page.__solanaWallets ?? {}
  const message = new TextEncoder().encode('hi')
  const features = lagoon?.wallet.features as Features
  const { accounts } = await features['standard:connect'].connect()
  const [output] = await features['solana:signMessage'].signMessage({ account: accounts[0], message })
  expect(output?.signature).toHaveLength(64)
  const minnow = page.__bitcoinWallets?.minnow.provider
  expect(await call(minnow, 'requestAccounts')).toEqual([bitcoinAccounts[0]?.payment.address])
  expect(await call(minnow, 'signMessage', 'hi', 'bip322-simple')).toMatch(/^Ak[\w+/]+=*$/)
})
