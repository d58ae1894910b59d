import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { Connection, Keypair, LAMPORTS_PER_SOL, PublicKey, SystemProgram } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DevnetError } from '../foundation/DevnetError.js'
import type { SolanaChain } from '../solana/SolanaChain.js'
import {
  createSigned,
  createTransfer,
  getKeypair,
  getTokenAccount,
  mint,
  payer,
  rpc,
  tokenProgram,
  WebSocketClient,
} from './solanaChain.fixtures.js'
import { startSolanaChain } from './solanaChain.js'

let chain: SolanaChain
let connection: Connection
beforeAll(async () => {
  chain = await startSolanaChain()
  connection = new Connection(chain.rpcUrl, 'confirmed')
})
afterAll(() => chain.stop())

describe('after the start', () => {
  test('default', async () => {
    const hash = await connection.getGenesisHash()
    expect(`solana:${hash.slice(0, 32)}`).toBe(solanaCaipNetworkId)
    expect(chain.caipNetworkId).toBe(solanaCaipNetworkId)
    expect(await connection.getVersion()).toMatchObject({ 'solana-core': '2.2.0' })
    expect((await fetch(`${chain.rpcUrl}/health`)).status).toBe(200)
    const { height, slot } = { height: await connection.getBlockHeight(), slot: await connection.getSlot() }
    expect(await connection.getEpochInfo()).toMatchObject({ absoluteSlot: slot, blockHeight: height })
    expect(await connection.getBlockTime(slot)).toBeGreaterThan(1_700_000_000)
  })

  test('behavior: the accounts match their keys and are funded', async () => {
    for (const [index, { address }] of solanaAccounts.entries()) {
      expect(getKeypair(index).publicKey.toBase58()).toBe(address)
      expect(await connection.getBalance(new PublicKey(address))).toBe(1000 * LAMPORTS_PER_SOL)
      const { value } = await connection.getTokenAccountBalance(getTokenAccount(new PublicKey(address)))
      expect(value).toEqual({ amount: '25000000000', decimals: 6, uiAmount: 25000, uiAmountString: '25000' })
    }
  })

  test('behavior: the mint has the format of the token program', async () => {
    const { value } = await connection.getParsedAccountInfo(mint)
    expect(value?.owner.equals(tokenProgram)).toBe(true)
    expect(value?.data).toMatchObject({
      program: 'spl-token',
      parsed: {
        type: 'mint',
        info: { decimals: 6, supply: '1150000000000', isInitialized: true, freezeAuthority: null },
      },
    })
  })
})

describe('subscriptions', () => {
  test('default', async () => {
    const { bytes, signature } = await createSigned(connection, createTransfer(1_000_000))
    const confirmation = new Promise((resolve) => connection.onSignature(signature, resolve))
    await connection.sendRawTransaction(bytes)
    expect(await confirmation).toEqual({ err: null })
  })

  test('behavior: notifies of account changes', async () => {
    const to = Keypair.generate().publicKey
    await connection.sendRawTransaction((await createSigned(connection, createTransfer(1_000_000, to))).bytes)
    const socket = new WebSocketClient(chain.wsUrl)
    await socket.send('accountSubscribe', [to.toBase58(), { encoding: 'base64' }])
    await connection.sendRawTransaction((await createSigned(connection, createTransfer(5, to))).bytes)
    expect(await socket.next()).toMatchObject({
      method: 'accountNotification',
      params: { result: { value: { lamports: 1_000_005 } } },
    })
    socket.close()
  })

  test('behavior: notifies of slots until unsubscribed', async () => {
    // The HTTP port also accepts WebSockets, as nodes behind one proxy do.
    const socket = new WebSocketClient(chain.rpcUrl.replace('http', 'ws'))
    const { result } = await socket.send('slotSubscribe', [])
    chain.advance(1)
    const slot = await connection.getSlot()
    expect(await socket.next()).toMatchObject({
      method: 'slotNotification',
      params: { subscription: result, result: { slot, parent: slot - 1 } },
    })
    expect((await socket.send('slotUnsubscribe', [result])).result).toBe(true)
    chain.advance(1)
    expect((await socket.send('slotUnsubscribe', [result])).result).toBe(false)
    socket.close()
  })
})

describe('the node', () => {
  test('behavior: an airdrop is a regular transaction', async () => {
    const to = Keypair.generate().publicKey
    const signature = await connection.requestAirdrop(to, 5 * LAMPORTS_PER_SOL)
    expect(await connection.getBalance(to)).toBe(5 * LAMPORTS_PER_SOL)
    expect(await connection.getSignaturesForAddress(to)).toMatchObject([{ signature, err: null }])
  })

  test('behavior: amounts are exact', async () => {
    const address = Keypair.generate().publicKey.toBase58()
    await rpc(chain.rpcUrl, 'devnet_setBalance', [address, '18446744073709551615'])
    expect((await rpc(chain.rpcUrl, 'getBalance', [address])).text).toContain('"value":18446744073709551615}')
  })

  test('behavior: accounts', async () => {
    const unusedAddress = Keypair.generate().publicKey
    expect(await connection.getAccountInfo(unusedAddress)).toBeNull()
    expect(await connection.getBalance(unusedAddress)).toBe(0)
    const [first, second] = await connection.getMultipleAccountsInfo([payer.publicKey, unusedAddress])
    expect(first?.owner.equals(SystemProgram.programId)).toBe(true)
    expect(second).toBeNull()
    expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(2_039_280)
    await expect(connection.getTokenAccountBalance(unusedAddress)).rejects.toThrow('could not find account')
    await expect(connection.getTokenAccountBalance(payer.publicKey)).rejects.toThrow('not a Token account')
  })

  test('behavior: allows requests of any origin', async () => {
    const response = await fetch(chain.rpcUrl, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'solana-client' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('*')
  })

  test('behavior: responds to a batch in order', async () => {
    const body = JSON.stringify([
      { jsonrpc: '2.0', id: 'a', method: 'getHealth' },
      { jsonrpc: '2.0', id: 2, method: 'nope', params: [] },
    ])
    const response = await fetch(chain.rpcUrl, { method: 'POST', body })
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 'a', result: 'ok' },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
    ])
  })

  test.each([
    ['{', -32700],
    ['{"jsonrpc":"1.0","id":1,"method":"getHealth"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["garbage"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance"}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"minContextSlot":999999999999}]}', -32016],
  ])('error: %s', async (body, code) => {
    const response = await fetch(chain.rpcUrl, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ error: { code } })
  })
})

test('param: port', async () => {
  const second = await startSolanaChain()
  const port = Number(new URL(second.rpcUrl).port)
  await expect(startSolanaChain({ port })).rejects.toThrow(
    new DevnetError(
      `Port ${port} (for the Solana cluster) is already in use: stop what uses it, or choose another port.`,
    ),
  )
  await expect(startSolanaChain({ port: port - 1 })).rejects.toThrow(
    new RegExp(`^Port ${port}|^Port ${port - 1} `),
  )
  await second.stop()
  const third = await startSolanaChain({ port })
  expect([third.rpcUrl, third.wsUrl]).toEqual([`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port + 1}`])
  await third.stop()
})

test('param: blockMs', async () => {
  const ticking = await startSolanaChain({ blockMs: 5 })
  const socket = new WebSocketClient(ticking.wsUrl)
  await socket.send('slotSubscribe', [])
  expect(await socket.next()).toMatchObject({ method: 'slotNotification' })
  await ticking.stop()
})

test('behavior: stop closes open subscriptions', async () => {
  const short = await startSolanaChain()
  const socket = new WebSocketClient(short.wsUrl)
  await socket.send('slotSubscribe', [])
  await short.stop()
  await socket.closed
  await expect(fetch(short.rpcUrl, { method: 'POST' })).rejects.toThrow('fetch failed')
})
