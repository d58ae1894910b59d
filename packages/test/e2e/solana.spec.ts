import { base58 } from '@scure/base'
import { solanaAccounts } from '../src/exports/index.js'
import { expect, test } from '../src/exports/playwright.js'
import { encodeTransaction } from '../src/solana/wire.js'
import { openDocument } from './openDocument.js'

const [payer, receiver] = solanaAccounts.map(({ address }) => address)
const chain = 'solana:mainnet'

test.use({ walletOptions: { solana: {} } })
test.beforeEach(({ page }) => openDocument(page, solanaApp))

test('behavior: an app finds the wallet, connects and signs a message', async ({ page, solanaWallet }) => {
  expect(await page.evaluate(() => app.names())).toEqual(['Lagoon'])
  expect(await page.evaluate(() => app.accounts())).toEqual([])
  expect(await page.evaluate(() => app.connect())).toEqual([payer])
  expect(await page.evaluate(() => app.accounts())).toEqual([payer])
  expect(await page.evaluate(() => app.signMessage('Sign in to the shop'))).toBe(64)
  await expect(solanaWallet).toHaveBeenAskedToSign({ message: 'Sign in to the shop', from: payer ?? '' })
  await expect(solanaWallet).not.toHaveBeenAskedToSign({ message: 'Anything else' })
  expect(solanaWallet).toHaveSentNothing()
})

test('behavior: pays', async ({ page, solanaWallet, fakeSolanaChain }) => {
  await page.evaluate(() => app.connect())
  const { value } = await page.evaluate(() => app.rpc('getLatestBlockhash', []))
  const transaction = createTransfer(value.blockhash, 5_000_000n)
  const before = fakeSolanaChain.getBalance(receiver ?? '')
  const signature = await page.evaluate(([bytes, name]) => app.send(bytes, name), [
    [...transaction],
    chain,
  ] as const)
  await expect(solanaWallet).toHaveBeenAskedToSign({ to: receiver ?? '', value: 5_000_000n })
  expect(solanaWallet).not.toHaveSentNothing()
  expect(fakeSolanaChain.getBalance(receiver ?? '')).toBe(before + 5_000_000n)
  expect(fakeSolanaChain.transactions.map((sent) => sent.signature)).toEqual([
    base58.encode(Uint8Array.from(signature)),
  ])
  const statuses = await page.evaluate(
    (text) => app.rpc('getSignatureStatuses', [[text]]),
    [base58.encode(Uint8Array.from(signature))].join(),
  )
  expect(statuses.value).toMatchObject([{ confirmationStatus: 'finalized' }])
})

test('error: the user rejects', async ({ page, solanaWallet }) => {
  await solanaWallet.autoReject()
  await expect(page.evaluate(() => app.connect())).rejects.toThrow('The request was rejected.')
  expect(solanaWallet.requests).toMatchObject([{ kind: 'connect', status: 'rejected' }])
})

test('behavior: approves step by step', async ({ page, solanaWallet }) => {
  await solanaWallet.hang()
  const connecting = page.evaluate(() => app.connect())
  expect(await solanaWallet.approve()).toMatchObject({ kind: 'connect', status: 'approved' })
  expect(await connecting).toEqual([payer])
})

test('behavior: the app follows what the user does in the wallet', async ({ page, solanaWallet }) => {
  await page.evaluate(() => app.connect())
  await solanaWallet.switchAccount(1)
  expect(solanaWallet.address).toBe(receiver)
  expect(await page.evaluate(() => app.accounts())).toEqual([receiver])
  await solanaWallet.lock()
  expect(await page.evaluate(() => app.accounts())).toEqual([])
  expect(await page.evaluate(() => app.changes)).toEqual([[payer], [receiver], []])
})

test('behavior: after a reload, an app connects again without a request', async ({ page, solanaWallet }) => {
  await page.evaluate(() => app.connect())
  await page.reload()
  expect(await page.evaluate(() => app.accounts())).toEqual([])
  expect(await page.evaluate(() => app.connect({ silent: true }))).toEqual([payer])
  expect(solanaWallet.requests.filter(({ kind }) => kind === 'connect')).toHaveLength(1)
})

/** A transfer of the system program from the first account to the second, without a signature. */
function createTransfer(blockhash: string, lamports: bigint): Uint8Array {
  const keys = [payer, receiver, '11111111111111111111111111111111'].map((key) => base58.decode(key ?? ''))
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  const message = [
    ...[1, 0, 1, keys.length, ...keys.flatMap((key) => [...key])],
    ...[...base58.decode(blockhash), 1, 2, 2, 0, 1, 12, ...new Uint8Array(data.buffer)],
  ]
  return encodeTransaction([new Uint8Array(64)], Uint8Array.from(message))
}

type Account = { readonly address: string }
type Features = {
  readonly 'standard:connect': {
    readonly connect: (input?: object) => Promise<{ readonly accounts: readonly Account[] }>
  }
  readonly 'standard:events': {
    readonly on: (event: 'change', listener: (change: { accounts?: readonly Account[] }) => void) => void
  }
  readonly 'solana:signMessage': {
    readonly signMessage: (input: object) => Promise<readonly [{ readonly signature: Uint8Array }]>
  }
  readonly 'solana:signAndSendTransaction': {
    readonly signAndSendTransaction: (input: object) => Promise<readonly [{ readonly signature: Uint8Array }]>
  }
}
type Wallet = { readonly name: string; readonly accounts: readonly Account[]; readonly features: Features }
type App = ReturnType<typeof createApp>
declare const app: App

/** An app of the Wallet Standard, which loads after the wallets. It runs on the page. */
function createApp() {
  const wallets: Wallet[] = []
  const changes: (readonly string[])[] = []
  const api = { register: (...registered: Wallet[]) => wallets.push(...registered) }
  window.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail: api }))
  const [wallet] = wallets
  if (!wallet) throw new Error('No wallet registered itself.')
  const { features } = wallet
  const addresses = (accounts: readonly Account[] = []) => accounts.map(({ address }) => address)
  features['standard:events'].on('change', ({ accounts }) => changes.push(addresses(accounts)))
  return {
    changes,
    names: () => wallets.map(({ name }) => name),
    accounts: () => addresses(wallet.accounts),
    connect: async (input?: object) =>
      addresses((await features['standard:connect'].connect(input)).accounts),
    async signMessage(text: string) {
      const message = new TextEncoder().encode(text)
      const [account] = wallet.accounts
      const [{ signature }] = await features['solana:signMessage'].signMessage({ account, message })
      return signature.length
    },
    async send(bytes: readonly number[], chain: string) {
      const transaction = Uint8Array.from(bytes)
      const [account] = wallet.accounts
      const { signAndSendTransaction } = features['solana:signAndSendTransaction']
      const [{ signature }] = await signAndSendTransaction({ account, transaction, chain })
      return [...signature]
    },
    async rpc(method: string, params: readonly unknown[]) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('https://api.mainnet.solana.test', { method: 'POST', headers, body })
      return (await response.json()).result
    },
  }
}

const solanaApp = createApp.toString()
