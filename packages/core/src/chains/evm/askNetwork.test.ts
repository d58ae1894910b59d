import { describe, expect, test } from 'vitest'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { AbortedError, UserRejectedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { askNetwork } from './askNetwork.js'
import { askWallet } from './askWallet.js'

const [network] = testNetworks
const method = 'eth_gasPrice'
const open = () => ({ network, method, signal: new AbortController().signal })

describe('askNetwork', () => {
  test('default: returns the response unchanged', async () => {
    const answer = { gasPrice: '0x1' }
    expect(await askNetwork(open(), async () => answer)).toBe(answer)
  })

  test('error: an error becomes RpcRequestError with the method, the network and the server’s message', async () => {
    const cause = new Error('header not found')
    const failure = askNetwork(open(), () => Promise.reject(cause))
    await expect(failure).rejects.toBeInstanceOf(RpcRequestError)
    await expect(failure).rejects.toMatchObject({ details: 'header not found', cause })
    await expect(failure).rejects.toThrow(method)
    await expect(failure).rejects.toThrow(network.name)
  })

  test.each(['text', 7, null, { code: -32_000, message: 'No.' }])(
    'error: a thrown %j has no message that can be trusted',
    async (cause) => {
      await expect(askNetwork(open(), () => Promise.reject(cause))).rejects.toMatchObject({
        code: 'rpc-request',
        details: undefined,
      })
    },
  )

  test('error: an error that is thrown synchronously', async () => {
    const broken = () => {
      throw new TypeError('Boom.')
    }
    await expect(askNetwork(open(), broken)).rejects.toMatchObject({ code: 'rpc-request', details: 'Boom.' })
  })

  test('behavior: a LatchkitError stays unchanged', async () => {
    const own = new UserRejectedError()
    await expect(askNetwork(open(), () => Promise.reject(own))).rejects.toBe(own)
  })

  test('error: rejects as soon as the signal aborts, also if the response comes later', async () => {
    const controller = new AbortController()
    let resolve = (_: string) => {}
    const late = new Promise<string>((settle) => {
      resolve = settle
    })
    const failure = askNetwork({ network, method, signal: controller.signal }, () => late)
    const check = expect(failure).rejects.toBeInstanceOf(AbortedError)
    controller.abort()
    await check
    resolve('late')
    await expect(failure).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: aborted before the request', async () => {
    const subject = { network, method, signal: AbortSignal.abort() }
    await expect(askNetwork(subject, async () => 1)).rejects.toBeInstanceOf(AbortedError)
  })
})

describe('askWallet', () => {
  const subject = { method: 'personal_sign', connectorId: 'io.alpha' }

  test('default: returns the response unchanged', async () => {
    expect(await askWallet(subject, async () => '0x12')).toBe('0x12')
  })

  test.each([
    ['a rejection', { code: 4001, message: 'No.' }, UserRejectedError],
    ['another error', { code: -32_002, message: 'Pending.' }, WalletRequestError],
    ['an error that is thrown synchronously', new Error('Boom.'), WalletRequestError],
  ])('error: %s', async (_, cause, expected) => {
    const work = () => {
      throw cause
    }
    await expect(askWallet(subject, work)).rejects.toBeInstanceOf(expected)
    await expect(askWallet(subject, () => Promise.reject(cause))).rejects.toMatchObject({ cause })
  })
})
