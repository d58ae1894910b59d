import { createPrivateKey, sign as signBytes } from 'node:crypto'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import type { ConnectSignIn } from '@latchkit/core/ports'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { solana } from './solana.js'
import { createStandardWallet, home, registerWallet } from './wallets.fixtures.js'

const key = Keypair.generate()
const other = Keypair.generate()
const address = key.publicKey.toBase58()
const chain = home.caipNetworkId
const toBytes = (value: string) => new TextEncoder().encode(value)

/** Signs like a wallet: PKCS #8 (RFC 8410). */
function sign(message: Uint8Array, { secretKey } = key): Uint8Array {
  const head = Buffer.from('302e020100300506032b657004220420', 'hex')
  const der = Buffer.concat([head, secretKey.slice(0, 32)])
  return new Uint8Array(
    signBytes(null, message, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })),
  )
}

const toText = (account: string) =>
  `app.example wants you to sign in with your Solana account:\n${account}\n\nSign in.\n\nNonce: 12345678`

type Respond = (wallet: { accounts: Record<string, unknown>[] }) => unknown
type Output = { account: unknown; signedMessage: Uint8Array; signature: Uint8Array }

/** The response of a wallet that authorizes the app and signs the requested text. */
function toOutput(account: unknown, text = toText(address), signature = sign(toBytes(text))): Output[] {
  return [{ account, signedMessage: toBytes(text), signature }]
}

beforeEach(() => void openPage())

/** Creates a wallet that has not authorized the app. `respond` is its `solana:signIn`. */
function setUp(
  respond: Respond | undefined,
  options: {
    readonly name?: string
    readonly keys?: readonly Keypair[]
    readonly isAuthorized?: boolean
  } = {},
) {
  const { name = 'Made', keys = [key], isAuthorized = false } = options
  const made = createStandardWallet({ name, keys })
  const { accounts } = made.wallet
  made.wallet.accounts = []
  const prompts: string[] = []
  const inputs: unknown[] = []
  const disconnect = vi.fn(async () => {})
  made.wallet.features['standard:connect'] = {
    async connect(input?: { readonly silent?: boolean }) {
      if (!input?.silent) prompts.push('connect')
      if (!input?.silent || isAuthorized) made.wallet.accounts = accounts
      return { accounts: made.wallet.accounts }
    },
  }
  made.wallet.features['standard:disconnect'] = { disconnect }
  made.wallet.features['solana:signMessage'] = {
    async signMessage({ message }: { readonly message: Uint8Array }) {
      prompts.push('signMessage')
      return [{ signedMessage: message, signature: sign(message) }]
    },
  }
  if (respond)
    made.wallet.features['solana:signIn'] = {
      async signIn(input: unknown) {
        prompts.push('signIn')
        inputs.push(input)
        return respond(made.wallet)
      },
    }
  const authorize = () => {
    made.wallet.accounts = accounts
    return accounts
  }
  registerWallet(made.wallet)
  const { adapter } = startAdapter(solana(), [home])
  const complete = vi.fn(async (_: Parameters<Message['complete']>[0]) => {})
  const createMessage = vi.fn<ConnectSignIn['createMessage']>(async () => ({ toText, complete }))
  adapter.setSignIn?.({ createMessage })
  const connect = (signal = neverAborted) => adapter.connect({ connectorId: name, chainId: chain, signal })
  const signText = () => adapter.signMessage({ connectorId: name, address, message: toText(address) })
  return { adapter, connect, signText, prompts, inputs, complete, createMessage, disconnect, authorize }
}

type Message = NonNullable<Awaited<ReturnType<ConnectSignIn['createMessage']>>>

/** Responds as a wallet that signs the requested text with its first account. */
const signs: Respond = (wallet) => {
  const account = { address, chains: [chain], features: ['solana:signMessage'] }
  wallet.accounts = [account]
  return toOutput(account)
}

describe('a wallet that connects and signs in with one prompt', () => {
  it('default: signs the message for its account, which the app stores', async () => {
    const { connect, prompts, inputs, complete, createMessage } = setUp(signs)
    expect(await connect()).toMatchObject({ accounts: [{ address }], chainId: chain })
    expect(prompts).toEqual(['signIn'])
    expect(createMessage.mock.calls).toEqual([[chain]])
    // Without an address: the wallet adds that of the account that the user selects.
    expect(inputs).toEqual([{ domain: 'app.example', statement: 'Sign in.', nonce: '12345678' }])
    const signature = base58.encode(sign(toBytes(toText(address))))
    expect(complete.mock.calls).toEqual([[{ address, signature, signal: neverAborted }]])
  })

  it('behavior: a wallet that shows its accounts only in the response', async () => {
    const account = { address, chains: [chain], features: ['solana:signMessage'] }
    const { connect, prompts, complete } = setUp(() => toOutput(account))
    expect(await connect()).toMatchObject({ accounts: [{ address }] })
    expect([prompts, complete.mock.calls.length]).toEqual([['signIn'], 1])
  })

  it('behavior: the account that has signed is the active one', async () => {
    const world = setUp(() => toOutput(world.authorize()[1]), { keys: [other, key] })
    const { accounts } = await world.connect()
    expect(accounts.map((one) => one.address)).toEqual([address, other.publicKey.toBase58()])
    expect(world.complete).toHaveBeenCalledOnce()
  })

  it('error: the user declines, and is not asked twice', async () => {
    const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const { connect, prompts, complete } = setUp(() => Promise.reject(declined))
    expect(await getRejection(connect())).toMatchObject({ code: 'user-rejected' })
    expect([prompts, complete.mock.calls]).toEqual([['signIn'], []])
  })

  it('error: the app refuses the message: the wallet is disconnected', async () => {
    const error = new Error('refused')
    const { connect, complete, disconnect } = setUp(signs)
    complete.mockRejectedValue(error)
    expect(await getRejection(connect())).toMatchObject({ cause: error })
    expect(disconnect).toHaveBeenCalled()
  })

  it('error: cancelled while the wallet prompts: the app does not receive the message', async () => {
    const controller = new AbortController()
    const { connect, complete, disconnect } = setUp((wallet) => {
      controller.abort()
      return signs(wallet)
    })
    expect(await getRejection(connect(controller.signal))).toMatchObject({ code: 'aborted' })
    await expect.poll(() => disconnect.mock.calls.length).toBe(1)
    expect(complete).not.toHaveBeenCalled()
  })
})

describe('a wallet that is connected, and signs in afterwards', () => {
  it.each<[string, Respond]>([
    ['refuses it before it is connected', () => Promise.reject(new Error('Not connected'))],
    ['returns no result', () => []],
    ['returns a malformed account', () => toOutput({ address: 'x' })],
    ['returns no account', () => toOutput(undefined)],
  ])('behavior: %s', async (_, respond) => {
    const { connect, signText, prompts, complete } = setUp(respond)
    expect(await connect()).toMatchObject({ accounts: [{ address }] })
    expect(prompts).toEqual(['signIn', 'connect'])
    expect(complete).not.toHaveBeenCalled()
    await signText()
  })

  it.each<[string, (account: unknown) => unknown]>([
    ['signs JSON', (account) => toOutput(account, '{}')],
    ['signs another nonce', (account) => toOutput(account, toText(address).replace('12345678', '87654321'))],
    ['signs for another account', (account) => toOutput(account, toText(other.publicKey.toBase58()))],
    ['returns an invalid signature', (account) => toOutput(account, toText(address), new Uint8Array(64))],
    [
      'returns the signature of another key',
      (account) => toOutput(account, toText(address), sign(toBytes(toText(address)), other)),
    ],
  ])('behavior: %s: its sign-in screen is not shown again', async (_, respond) => {
    const world = setUp(() => respond(world.authorize()[0]))
    expect(await world.connect()).toMatchObject({ accounts: [{ address }] })
    expect(world.prompts).toEqual(['signIn'])
    expect(world.complete).not.toHaveBeenCalled()
    await world.signText()
    expect(world.prompts).toEqual(['signIn', 'signMessage'])
  })

  it('behavior: an account that the wallet has not authorized has signed', async () => {
    const unauthorized = { address: other.publicKey.toBase58(), chains: [chain], features: [] }
    const text = toText(unauthorized.address)
    const world = setUp(() => {
      world.authorize()
      return toOutput(unauthorized, text, sign(toBytes(text), other))
    })
    expect(await world.connect()).toMatchObject({ accounts: [{ address }] })
    expect(world.complete).not.toHaveBeenCalled()
  })

  it.each([
    ['it has authorized the app', signs, { isAuthorized: true }, []],
    ['it has no solana:signIn', undefined, {}, ['connect']],
    ['it connects first, like MetaMask', signs, { name: 'MetaMask' }, ['connect']],
  ] as const)('behavior: %s', async (_, respond, options, expected) => {
    const { connect, prompts, createMessage } = setUp(respond, options)
    await connect()
    expect(prompts).toEqual(expected)
    expect(createMessage).not.toHaveBeenCalled()
  })

  it.each<[string, Message | undefined]>([
    ['there is no message', undefined],
    ['the wallet could not create its text', { toText: () => 'Hello', complete: async () => {} }],
  ])('behavior: %s', async (_, message) => {
    const { connect, prompts, createMessage } = setUp(signs)
    createMessage.mockResolvedValue(message)
    await connect()
    expect(prompts).toEqual(['connect'])
  })
})
