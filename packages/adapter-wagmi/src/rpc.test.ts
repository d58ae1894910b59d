import { AbortedError, ReceiptTimeoutError, RpcRequestError } from '@latchkit/core'
import { fakeClock, testNetworks, turn } from '@latchkit/core/testing'
import { type Config, createConfig } from '@wagmi/core'
import { custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { getBalance, getReceipt, readContract } from './rpc.js'
import { waitForReceipt } from './waitForReceipt.js'

const [network] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'12'.repeat(32)}` as const
const mined = { status: '0x1', blockNumber: '0x10', gasUsed: '0x5208', transactionHash: hash }

/** A config whose network answers as `answer` does. */
function configFor(answer: (method: string, params: unknown) => unknown): Config {
  const chain = { ...network, id: 31337 }
  const request = async ({ method, params }: { method: string; params?: unknown }) => answer(method, params)
  return createConfig({
    chains: [chain],
    transports: { [chain.id]: custom({ request }, { retryCount: 0 }) },
    storage: null,
  })
}

function never(): AbortSignal {
  return new AbortController().signal
}

describe('getBalance', () => {
  it('default: asks for the newest block, and answers base units to the last', async () => {
    const asked: unknown[] = []
    const config = configFor((method, params) => {
      asked.push([method, params])
      return `0x${'f'.repeat(64)}`
    })
    expect(await getBalance(config, { address, network, signal: never() })).toBe(2n ** 256n - 1n)
    expect(asked).toEqual([['eth_getBalance', [address, 'latest']]])
  })

  it.each([
    ['error: null is no balance', null],
    ['error: empty text is no balance', ''],
    ['error: "0x" is no balance', '0x'],
    ['error: decimal text is no balance', '1000'],
    ['error: a number is no balance', 1000],
  ])('%s', async (_, answer) => {
    const balance = getBalance(
      configFor(() => answer),
      { address, network, signal: never() },
    )
    await expect(balance).rejects.toBeInstanceOf(RpcRequestError)
  })

  it('error: the network fails: its words are kept, and it is named', async () => {
    const config = configFor(() => {
      throw Object.assign(new Error('header not found'), { code: -32_000 })
    })
    const balance = getBalance(config, { address, network, signal: never() })
    await expect(balance).rejects.toMatchObject({
      code: 'rpc-request',
      details: expect.stringContaining('header not found'),
      message: expect.stringContaining(network.name),
    })
  })
})

describe('getReceipt', () => {
  it.each([
    ['default: mined', mined, { hash, status: 'success', blockNumber: 16n, gasUsed: 21_000n }],
    [
      'behavior: mined, and failed',
      { ...mined, status: '0x0' },
      { hash, status: 'reverted', blockNumber: 16n, gasUsed: 21_000n },
    ],
    ['behavior: unknown', null, null],
    ['behavior: not in a block yet', { ...mined, blockNumber: null }, null],
  ])('%s', async (_, answer, expected) => {
    expect(
      await getReceipt(
        configFor(() => answer),
        { hash, network, signal: never() },
      ),
    ).toEqual(expected)
  })

  it('error: a receipt that is none', async () => {
    const receipt = getReceipt(
      configFor(() => ({ ...mined, status: 'ok' })),
      { hash, network, signal: never() },
    )
    await expect(receipt).rejects.toBeInstanceOf(RpcRequestError)
  })
})

describe('readContract', () => {
  const abi = [
    {
      type: 'function',
      name: 'decimals',
      stateMutability: 'view',
      inputs: [],
      outputs: [{ name: '', type: 'uint8' }],
    },
  ] as const

  it('default: decoded by the ABI', async () => {
    const config = configFor(() => `0x${'6'.padStart(64, '0')}`)
    expect(await readContract(config, { network, address, abi, functionName: 'decimals' })).toBe(6)
  })

  it('error: a function that the ABI does not have', async () => {
    const reading = readContract(
      configFor(() => '0x'),
      { network, address, abi, functionName: 'symbol' },
    )
    await expect(reading).rejects.toBeInstanceOf(RpcRequestError)
  })

  it('param: signal', async () => {
    const tryOut = new AbortController()
    const { signal } = tryOut
    const config = configFor(() => new Promise(() => {}))
    const reading = readContract(config, { network, address, abi, functionName: 'decimals', signal })
    tryOut.abort()
    await expect(reading).rejects.toBeInstanceOf(AbortedError)
  })
})

describe('waitForReceipt', () => {
  it('default: asks every second until the transaction is mined, and leaves no timer', async () => {
    const clock = fakeClock(0)
    const askedAt: number[] = []
    const config = configFor(() => {
      askedAt.push(clock.now())
      return askedAt.length < 3 ? null : mined
    })
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    await clock.advance(2_000)
    expect(await receipt).toMatchObject({ hash, status: 'success' })
    expect(askedAt).toEqual([0, 1_000, 2_000])
    expect(clock.pending).toBe(0)
  })

  it('behavior: one bad answer is not the end', async () => {
    const clock = fakeClock()
    let calls = 0
    const config = configFor(() => {
      calls += 1
      if (calls === 1) throw new Error('The network hiccuped.')
      return mined
    })
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    await clock.advance(1_000)
    expect(await receipt).toMatchObject({ status: 'success' })
  })

  it('error: not mined in time, on the instance’s clock; the network’s last error is the cause', async () => {
    const clock = fakeClock()
    const config = configFor(() => {
      throw new Error('Boom.')
    })
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    const failure = expect(receipt).rejects.toBeInstanceOf(ReceiptTimeoutError)
    const cause = expect(receipt).rejects.toMatchObject({ cause: expect.any(RpcRequestError) })
    await clock.advance(24_999)
    expect(clock.pending).toBe(2)
    await clock.advance(1)
    await Promise.all([failure, cause])
    expect(clock.pending).toBe(0)
  })

  it('error: a question that is never answered does not outlast the time', async () => {
    const clock = fakeClock()
    const config = configFor(() => new Promise(() => {}))
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal: never() })
    const failure = expect(receipt).rejects.toBeInstanceOf(ReceiptTimeoutError)
    await clock.advance(25_000)
    await failure
    await turn()
    expect(clock.pending).toBe(0)
  })

  it('error: called off, it asks no more', async () => {
    const clock = fakeClock()
    const tryOut = new AbortController()
    let calls = 0
    const config = configFor(() => {
      calls += 1
      return null
    })
    const { signal } = tryOut
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal })
    const failure = expect(receipt).rejects.toBeInstanceOf(AbortedError)
    await clock.advance(1_000)
    tryOut.abort()
    await failure
    expect(clock.pending).toBe(0)
    expect(calls).toBe(2)
  })

  it('error: called off before it began, it asks nothing', async () => {
    const clock = fakeClock()
    const config = configFor(() => mined)
    const signal = AbortSignal.abort()
    const receipt = waitForReceipt(config, clock, { hash, network, timeoutMs: 25_000, signal })
    await expect(receipt).rejects.toBeInstanceOf(AbortedError)
    expect(clock.pending).toBe(0)
  })
})
