import { describe, expect, test } from 'vitest'
import { RpcRequestError } from '../../foundation/errors/rpc.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { Fetch } from '../../ports/Fetch.js'
import { fakeClock } from '../../testing/fakeClock.js'
import '../rpc/createTransport.js'
import { createLazyTransport } from '../rpc/createLazyTransport.js'
import { quickClock } from '../solana/quickClock.fixtures.js'
import { networks } from './bitcoin.fixtures.js'
import { createEsplora } from './createEsplora.js'

const txid = 'ab'.repeat(32)
const utxo = { txid, vout: 1, value: 5_000, status: { confirmed: true } }

/** A fake server that returns this response to every request. */
function server(answer: unknown, status = 200) {
  const asked: { readonly url: string; readonly method?: string; readonly body?: string }[] = []
  const clock = quickClock()
  const fetch: Fetch = async (url, { signal: _, ...init }) => {
    // The first block, which tells the chain, is not what these tests are about.
    if (url.endsWith('/block-height/0')) return { ok: false, status: 404, text: async () => '' }
    asked.push({ url, ...init })
    const text = async () => (typeof answer === 'string' ? answer : JSON.stringify(answer))
    return { ok: status === 200, status, text }
  }
  return {
    asked,
    clock,
    esplora: createEsplora({
      urls: ['https://e.test/api'],
      network: networks.mainnet,
      loadTransport: createLazyTransport(clock, { fetch, rank: false }),
    }),
  }
}

/** A fake server that never responds. */
function unresponsiveServer() {
  const clock = fakeClock()
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return {
    clock,
    esplora: createEsplora({
      urls: ['https://e.test'],
      network: networks.mainnet,
      loadTransport: createLazyTransport(clock, { fetch, rank: false }),
    }),
  }
}

describe('getUtxos', () => {
  test('default', async () => {
    const { asked, esplora } = server([utxo, { ...utxo, status: { confirmed: false } }])
    const read = { txid, vout: 1, value: 5_000n }
    expect(await esplora.getUtxos('bc1q/?')).toEqual([
      { ...read, confirmed: true },
      { ...read, confirmed: false },
    ])
    expect(asked).toEqual([{ url: 'https://e.test/api/address/bc1q%2F%3F/utxo' }])
  })

  test('behavior: 21 million BTC, exact to the sat', async () => {
    const [all] = await server([{ ...utxo, value: 2_100_000_000_000_000 }]).esplora.getUtxos('a')
    expect(all?.value).toBe(2_100_000_000_000_000n)
  })

  test.each([
    ['invalid JSON', '<html>'],
    ['not a list', {}],
    ['null', null],
    ['an invalid output', [utxo, 7]],
    ['an amount as text', [{ ...utxo, value: '5000' }]],
    ['a fraction of a sat', [{ ...utxo, value: 0.5 }]],
    ['a negative amount', [{ ...utxo, value: -1 }]],
    ['more than the supply', [{ ...utxo, value: 2_100_000_000_000_001 }]],
    ['a negative output index', [{ ...utxo, vout: -1 }]],
    ['an invalid transaction id', [{ ...utxo, txid: 'ab' }]],
  ])('error: %s', async (_, answer) => {
    await expect(server(answer).esplora.getUtxos('a')).rejects.toThrow(RpcRequestError)
  })

  test('error: the server rejects the request, with a reason', async () => {
    const failure = server('Too many history entries', 400).esplora.getUtxos('a')
    await expect(failure).rejects.toThrow(RpcRequestError)
    await expect(failure).rejects.toThrow(/400: Too many/)
  })

  test('error: no response within 10 s', async () => {
    const { clock, esplora } = unresponsiveServer()
    const failure = esplora.getUtxos('a').catch((error: unknown) => error)
    await expect.poll(() => clock.pending).toBeGreaterThan(0)
    // Four requests, and the delays before the last three.
    await clock.advance(4 * 10_000 + 150 + 300 + 600)
    expect(await failure).toMatchObject({ reason: 'unreachable', details: 'No response within 10000 ms.' })
    expect(clock.pending).toBe(0)
  })

  test('error: cancelled', async () => {
    const controller = new AbortController()
    const failure = expect(unresponsiveServer().esplora.getUtxos('a', controller.signal)).rejects.toThrow(
      AbortedError,
    )
    controller.abort()
    await failure
    await expect(unresponsiveServer().esplora.getUtxos('a', AbortSignal.abort())).rejects.toThrow(
      AbortedError,
    )
  })
})

describe('getFeeRate', () => {
  test.each([
    ['the estimate for six blocks', { 1: 30, 3: 20, 6: 12.5, 144: 1 }, 12.5],
    ['otherwise the next slower estimate', { 1: 30, 25: 4 }, 4],
    ['otherwise the slowest estimate', { 1: 30, 2: 20 }, 20],
    ['the minimum relay fee rate if the estimate is lower', { 6: 0.2 }, 1],
    ['the minimum relay fee rate if there is no estimate', {}, 1],
  ])('default: %s', async (_, answer, rate) => {
    expect(await server(answer).esplora.getFeeRate()).toBe(rate)
  })

  test.each([
    ['above the limit', { 6: 1001 }],
    ['nothing', { 6: 0 }],
    ['negative', { 6: -1 }],
    ['a text', { 6: '12' }],
    ['invalid JSON', 'nonsense'],
    ['null', null],
  ])('error: %s', async (_, answer) => {
    await expect(server(answer).esplora.getFeeRate()).rejects.toThrow(RpcRequestError)
  })
})

describe('findTransaction', () => {
  const input = { txid: 'cd'.repeat(32), vout: 2 }
  const found = { txid, vin: [{ ...input, sequence: 1 }], status: { confirmed: false } }

  test('default', async () => {
    const { asked, esplora } = server(found)
    expect(await esplora.findTransaction(txid)).toEqual({ confirmed: false, inputs: [input] })
    expect(asked).toEqual([{ url: `https://e.test/api/tx/${txid}` }])
  })

  test('behavior: null if the server does not know it', async () => {
    expect(await server('Transaction not found', 404).esplora.findTransaction(txid)).toBeNull()
  })

  test.each([
    ['another transaction', { ...found, txid: input.txid }],
    ['no status', { ...found, status: {} }],
    ['an invalid input', { ...found, vin: [{ ...input, vout: -1 }] }],
    ['an input that is none', { ...found, vin: [null] }],
    ['invalid JSON', 'nonsense'],
    ['null', null],
  ])('error: %s', async (_, answer) => {
    await expect(server(answer).esplora.findTransaction(txid)).rejects.toThrow(RpcRequestError)
  })

  test('error: a server that fails does not count as one that does not know it', async () => {
    await expect(server('', 500).esplora.findTransaction(txid)).rejects.toThrow(RpcRequestError)
  })
})

describe('findSpender', () => {
  const output = { txid, vout: 2 }

  test('default', async () => {
    const spender = 'cd'.repeat(32)
    const { asked, esplora } = server({ spent: true, txid: spender, vin: 0 })
    expect(await esplora.findSpender(output)).toBe(spender)
    expect(asked).toEqual([{ url: `https://e.test/api/tx/${txid}/outspend/2` }])
  })

  test('behavior: null if it is not spent, or not known', async () => {
    expect(await server({ spent: false }).esplora.findSpender(output)).toBeNull()
    expect(await server('Transaction not found', 404).esplora.findSpender(output)).toBeNull()
  })

  test.each([
    ['no id', { spent: true }],
    ['an invalid id', { spent: true, txid: 'ab' }],
    ['not whether it is spent', { txid }],
    ['null', null],
  ])('error: %s', async (_, answer) => {
    await expect(server(answer).esplora.findSpender(output)).rejects.toThrow(RpcRequestError)
  })
})

describe('send', () => {
  test('default', async () => {
    const { asked, esplora } = server(`${txid}\n`)
    expect(await esplora.send({ hex: '0200', txid })).toBe(txid)
    expect(asked).toEqual([{ url: 'https://e.test/api/tx', method: 'POST', body: '0200' }])
  })

  test('error: the server returns the id of another transaction', async () => {
    const failure = server('cd'.repeat(32)).esplora.send({ hex: '0200', txid })
    await expect(failure).rejects.toThrow(RpcRequestError)
  })

  test('error: the node rejects the transaction', async () => {
    const failure = server('sendrawtransaction RPC error: dust', 400).esplora.send({ hex: '02', txid })
    await expect(failure).rejects.toThrow(/dust/)
    await expect(failure).rejects.not.toThrow(/may have been sent/)
  })

  test.each([
    ['a gateway time-out', 'Gateway Timeout', 504],
    ['nonsense', '<html>', 200],
  ])('error: %s: the transaction may have been sent, and the error has its id', async (_, answer, status) => {
    const failure = server(answer, status).esplora.send({ hex: '0200', txid })
    await expect(failure).rejects.toThrow(`may have been sent: look for ${txid}`)
  })

  test('error: no response: the transaction may have been sent, and the error has its id', async () => {
    const { clock, esplora } = unresponsiveServer()
    const failure = esplora.send({ hex: '0200', txid }).catch(String)
    await expect.poll(() => clock.pending).toBeGreaterThan(0)
    await clock.advance(4 * 10_000 + 150 + 300 + 600)
    expect(await failure).toContain(`look for ${txid}`)
  })
})

describe('getTransaction', () => {
  test('default', async () => {
    expect(await server('0200').esplora.getTransaction(txid)).toBe('0200')
  })

  test('error: the response is not hex', async () => {
    await expect(server('<html>').esplora.getTransaction(txid)).rejects.toThrow(RpcRequestError)
  })
})
