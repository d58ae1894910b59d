import { once } from 'node:events'
import { connect } from 'node:net'
import { bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { harbor } from '@latchkit/test/source/wallet/wallets'
import { createPublicClient, erc20Abi, formatEther, http, webSocket } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multicall3Address } from './contracts/deployContracts.js'
import { DevnetError } from './foundation/DevnetError.js'
import { freePort } from './foundation/freePort.js'
import { type Devnet, startDevnet } from './startDevnet.js'

describe('a running devnet', () => {
  let devnet: Devnet
  beforeAll(async () => {
    devnet = await startDevnet()
  })
  afterAll(() => devnet.stop())

  const client = (chain: number) => createPublicClient({ transport: http(devnet.chains[chain]?.rpcUrl) })

  test('default', async () => {
    expect(devnet.chains.map(({ id, name }) => [id, name])).toEqual([
      [31337, 'Devnet 31337'],
      [31338, 'Devnet 31338'],
    ])
    expect(await client(0).getChainId()).toBe(31337)
    expect(await client(1).getChainId()).toBe(31338)
  })

  test('behavior: the chains also speak WebSocket', async () => {
    const { socketClient } = {
      socketClient: createPublicClient({ transport: webSocket(devnet.chains[1]?.wsUrl) }),
    }
    expect(await socketClient.getChainId()).toBe(31338)
    const rpc = await socketClient.transport.getRpcClient()
    rpc.close()
  })

  test('behavior: the accounts match their keys and are funded', async () => {
    expect(devnet.accounts).toHaveLength(10)
    for (const { address, privateKey } of devnet.accounts) {
      expect(privateKeyToAddress(privateKey)).toBe(address)
      const balance = formatEther(await client(1).getBalance({ address }))
      expect(Math.ceil(Number(balance))).toBe(10_000)
    }
    expect(await client(0).getTransactionCount({ address: accounts[0]?.address ?? '0x' })).toBe(0)
  })

  test.each([0, 1])('behavior: the tokens of chain %i are readable through Multicall3', async (chain) => {
    const [holder] = devnet.accounts
    const read = devnet.tokens.flatMap(({ address }) => [
      { address, abi: erc20Abi, functionName: 'symbol' } as const,
      { address, abi: erc20Abi, functionName: 'name' } as const,
      { address, abi: erc20Abi, functionName: 'decimals' } as const,
      { address, abi: erc20Abi, functionName: 'balanceOf', args: [holder?.address ?? '0x'] } as const,
    ])
    const answers = await client(chain).multicall({
      contracts: read,
      multicallAddress: multicall3Address,
      allowFailure: false,
    })
    const facts = devnet.tokens.flatMap(({ symbol, name, decimals, balance }) => [
      symbol,
      name,
      decimals,
      balance,
    ])
    expect(answers).toEqual(facts)
    expect(devnet.tokens.map(({ decimals }) => decimals)).toEqual([6, 18, 0])
  })

  test('behavior: serves the wallet script with CORS for any origin', async () => {
    const response = await fetch(devnet.wallets.url)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await response.text()).toBe(devnet.wallets.script)
  })

  test('behavior: serves a description of itself', async () => {
    const description = await (await fetch(devnet.url)).json()
    expect(description).toMatchObject({
      chains: devnet.chains.map(({ id, rpcUrl }) => ({ id, rpcUrl })),
      tokens: [{ symbol: 'TUSD', balance: '25000000000' }, {}, {}],
    })
  })

  test.each(['/', '/toString', '/wallets'])('error: %s is not found', async (path) => {
    const response = await fetch(new URL(path, devnet.url))
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found. Available: /wallets.js, /devnet.json')
  })

  test('behavior: a second devnet is independent', async () => {
    const second = await startDevnet({ chainIds: [31337] })
    expect(second.chains[0]?.rpcUrl).not.toBe(devnet.chains[0]?.rpcUrl)
    await second.stop()
    expect(await client(0).getChainId()).toBe(31337)
  })

  test('error: the port of a chain is in use', async () => {
    const port = Number(new URL(devnet.chains[0]?.rpcUrl ?? '').port)
    await expect(startDevnet({ chainIds: [5], evmPort: port })).rejects.toThrow(
      new DevnetError(
        `Port ${port} (for chain 5) is already in use: stop what uses it, or choose another port.`,
      ),
    )
  })

  test('error: a wallet script port in use stops the chains', async () => {
    const evmPort = await freePort()
    const walletPort = Number(new URL(devnet.url).port)
    await expect(startDevnet({ chainIds: [5], evmPort, walletPort })).rejects.toThrow(
      new DevnetError(
        `Port ${walletPort} (for the wallet script) is already in use: stop what uses it, or choose another port.`,
      ),
    )
    await expectRefused(evmPort)
  })
})

test('behavior: stop releases everything and can be called twice', async () => {
  const { chains, url, stop } = await startDevnet()
  const keptOpen = connect(Number(new URL(url).port), '127.0.0.1')
  await once(keptOpen, 'connect')
  await Promise.all([stop(), stop()])
  for (const { pid } of chains) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  for (const address of [...chains.map(({ rpcUrl }) => rpcUrl), url])
    await expectRefused(Number(new URL(address).port))
})

test('param: solana, bitcoin', async () => {
  const devnet = await startDevnet({ chainIds: [31337], solana: true, bitcoin: true })
  const { solana, bitcoin, url, wallets, stop } = devnet
  if (!solana || !bitcoin) throw new Error('not started')
  const health = await fetch(`${solana.rpcUrl}/health`)
  expect(await health.text()).toBe('ok')
  expect(await (await fetch(`${bitcoin.esploraUrl}/blocks/tip/height`)).text()).toBe('118')
  expect(await (await fetch(url)).json()).toMatchObject({
    solana: {
      rpcUrl: solana.rpcUrl,
      accounts: solanaAccounts,
      tokens: [{ symbol: 'TUSD', balance: '25000000000' }],
    },
    bitcoin: { esploraUrl: bitcoin.esploraUrl, accounts: bitcoinAccounts },
  })
  for (const name of ['harbor', 'twin', 'lagoon', 'ingot', 'satchel', 'minnow', 'orchard', 'saddle'])
    expect(wallets.script).toContain(`"key":"${name}"`)
  await stop()
  expect(() => process.kill(bitcoin.pid, 0)).toThrow('ESRCH')
  for (const address of [solana.rpcUrl, solana.wsUrl, bitcoin.esploraUrl])
    await expectRefused(Number(new URL(address).port))
}, 180_000)

test('param: solanaPort, bitcoinPort', async () => {
  const solanaPort = await freePort()
  const bitcoinPort = await freePort()
  const devnet = await startDevnet({ chainIds: [], solana: true, solanaPort, bitcoin: true, bitcoinPort })
  expect(devnet.solana?.rpcUrl).toBe(`http://127.0.0.1:${solanaPort}`)
  expect(devnet.bitcoin?.esploraUrl).toBe(`http://127.0.0.1:${bitcoinPort}`)
  await devnet.stop()
}, 180_000)

test('error: one chain that cannot start stops the others', async () => {
  const solanaPort = await freePort()
  const taken = await startDevnet({ chainIds: [31337] })
  const evmPort = Number(new URL(taken.chains[0]?.rpcUrl ?? '').port)
  const starting = startDevnet({ chainIds: [5], evmPort, solana: true, solanaPort })
  await expect(starting).rejects.toThrow(`Port ${evmPort} (for chain 5) is already in use`)
  await expectRefused(solanaPort)
  await taken.stop()
})

test('param: chainIds, evmPort, walletPort, wallets, legacy', async () => {
  const evmPort = await freePort()
  const walletPort = await freePort()
  const options = { chainIds: [0x539], evmPort, walletPort, wallets: [harbor], legacy: 'harbor' }
  const { chains, url, wallets, stop } = await startDevnet(options)
  expect(chains.map(({ id, rpcUrl }) => [id, rpcUrl])).toEqual([[0x539, `http://127.0.0.1:${evmPort}`]])
  expect(url).toBe(`http://127.0.0.1:${walletPort}/devnet.json`)
  expect(wallets.script).toContain('"legacy":"harbor"')
  expect(wallets.script).not.toContain('dev.latchkit.meadow')
  await stop()
})

async function expectRefused(port: number): Promise<void> {
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
}
