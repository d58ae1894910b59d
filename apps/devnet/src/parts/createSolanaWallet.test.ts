import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { solanaMalformedAnswers } from '@latchkit/test/source/solanaWallet/solanaMalformedAnswers'
import {
  createSolanaPage,
  SolanaPage,
  verifySignature,
} from '@latchkit/test/source/solanaWallet/solanaWallet.fixtures'
import { getErrorCode } from '@latchkit/test/source/wallet/wallet.fixtures'
import { base58 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SolanaChain } from '../solana/SolanaChain.js'
import { startSolanaChain } from './solanaChain.js'

const [first, second] = solanaAccounts.map(({ address }) => address)
const text = (value: string) => new TextEncoder().encode(value)

async function connected(options?: Parameters<typeof createSolanaPage>[0]) {
  const page = createSolanaPage(options)
  const { accounts } = await page.features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('no account')
  return { page, account, control: page.control(), features: page.features }
}

describe('connect', () => {
  test('default', async () => {
    const page = createSolanaPage()
    const { wallet } = page.control()
    expect(wallet.accounts).toEqual([])
    const { accounts } = await page.features['standard:connect'].connect()
    expect(accounts).toEqual(wallet.accounts)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject({
      address: first,
      chains: expect.arrayContaining(['solana:localnet', solanaCaipNetworkId]),
    })
    expect(base58.encode(accounts[0]?.publicKey ?? new Uint8Array())).toBe(first)
    expect(accounts[0]?.features).toEqual([
      'solana:signMessage',
      'solana:signTransaction',
      'solana:signAndSendTransaction',
    ])
    expect(page.control().prompts).toMatchObject([{ method: 'standard:connect', status: 'approved' }])
  })

  test('behavior: a silent connect succeeds only on an authorized site', async () => {
    const page = createSolanaPage()
    const silently = () => page.features['standard:connect'].connect({ silent: true })
    expect(await silently()).toEqual({ accounts: [] })
    page.control().set({ connected: true })
    expect(page.control().wallet.accounts).toEqual([])
    expect((await silently()).accounts).toMatchObject([{ address: first }])
    page.control().lock()
    expect(await silently()).toEqual({ accounts: [] })
    expect(page.control().prompts).toEqual([])
  })

  test('param: ignoresSilent', async () => {
    const page = createSolanaPage()
    page.control().set({ ignoresSilent: true })
    expect((await page.features['standard:connect'].connect({ silent: true })).accounts).toHaveLength(1)
    expect(page.control().prompts).toMatchObject([{ method: 'standard:connect' }])
  })

  test('behavior: the authorization persists across page loads without a prompt', async () => {
    const { page } = await connected()
    const next = createSolanaPage({}, new SolanaPage('', page.localStorage))
    expect(next.control().wallet.accounts).toEqual([])
    expect((await next.features['standard:connect'].connect({ silent: true })).accounts).toHaveLength(1)
    expect((await next.features['standard:connect'].connect()).accounts).toHaveLength(1)
    expect(next.control().prompts).toEqual([])
  })

  test('behavior: is pending until released', async () => {
    const page = createSolanaPage()
    page.control().set({ answer: 'hang' })
    const answer = page.features['standard:connect'].connect()
    await Promise.resolve()
    expect(page.control().prompts).toMatchObject([{ status: 'open' }])
    page.control().release()
    expect((await answer).accounts).toHaveLength(1)
  })

  test('behavior: waits until the wallet is unlocked', async () => {
    const page = createSolanaPage()
    page.control().lock()
    const answer = page.features['standard:connect'].connect()
    await Promise.resolve()
    page.control().unlock()
    expect((await answer).accounts).toHaveLength(1)
  })

  test('error: rejected', async () => {
    const page = createSolanaPage()
    page.control().set({ answer: 'reject' })
    expect(await getErrorCode(page.features['standard:connect'].connect())).toBe(4001)
    expect(page.control().state.connected).toBe(false)
  })

  test('error: rejects after disconnecting from all chains', async () => {
    const page = createSolanaPage()
    page.control().disconnect()
    expect(await getErrorCode(page.features['standard:connect'].connect())).toBe(4900)
  })

  test('param: errorShape', async () => {
    const page = createSolanaPage()
    page.control().set({ answer: 'reject', errorShape: 'text' })
    await expect(page.features['standard:connect'].connect()).rejects.toBe('The request was rejected.')
  })

  test.each(Object.keys(solanaMalformedAnswers).filter((name) => name.startsWith('accounts')))(
    'param: malformed %s',
    async (name) => {
      const malformed = solanaMalformedAnswers[name as keyof typeof solanaMalformedAnswers]
      const page = createSolanaPage()
      page.control().set({ malformed })
      expect(await page.features['standard:connect'].connect()).toEqual(malformed['standard:connect'])
      expect(page.control().wallet.accounts).toEqual(malformed.accounts)
    },
  )
})

describe('events', () => {
  async function recordChanges() {
    const world = await connected()
    const addresses: unknown[] = []
    const off = world.features['standard:events'].on('change', ({ accounts }) =>
      addresses.push(accounts.map(({ address }) => address)),
    )
    return { ...world, addresses, off }
  }

  test('default', async () => {
    const { control, addresses, features, off } = await recordChanges()
    expect(control.listeners).toBe(1)
    control.switchAccount(1)
    control.lock()
    control.unlock()
    control.set({ shares: 'all' })
    control.set({ delayMs: 0 })
    control.disconnect()
    control.reconnect()
    control.forget()
    expect(addresses).toEqual([[second], [], [second], [second, first], [], [second, first], []])
    off()
    await features['standard:connect'].connect()
    expect(addresses).toHaveLength(7)
    expect(control.listeners).toBe(0)
  })

  test('behavior: the app disconnects, and the site stays authorized', async () => {
    const { control, addresses, features } = await recordChanges()
    await features['standard:disconnect'].disconnect()
    expect(addresses).toEqual([[]])
    expect(control.wallet.accounts).toEqual([])
    expect(control.state.connected).toBe(true)
  })

  test('param: silent', async () => {
    const { control, addresses } = await recordChanges()
    control.set({ silent: true })
    control.switchAccount(1)
    expect(addresses).toEqual([])
    expect(control.wallet.accounts).toMatchObject([{ address: second }])
  })
})

describe('messages', () => {
  test('default', async () => {
    const { features, account } = await connected()
    const message = text('grüß dich')
    const [output] = await features['solana:signMessage'].signMessage({ account, message })
    expect(output?.signedMessage).toEqual(message)
    expect(verifySignature(account.address, message, output?.signature)).toBe(true)
    expect(verifySignature(account.address, text('gruß dich'), output?.signature)).toBe(false)
  })

  test('behavior: signs several inputs with one prompt', async () => {
    const { features, account, control } = await connected()
    const inputs = ['a', 'b'].map((each) => ({ account, message: text(each) }))
    const outputs = await features['solana:signMessage'].signMessage(...inputs)
    expect(
      outputs.map(({ signature }, at) =>
        verifySignature(account.address, inputs[at]?.message ?? text(''), signature),
      ),
    ).toEqual([true, true])
    expect(control.prompts.filter(({ method }) => method === 'solana:signMessage')).toHaveLength(1)
  })

  test('error: an account that is not authorized', async () => {
    const { features, account } = await connected()
    expect(
      await getErrorCode(
        features['solana:signMessage'].signMessage({
          account: { ...account, address: second },
          message: text(''),
        }),
      ),
    ).toBe(4100)
  })

  test('error: a message that is a transaction', async () => {
    const { features, account, control } = await connected()
    const transaction = new Transaction({
      feePayer: new PublicKey(account.address),
      recentBlockhash: PublicKey.default.toBase58(),
    })
    transaction.add(
      SystemProgram.transfer({
        fromPubkey: new PublicKey(account.address),
        toPubkey: PublicKey.default,
        lamports: 1,
      }),
    )
    const message = Uint8Array.from(transaction.serializeMessage())
    expect(await getErrorCode(features['solana:signMessage'].signMessage({ account, message }))).toBe(-32602)
    expect(control.prompts).toHaveLength(1)
  })

  test.each([{}, { account: {} }, { account: { address: first }, message: 'text' }])(
    'error: %j',
    async (input) => {
      const { features } = await connected()
      expect(await getErrorCode(features['solana:signMessage'].signMessage(input))).toBe(-32602)
    },
  )

  test('error: rejected', async () => {
    const { features, account, control } = await connected()
    control.set({ answer: { 'solana:signMessage': 'reject' } })
    expect(
      await getErrorCode(features['solana:signMessage'].signMessage({ account, message: text('') })),
    ).toBe(4001)
  })

  test('param: malformed', async () => {
    const { features, account, control } = await connected()
    control.set({ malformed: solanaMalformedAnswers.signatureMissing })
    expect(await features['solana:signMessage'].signMessage({ account, message: text('') })).toEqual([])
  })
})

describe('transactions', () => {
  let chain: SolanaChain
  let connection: Connection
  beforeAll(async () => {
    chain = await startSolanaChain()
    connection = new Connection(chain.rpcUrl, 'confirmed')
  })
  afterAll(() => chain.stop())

  async function world() {
    const found = await connected({ rpcUrl: chain.rpcUrl })
    const from = new PublicKey(found.account.address)
    const to = Keypair.generate().publicKey
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 1_000_000 })
    const legacy = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(transfer)
    const message = new TransactionMessage({
      payerKey: from,
      recentBlockhash: blockhash,
      instructions: [transfer],
    })
    return {
      ...found,
      to,
      // A Buffer, as web3.js returns it.
      legacy: legacy.serialize({ requireAllSignatures: false }),
      v0: new VersionedTransaction(message.compileToV0Message()).serialize(),
    }
  }

  test.each(['legacy', 'v0'] as const)('default: %s', async (kind) => {
    const { features, account, to, ...transactions } = await world()
    const [output] = await features['solana:signTransaction'].signTransaction({
      account,
      transaction: transactions[kind],
      chain: 'solana:localnet',
    })
    await connection.sendRawTransaction(output?.signedTransaction ?? text(''))
    expect(await connection.getBalance(to)).toBe(1_000_000)
  })

  test('behavior: keeps the signature of another signer', async () => {
    const { features, account } = await world()
    const payer = Keypair.generate()
    await connection.requestAirdrop(payer.publicKey, 10_000_000)
    const from = new PublicKey(account.address)
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash })
    transaction.add(SystemProgram.transfer({ fromPubkey: from, toPubkey: payer.publicKey, lamports: 7 }))
    transaction.partialSign(payer)
    const bytes = Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
    const [output] = await features['solana:signTransaction'].signTransaction({ account, transaction: bytes })
    await connection.sendRawTransaction(output?.signedTransaction ?? text(''))
    expect(await connection.getBalance(payer.publicKey)).toBe(10_000_000 - 10_000 + 7)
  })

  test.each(['solana:localnet', solanaCaipNetworkId])('behavior: sends on %s', async (network) => {
    const { features, account, to, v0 } = await world()
    const [output] = await features['solana:signAndSendTransaction'].signAndSendTransaction({
      account,
      transaction: v0,
      chain: network,
      options: { commitment: 'confirmed', skipPreflight: true },
    })
    expect(output?.signature).toHaveLength(64)
    const { value } = await connection.getSignatureStatus(base58.encode(output?.signature ?? text('')))
    expect(value?.err).toBeNull()
    expect(await connection.getBalance(to)).toBe(1_000_000)
  })

  test.each([
    ['solana:mainnet', 4901],
    ['eip155:1', -32602],
  ])('error: sends nothing on %s', async (network, code) => {
    const { features, account, to, v0 } = await world()
    expect(
      await getErrorCode(
        features['solana:signAndSendTransaction'].signAndSendTransaction({
          account,
          transaction: v0,
          chain: network,
        }),
      ),
    ).toBe(code)
    expect(await connection.getBalance(to)).toBe(0)
  })

  test('error: an error of the node', async () => {
    const { features, account, v0 } = await world()
    chain.advance(151)
    expect(
      await getErrorCode(
        features['solana:signAndSendTransaction'].signAndSendTransaction({
          account,
          transaction: v0,
          chain: 'solana:localnet',
        }),
      ),
    ).toBe(-32002)
  })

  test('error: a transaction of another signer', async () => {
    const { features, page, v0 } = await world()
    page.control().switchAccount(1)
    const [account] = page.control().wallet.accounts
    expect(
      await getErrorCode(features['solana:signTransaction'].signTransaction({ account, transaction: v0 })),
    ).toBe(-32602)
  })

  test('error: a rejected request sends nothing', async () => {
    const { features, account, to, v0, control } = await world()
    control.set({ answer: 'reject' })
    const input = { account, transaction: v0, chain: 'solana:localnet' }
    expect(await getErrorCode(features['solana:signTransaction'].signTransaction(input))).toBe(4001)
    expect(await getErrorCode(features['solana:signAndSendTransaction'].signAndSendTransaction(input))).toBe(
      4001,
    )
    expect(await connection.getBalance(to)).toBe(0)
  })

  test('error: a malformed transaction', async () => {
    const { features, account, control } = await world()
    expect(
      await getErrorCode(
        features['solana:signTransaction'].signTransaction({ account, transaction: new Uint8Array(3) }),
      ),
    ).toBe(-32602)
    expect(control.prompts).toHaveLength(1)
  })
})
