import { describe, expect, it } from 'vitest'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { testNetworks } from '../../testing/testNetworks.js'
import type { NetworkRequest } from './askNetwork.js'
import { getBalance } from './getBalance.js'

const [network] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A fake network that responds with `answer`. */
function requestFor(answer: (method: string, params: unknown) => unknown): NetworkRequest {
  return async ({ method, params }) => answer(method, params)
}

function never(): AbortSignal {
  return new AbortController().signal
}

describe('getBalance', () => {
  it('default: reads the latest block, and returns exact base units', async () => {
    const asked: unknown[] = []
    const request = requestFor((method, params) => {
      asked.push([method, params])
      return `0x${'f'.repeat(64)}`
    })
    expect(await getBalance(request, { address, network, signal: never() })).toBe(2n ** 256n - 1n)
    expect(asked).toEqual([['eth_getBalance', [address, 'latest']]])
  })

  it.each([
    ['error: null is not a balance', null],
    ['error: empty text is not a balance', ''],
    ['error: "0x" is not a balance', '0x'],
    ['error: decimal text is not a balance', '1000'],
    ['error: a number is not a balance', 1000],
  ])('%s', async (_, answer) => {
    const balance = getBalance(
      requestFor(() => answer),
      { address, network, signal: never() },
    )
    await expect(balance).rejects.toBeInstanceOf(RpcRequestError)
  })

  it('error: the network fails: keeps its message, and names the network', async () => {
    const request = requestFor(() => {
      throw Object.assign(new Error('header not found'), { code: -32_000 })
    })
    const balance = getBalance(request, { address, network, signal: never() })
    await expect(balance).rejects.toMatchObject({
      code: 'rpc-request',
      details: expect.stringContaining('header not found'),
      message: expect.stringContaining(network.name),
    })
  })
})
