import * as ecc from '@bitcoinerlab/secp256k1'
import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import {
  type BitcoinPlaces,
  feature,
  styles,
} from '@latchkit/test/source/bitcoinWallet/bitcoinWallet.fixtures'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { solanaStandardChain } from '@latchkit/test/source/solana/cluster'
import type { Features } from '@latchkit/test/source/solanaWallet/solanaWallet.fixtures'
import type { StandardWallet } from '@latchkit/test/source/walletStandard/standardWallet'
import { base58 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { crypto as bitcoinCrypto } from 'bitcoinjs-lib'
import { beforeAll, expect, inject, test } from 'vitest'

// Runs the built script in a real browser, which a Node realm cannot replace.
const { esploraUrl } = inject('bitcoin')
const connection = new Connection(inject('solana').rpcUrl, 'confirmed')
const message = new TextEncoder().encode('Sign in to example.com')
/** Wallet Standard wallets received by an app that loaded before them. */
const registered: StandardWallet[] = []
/** EIP-6963. */
const announced: string[] = []

beforeAll(async () => {
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    const { detail } = event as Event & { detail: (api: object) => void }
    detail({ register: (...wallets: readonly StandardWallet[]) => void registered.push(...wallets) })
  })
  window.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) announced.push(event.detail.info.name)
  })
  const script = document.createElement('script')
  script.src = inject('devnet').walletScriptUrl
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
})

test('default', () => {
  expect(announced).toEqual(['Harbor', 'Meadow', 'Twin'])
  expect(registered.map(({ name }) => name)).toEqual(['Lagoon', 'Twin', 'Ingot'])
  expect(Object.keys(window.__bitcoinWallets)).toEqual(['ingot', 'satchel', 'minnow', 'orchard', 'saddle'])
})

test('behavior: an app that loads later receives them too', () => {
  const found: string[] = []
  const api = { register: ({ name }: StandardWallet) => found.push(name) }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  expect(found).toEqual(['Lagoon', 'Twin', 'Ingot'])
})

test.each(['lagoon', 'twin'])('behavior: %s signs on Solana, and the cluster executes it', async (key) => {
  const control = window.__solanaWallets[key]
  const features = control?.wallet.features as Features
  const { accounts } = await features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error(`${key} returned no account.`)
  expect(account.address).toBe(control?.accounts[0])

  const [signed] = await features['solana:signMessage'].signMessage({ account, message })
  const bytes = new Uint8Array(base58.decode(account.address))
  const publicKey = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
  const signature = new Uint8Array(signed?.signature ?? [])
  expect(await crypto.subtle.verify('Ed25519', publicKey, signature, message)).toBe(true)

  const lifetime = await connection.getLatestBlockhash()
  const feePayer = new PublicKey(account.address)
  const toPubkey = new PublicKey(solanaAccounts[5]?.address ?? '')
  const transaction = new Transaction({ ...lifetime, feePayer }).add(
    SystemProgram.transfer({ fromPubkey: feePayer, toPubkey, lamports: 1 }),
  )
  const [sent] = await features['solana:signAndSendTransaction'].signAndSendTransaction({
    account,
    chain: solanaStandardChain,
    transaction: new Uint8Array(transaction.serialize({ verifySignatures: false })),
  })
  // Over a WebSocket: a test replacement of rpc-websockets for browsers.
  const confirmed = await connection.confirmTransaction({
    signature: base58.encode(sent?.signature ?? new Uint8Array()),
    ...lifetime,
  })
  expect(confirmed.value.err).toBeNull()
})

test('behavior: Twin is one wallet with two namespaces', async () => {
  const { twin } = window.__wallets
  if (!twin) throw new Error('Twin is not registered.')
  const solana = window.__solanaWallets.twin
  expect([solana?.wallet.name, solana?.wallet.icon]).toEqual([twin.state.name, twin.state.icon])
  const [from = ''] = (await twin.provider.request({ method: 'eth_requestAccounts' })) as readonly string[]
  const params = [{ from, to: from, value: '0x1' }]
  const hash = await twin.provider.request({ method: 'eth_sendTransaction', params })
  const receipt = () => twin.provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  await expect.poll(receipt).toMatchObject({ status: '0x1', from: from.toLowerCase() })
})

/** Returns the current locations on the window. */
function places(): BitcoinPlaces {
  // The script sets them; `Window` does not declare other wallets' names.
  return { ...(window as unknown as Omit<BitcoinPlaces, 'registered'>), registered: [] }
}

test.each(['satchel', 'minnow', 'orchard', 'saddle'] as const)(
  'behavior: %s sends on Bitcoin',
  async (key) => {
    // The second account, because other files spend from the first at the same time.
    window.__bitcoinWallets[key].switchAccount(1)
    await styles[key].connect(places())
    const to = bitcoinAccounts[3]?.payment.address ?? ''
    const sent = await styles[key].send?.(places(), to, 12_345)
    const { txid } = { txid: '', ...(sent as object) }
    await fetch(`${esploraUrl}/devnet/mine`, { method: 'POST', body: JSON.stringify({ blocks: 1 }) })
    const transaction = await (await fetch(`${esploraUrl}/tx/${txid}`)).json()
    expect(transaction).toMatchObject({
      status: { confirmed: true },
      vout: expect.arrayContaining([expect.objectContaining({ value: 12_345, scriptpubkey_address: to })]),
    })
  },
)

test('behavior: Ingot signs with the key of its address', async () => {
  const wallets = { ...places(), registered: [window.__bitcoinWallets.ingot.provider as StandardWallet] }
  const { accounts } = (await styles.ingot.connect(wallets)) as Pick<StandardWallet, 'accounts'>
  const [account] = accounts
  const input = { account, message, type: 'ecdsa' }
  const answer = await feature(wallets, 'bitcoin:signMessage', 'signMessage', input)
  const [{ signature }] = answer as readonly [{ readonly signature: Uint8Array }]
  const [header = 0, ...numbers] = signature
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = bitcoinCrypto.hash256(Uint8Array.of(...prefix, message.length, ...message))
  // 39 is the first header of a P2WPKH address (BIP-137).
  const recovered = ecc.recover(hash, Uint8Array.from(numbers), (header - 39) as 0 | 1 | 2 | 3, true)
  expect(recovered).toEqual(account?.publicKey)
})
