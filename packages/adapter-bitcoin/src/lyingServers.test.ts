import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { createNetwork, fetchEsplora, getAccount } from './chain.fixtures.js'
import { esploraUrl, openPage } from './page.fixtures.js'

const address = getAccount(3).payment.address

beforeAll(async () => {
  await fetchEsplora('/blocks/tip/height')
}, 180_000)

/** Starts a server in front of the real one that changes the unspent outputs, and returns its URL. */
async function startProxy(change: (utxos: string) => string = (utxos) => utxos): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${esploraUrl}${request.url}`)
    const text = await answer.text()
    response.writeHead(answer.status).end(request.url?.endsWith('/utxo') ? change(text) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Servers that disagree are asked again after a delay. */
const clock = {
  now: Date.now,
  setTimeout(callback: () => void, delayMs: number) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

function createReader(http: readonly string[]) {
  onTestFinished(openPage([]).close)
  const network = { ...createNetwork('regtest'), rpcUrls: { default: { http } } }
  const { adapter } = startBitcoinAdapter([network], {}, { clock })
  const caller = { connectorId: 'own', address, network, signal: neverAborted }
  return {
    getBalance: () => adapter.getBalance(caller),
    async readCoins() {
      const facts = await adapter.bitcoin?.readTransfer?.(caller)
      return (facts?.coins ?? []).map(({ txid, vout, value }) => `${txid}:${vout} ${value}`).sort()
    },
  }
}

const addDigit = (utxos: string) => utxos.replaceAll(/"value":(\d+)/g, '"value":1$1')
const hideAll = () => '[]'
const reverse = (utxos: string) => JSON.stringify(JSON.parse(utxos).reverse())

test.each([
  ['more than there is', addDigit],
  ['no coins', hideAll],
])('behavior: a server that reports %s is outvoted: it does not decide what is spent', async (_, change) => {
  const coins = await createReader([esploraUrl]).readCoins()
  expect(coins.length).toBeGreaterThan(0)
  const liar = await startProxy(change)
  expect(await createReader([liar]).readCoins()).not.toEqual(coins)
  const { readCoins } = createReader([liar, await startProxy(reverse), await startProxy()])
  expect(await readCoins()).toEqual(coins)
})

test('error: two servers that disagree: nothing can be sent', async () => {
  const { readCoins } = createReader([await startProxy(addDigit), await startProxy()])
  expect(await getRejection(readCoins())).toMatchObject({ code: 'rpc-request', reason: 'disagreed' })
})

test('behavior: the balance that is shown asks one server', async () => {
  let count = 0
  const counted = (utxos: string) => {
    count += 1
    return utxos
  }
  const urls = [await startProxy(counted), await startProxy(counted), await startProxy(counted)]
  const { getBalance, readCoins } = createReader(urls)
  await getBalance()
  expect(count).toBe(1)
  await readCoins()
  expect(count).toBeGreaterThanOrEqual(3)
})
