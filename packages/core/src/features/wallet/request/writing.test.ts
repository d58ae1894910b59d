import { describe, expect, test } from 'vitest'
import { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import { NotConnectedError, SessionChangedError } from '../../../foundation/errors/request.js'
import { InvalidTypedDataError } from '../../../foundation/errors/typedData.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeSignature } from '../../../testing/fakeSignature.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { solana } from '../network/network.fixtures.js'
import { cancelRequest } from './cancelRequest.js'
import { sendTransaction } from './evm/sendTransaction.js'
import { signTypedData } from './evm/signTypedData.js'
import { signMessage } from './signMessage.js'

const [home, other] = testNetworks
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function setUp() {
  const evm = fakeAdapter({ wallets: [{ id: 'io.evm' }] })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'io.sol' }] })
  const test = createTestKit({ networks: [home, other, solana], adapters: [evm, sol] })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.sol' })
  await connect(test.kit, { connectorId: 'io.evm' })
  const wallet = evm.wallet('io.evm')
  const sign = (text: string) => fakeSignature(wallet.accounts[0], new TextEncoder().encode(text))
  return { ...test, wallet, solana: sol.wallet('io.sol'), sign, sent: evm.evm?.sent, signed: evm.evm?.signed }
}

describe('signMessage', () => {
  test('default', async () => {
    const { kit, sign } = await setUp()
    expect(await signMessage(kit, { message: 'hello' })).toBe(sign('hello'))
    expect(kit.getState().request?.eip155).toEqual({ status: 'idle' })
  })

  test('behavior: installs the queue on first use', async () => {
    const { kit } = await setUp()
    expect(kit.getState().request).toBeUndefined()
    await signMessage(kit, { message: 'hello' })
    expect(Object.keys(kit.getState().request ?? {})).toEqual(['eip155', 'solana'])
  })

  test('param: namespace', async () => {
    const { kit, solana } = await setUp()
    const signature = await signMessage(kit, { message: 'hello', namespace: 'solana' })
    expect(signature).toBe(fakeSignature(solana.accounts[0], new TextEncoder().encode('hello')))
  })

  test('param: message in bytes, copied when the action is called', async () => {
    const { kit, wallet, sign } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const message = Buffer.from('hello')
    const second = signMessage(kit, { message })
    message.fill(0)
    wallet.approve()
    await first
    wallet.approve()
    expect(await second).toBe(sign('hello'))
  })

  test('param: signal cancels a queued request and a sent one', async () => {
    const { kit, wallet, sign, facts } = await setUp()
    wallet.behavior = 'hangs'
    const [asked, queued] = [new AbortController(), new AbortController()]
    const first = signMessage(kit, { message: 'first', signal: asked.signal })
    const second = signMessage(kit, { message: 'second', signal: queued.signal })
    queued.abort()
    await expect(second).rejects.toThrow(AbortedError)
    asked.abort()
    await expect(first).rejects.toThrow(AbortedError)
    await expect(signMessage(kit, { message: 'third', signal: AbortSignal.abort() })).rejects.toThrow(
      AbortedError,
    )
    expect(wallet.prompts).toBe(2)
    wallet.approve()
    await nextMacrotask()
    const late = facts.filter(({ type }) => type === 'lateResponse')
    expect(late).toMatchObject([{ feature: 'request', namespace: 'eip155', result: sign('first') }])
    expect(kit.getState().snackbar).toMatchObject({ snackbar: { variant: 'success' } })
  })

  test('behavior: sends one request at a time, in the order of the calls', async () => {
    const { kit, wallet, sign } = await setUp()
    wallet.behavior = 'hangs'
    const before = wallet.prompts
    const responses = ['one', 'two', 'three'].map((message) => signMessage(kit, { message }))
    for (const asked of [1, 2, 3]) {
      await nextMacrotask()
      expect(wallet.prompts - before).toBe(asked)
      wallet.approve()
    }
    expect(await Promise.all(responses)).toEqual([sign('one'), sign('two'), sign('three')])
  })

  test('behavior: each namespace has its own queue', async () => {
    const { kit, wallet, sign } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    expect(await signMessage(kit, { message: 'second', namespace: 'solana' })).toMatch(/^0x/)
    expect(kit.getState().request?.eip155?.status).toBe('writing')
    wallet.approve()
    expect(await first).toBe(sign('first'))
  })

  test('behavior: cancelRequest: a wallet that never responds no longer blocks the queue', async () => {
    const { kit, wallet, sign } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    await nextMacrotask()
    wallet.behavior = 'approves'
    const second = signMessage(kit, { message: 'second' })
    await cancelRequest(kit)
    await expect(first).rejects.toThrow(AbortedError)
    expect(await second).toBe(sign('second'))
    await cancelRequest(kit)
  })

  test('error: the user declines, and the next request is sent', async () => {
    const { kit, wallet, sign } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const second = signMessage(kit, { message: 'second' })
    wallet.reject()
    await expect(first).rejects.toThrow(UserRejectedError)
    wallet.approve()
    expect(await second).toBe(sign('second'))
  })

  test('error: the wallet fails', async () => {
    const { kit, wallet } = await setUp()
    wallet.behavior = 'fails'
    await expect(signMessage(kit, { message: 'hello' })).rejects.toThrow(WalletRequestError)
  })

  test('error: account or chain changed before the queue reaches the request', async () => {
    for (const changed of ['account', 'chain'] as const) {
      const { kit, wallet } = await setUp()
      wallet.behavior = 'hangs'
      const first = signMessage(kit, { message: 'first' })
      const second = signMessage(kit, { message: 'second' })
      const asked = wallet.prompts
      if (changed === 'account') wallet.switchAccount(to)
      else wallet.switchChain(other.caipNetworkId)
      wallet.approve()
      await first
      await expect(second).rejects.toThrow(SessionChangedError)
      await expect(second).rejects.toMatchObject({ changed })
      expect(wallet.prompts).toBe(asked)
    }
  })

  test('error: no wallet is connected', async () => {
    const { kit } = await setUp()
    await disconnect(kit)
    await expect(signMessage(kit, { message: 'hello' })).rejects.toThrow(NotConnectedError)
    await expect(signMessage(kit, { message: 'hello', namespace: 'bip122' })).rejects.toThrow(
      NotConnectedError,
    )
  })

  test('error: the kit is destroyed', async () => {
    const { kit, wallet } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const second = signMessage(kit, { message: 'second' })
    kit.destroy()
    await expect(first).rejects.toThrow(AbortedError)
    await expect(second).rejects.toThrow(AbortedError)
    const asked = wallet.prompts
    wallet.approve()
    await nextMacrotask()
    // A cancelled request is not sent to the wallet.
    expect(wallet.prompts).toBe(asked)
  })
})

describe('signTypedData', () => {
  const typedData = {
    domain: { name: 'Mail', chainId: 31337 },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    message: { contents: 'Hello' },
  }

  test('default', async () => {
    const { kit, signed } = await setUp()
    expect(await signTypedData(kit, typedData)).toMatch(/^0x0+1$/)
    expect(signed).toEqual([typedData])
  })

  test('behavior: signs a copy of the parameters, made when the action was called', async () => {
    const { kit, wallet, signed } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const mine = structuredClone(typedData)
    const second = signTypedData(kit, mine)
    mine.message.contents = 'Give me everything'
    wallet.approve()
    await first
    wallet.approve()
    await second
    expect(signed).toEqual([typedData])
  })

  test('param: signal', async () => {
    const { kit } = await setUp()
    await expect(signTypedData(kit, { ...typedData, signal: AbortSignal.abort() })).rejects.toThrow(
      AbortedError,
    )
  })

  test('error: rejects typed data of another chain without a wallet request', async () => {
    const { kit, wallet, signed } = await setUp()
    const before = wallet.prompts
    const domain = { name: 'Mail', chainId: 1 }
    await expect(signTypedData(kit, { ...typedData, domain })).rejects.toThrow(
      '"domain.chainId" must be 31337, the chain of the connected session, got 1',
    )
    expect(signed).toEqual([])
    expect(wallet.prompts).toBe(before)
  })

  test('error: invalid typed data', async () => {
    const { kit, signed } = await setUp()
    await expect(signTypedData(kit, { ...typedData, primaryType: 'Letter' })).rejects.toThrow(
      InvalidTypedDataError,
    )
    expect(signed).toEqual([])
  })
})

describe('sendTransaction', () => {
  test('default', async () => {
    const { kit, wallet, sent } = await setUp()
    const hash = await sendTransaction(kit, { to, value: 5n })
    expect(sent).toEqual([
      { hash, address: wallet.accounts[0], chainId: home.caipNetworkId, transaction: { to, value: 5n } },
    ])
  })

  test('behavior: sends a copy of the parameters, made when the action was called', async () => {
    const { kit, wallet, sent } = await setUp()
    wallet.behavior = 'hangs'
    const first = signMessage(kit, { message: 'first' })
    const transaction: { to: typeof to; value: bigint } = { to, value: 5n }
    const second = sendTransaction(kit, transaction)
    transaction.value = 5_000n
    wallet.approve()
    await first
    wallet.approve()
    await second
    expect(sent?.[0]?.transaction).toEqual({ to, value: 5n })
  })

  test('param: signal', async () => {
    const { kit, sent } = await setUp()
    await expect(sendTransaction(kit, { to, signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
    expect(sent).toEqual([])
  })

  test('error: rejects an invalid transaction without a wallet request', async () => {
    const { kit, wallet } = await setUp()
    const before = wallet.prompts
    await expect(sendTransaction(kit, { to, gasPrice: 1n, maxFeePerGas: 1n })).rejects.toThrow(
      InvalidTransactionError,
    )
    expect(wallet.prompts).toBe(before)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, wallet, sent } = await setUp()
    wallet.switchChain('eip155:1')
    await expect(sendTransaction(kit, { to })).rejects.toMatchObject({ code: 'network-not-found' })
    expect(sent).toEqual([])
  })
})
