import { neverAborted } from '@latchkit/adapter-tests/promises'
import { ChainNotSupportedError, UserRejectedError } from '@latchkit/core'
import { WalletRequestError, WalletResponseError } from '@latchkit/core/errors'
import { bitcoinChainIds } from '@latchkit/core/schema'
import { minnow, orchard, saddle, satchel } from '@latchkit/devnet/page-bitcoin'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { createNetwork, getAccount, makePsbt } from './chain.fixtures.js'
import { openPage, type TestPage } from './page.fixtures.js'

const home = createNetwork('regtest')
const testnet = createNetwork('testnet')
const { address, publicKey } = getAccount(0).payment
/** The conformance tests override the balances of the wallets' own accounts at the same time. */
const spender = getAccount(3).payment

/** Opens a page with one wallet, whose provider is modified before discovery. */
function page(wallet: Parameters<typeof openPage>[0][number], change: object = {}): TestPage {
  const opened = openPage([wallet])
  onTestFinished(opened.close)
  Object.assign(opened.control(wallet.key).provider, change)
  return opened
}

function connect(connectorId: string, options: Parameters<typeof startBitcoinAdapter>[0] = [home, testnet]) {
  const started = startBitcoinAdapter(options)
  return { ...started, session: started.adapter.connect({ connectorId, signal: neverAborted }) }
}

describe('unisat', () => {
  const switchTo = async (connected: ReturnType<typeof connect>, to = testnet) => {
    await connected.session
    return connected.adapter.switchNetwork({ connectorId: 'unisat', network: to, signal: neverAborted })
  }

  test('behavior: calls switchChain and opens the session on the wallet’s chain', async () => {
    const asked: string[] = []
    const opened = page(minnow, {
      switchChain: async (chain: string) => {
        asked.push(chain)
        opened.control('minnow').switchNetwork('testnet')
      },
    })
    const connected = connect('unisat')
    const moved = await switchTo(connected)
    expect(moved.chainId).toBe(testnet.caipNetworkId)
    expect(moved.accounts[0].address).toMatch(/^tb1q/)
    expect(asked).toEqual(['BITCOIN_TESTNET'])
    expect(await switchTo(connected)).toEqual(moved)
    expect(asked).toHaveLength(1)
  })

  test('behavior: calls switchNetwork of older versions', async () => {
    const asked: string[] = []
    const opened = page(minnow, {
      getChain: undefined,
      switchNetwork: async (name: string) => {
        asked.push(name)
        opened.control('minnow').switchNetwork(name === 'livenet' ? 'mainnet' : 'testnet')
      },
    })
    const main = createNetwork('mainnet')
    const connected = connect('unisat', [home, testnet, main])
    expect((await switchTo(connected)).chainId).toBe(testnet.caipNetworkId)
    expect((await switchTo(connected, main)).chainId).toBe(main.caipNetworkId)
    expect(asked).toEqual(['testnet', 'livenet'])
  })

  test.each([
    ['declined', { code: 4001, message: 'User rejected the request.' }, UserRejectedError],
    ['an unknown chain', { code: -32_601, message: 'unknown' }, ChainNotSupportedError],
    ['an internal error', { code: -32_603, message: 'oops' }, WalletRequestError],
  ])('error: %s', async (_, error, expected) => {
    page(minnow, { switchChain: () => Promise.reject(error) })
    await expect(switchTo(connect('unisat'))).rejects.toThrow(expected)
  })

  test('error: rejects when the wallet approves but does not switch', async () => {
    page(minnow, { switchChain: async () => {} })
    await expect(switchTo(connect('unisat'))).rejects.toThrow(WalletRequestError)
  })

  test.each(['signMessage', 'sendTransfer'] as const)(
    'error: %s, when the wallet switched the account without an event',
    async (method) => {
      const opened = page(minnow, { on: () => {} })
      const { adapter, session, emitted } = connect('unisat')
      await session
      opened.control('minnow').switchAccount(1)
      const caller = { connectorId: 'unisat', address, network: home }
      const failure =
        method === 'signMessage'
          ? adapter.signMessage({ ...caller, message: 'hi' })
          : adapter.bitcoin?.sendTransfer({ ...caller, to: getAccount(4).payment.address, amount: 1_000n })
      await expect(failure).rejects.toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
      expect(opened.control('minnow').prompts).toHaveLength(1)
      expect(emitted()).toEqual([])
    },
  )

  test('error: rejects Fractal, whose addresses look like Bitcoin’s', async () => {
    const getChain = async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET', network: 'livenet' })
    page(minnow, { getChain })
    const { session } = connect('unisat')
    await expect(session).rejects.toThrow(WalletRequestError)
    await expect(session).rejects.toThrow(/FRACTAL_BITCOIN_MAINNET/)
  })

  test('error: rejects the public key of another address', async () => {
    page(minnow, { getPublicKey: async () => getAccount(1).payment.publicKey })
    await expect(connect('unisat').session).rejects.toThrow(WalletResponseError)
  })

  test('behavior: emits a session on a chain that the app does not support', async () => {
    const opened = page(minnow)
    const { session, emitted } = connect('unisat')
    await session
    opened.control('minnow').switchNetwork('mainnet')
    await expect
      .poll(emitted)
      .toMatchObject([{ type: 'session', session: { chainId: bitcoinChainIds.mainnet } }])
  })
})

describe('okx', () => {
  test('behavior: the testnet provider emits no events for accounts and chain', async () => {
    const opened = page(orchard)
    const [payment] = [getTestAddress(opened)]
    Object.assign(opened, {
      okxwallet: { bitcoinTestnet: { connect: async () => ({ address: payment, publicKey }) } },
    })
    const { adapter, session } = connect('okx-testnet')
    expect((await session).chainId).toBe(testnet.caipNetworkId)
    const disconnected = adapter.disconnect({ connectorId: 'okx-testnet' })
    await expect(disconnected).resolves.toBe(undefined)
    expect(await adapter.reconnect({ connectorId: 'okx-testnet', signal: neverAborted })).toBe(null)
  })
})

describe('leather', () => {
  test('behavior: uses the app’s network when the wallet does not report which test network it uses', async () => {
    const signet = createNetwork('signet')
    const opened = page(saddle)
    opened.control('saddle').switchNetwork('testnet')
    const { adapter, session, emitted } = connect('leather', [testnet, signet])
    expect((await session).chainId).toBe(testnet.caipNetworkId)
    const moved = await adapter.switchNetwork({
      connectorId: 'leather',
      network: signet,
      signal: neverAborted,
    })
    expect(moved).toEqual({ ...(await session), chainId: signet.caipNetworkId })
    expect(emitted()).toEqual([{ type: 'session', session: moved }])
  })

  test('behavior: keeps the app’s test network when the wallet switches the account', async () => {
    const signet = createNetwork('signet')
    const opened = page(saddle)
    opened.control('saddle').switchNetwork('testnet')
    const { adapter, session, emitted } = connect('leather', [testnet, signet])
    await session
    await adapter.switchNetwork({ connectorId: 'leather', network: signet, signal: neverAborted })
    opened.control('saddle').switchAccount(1)
    const there = { type: 'session', session: { chainId: signet.caipNetworkId } }
    await expect.poll(emitted).toMatchObject([there, there])
  })

  test('behavior: leaves out Stacks accounts and keeps derivation paths', async () => {
    const opened = page(saddle)
    opened.control('saddle').set({
      malformed: {
        getAddresses: {
          addresses: [
            { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
            { symbol: 'BTC', type: 'p2wpkh', address, publicKey, derivationPath: "m/84'/1'/0'/0/0" },
          ],
        },
      },
    })
    const { accounts } = await connect('leather').session
    expect(accounts).toEqual([{ address, publicKey, path: "m/84'/1'/0'/0/0", type: 'payment' }])
  })

  test('error: rejects a signature type that was not requested', async () => {
    const opened = page(saddle)
    const { adapter, session } = connect('leather')
    await session
    const caller = { connectorId: 'leather', address, network: home, message: 'hello' }
    const signature = await adapter.bitcoin?.signMessage(caller)
    opened.control('saddle').set({ malformed: { signMessage: { signature } } })
    const failure = adapter.bitcoin?.signMessage({ ...caller, protocol: 'ecdsa' })
    await expect(failure).rejects.toThrow(WalletResponseError)
  })
})

describe('sats-connect', () => {
  /** Removes the methods that older versions of the wallet do not know. */
  function removeMethods(unknown: readonly string[], code: number) {
    const opened = page(satchel)
    const { provider } = opened.control('satchel')
    const { request } = provider as {
      readonly request: (method: string, params: unknown) => Promise<unknown>
    }
    const asked: string[] = []
    Object.assign(provider, {
      request: async (method: string, params: unknown) => {
        asked.push(method)
        return unknown.includes(method) ? { error: { code, message: 'unknown' } } : request(method, params)
      },
    })
    return { asked, opened }
  }

  test.each([-32_601, -32_001])(
    'behavior: supports older wallets, which respond with code %i',
    async (code) => {
      const { asked } = removeMethods(['wallet_connect', 'wallet_disconnect', 'wallet_getAccount'], code)
      const { adapter, session } = connect('satchel')
      const { accounts, chainId } = await session
      expect(chainId).toBe(home.caipNetworkId)
      expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
      await adapter.disconnect({ connectorId: 'satchel' })
      expect(await adapter.reconnect({ connectorId: 'satchel', signal: neverAborted })).toBe(null)
      expect(asked).toEqual([
        'wallet_connect',
        'getAccounts',
        'wallet_disconnect',
        'wallet_renouncePermissions',
        'wallet_getAccount',
      ])
    },
  )

  test('behavior: does not ask again after a rejection', async () => {
    const { asked, opened } = removeMethods([], 0)
    opened.control('satchel').set({ answer: 'reject' })
    await expect(connect('satchel').session).rejects.toThrow(UserRejectedError)
    expect(asked).toEqual(['wallet_connect'])
  })

  test('behavior: does not pay from another payment address than requested', async () => {
    const { asked, opened } = removeMethods([], 0)
    const [one, two] = [getAccount(0).payment, spender].map((payment) => ({
      address: payment.address,
      publicKey: payment.publicKey,
      purpose: 'payment',
    }))
    opened.control('satchel').set({
      malformed: { wallet_connect: { addresses: [one, two], network: { bitcoin: { name: 'Regtest' } } } },
    })
    const { adapter, session } = connect('satchel')
    expect((await session).accounts).toHaveLength(2)
    const caller = {
      connectorId: 'satchel',
      network: home,
      to: getAccount(4).payment.address,
      amount: 1_000n,
    }
    const failure = adapter.bitcoin?.sendTransfer({ ...caller, address: spender.address })
    // The wallet has not authorized that address.
    await expect(failure).rejects.toThrow()
    expect(asked).toEqual(['wallet_connect', 'signPsbt'])
  })

  test('error: rejects bytes that are not text', async () => {
    page(satchel)
    const { adapter, session } = connect('satchel')
    await session
    const message = Uint8Array.of(255)
    const failure = adapter.signMessage({ connectorId: 'satchel', address, message })
    await expect(failure).rejects.toMatchObject({ code: 'method-not-supported' })
  })
})

describe('standard', () => {
  /** A wallet without a list of authorized accounts, which records its requests. */
  async function own(opened: object) {
    const asked: unknown[] = []
    const feature = (answer: object) => async (input: unknown) => {
      asked.push(input)
      return [answer]
    }
    const provider = {
      accounts: [],
      features: {
        'bitcoin:connect': { connect: async () => ({ accounts: [opened] }) },
        'bitcoin:signMessage': {
          signMessage: feature({ signature: Uint8Array.of(31, ...new Uint8Array(64)) }),
        },
        'bitcoin:signTransaction': { signTransaction: feature({ signedPsbt: new Uint8Array() }) },
      },
    }
    const { adapter } = startBitcoinAdapter([home], {
      wallets: [{ name: 'Own', style: 'standard', provider }],
    })
    const session = await adapter.connect({ connectorId: 'own', signal: neverAborted })
    const caller = { connectorId: 'own', address: session.accounts[0].address, network: home }
    return { adapter, asked, caller }
  }

  test('behavior: passes the wallet’s own account object and signs with ECDSA for legacy addresses', async () => {
    const legacy = { address: 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r', chains: ['bitcoin:regtest'] }
    const { adapter, asked, caller } = await own(legacy)
    // The returned signature does not belong to that account.
    await expect(adapter.signMessage({ ...caller, message: 'hi' })).rejects.toMatchObject({
      code: 'wallet-response',
    })
    expect(asked).toEqual([{ account: legacy, message: Uint8Array.of(104, 105), type: 'ecdsa' }])
    expect(Reflect.get(Object(asked[0]), 'account')).toBe(legacy)
  })

  test('error: does not sign with another account after the wallet dropped the requested one', async () => {
    const left = { address, publicKey, chains: ['bitcoin:regtest'] }
    const { adapter, asked, caller } = await own(left)
    left.address = getAccount(1).payment.address
    const failure = adapter.signMessage({ ...caller, message: 'hi' })
    await expect(failure).rejects.toMatchObject({ code: 'wallet-request', rpcCode: 4100 })
    expect(asked).toEqual([])
  })

  test.each([
    [undefined, undefined],
    [1, 'ALL'],
    [2, 'NONE'],
    [3, 'SINGLE'],
    [129, 'ALL|ANYONECANPAY'],
    [130, 'NONE|ANYONECANPAY'],
    [131, 'SINGLE|ANYONECANPAY'],
  ])('param: sighashTypes %s is passed as %s', async (type, sigHash) => {
    const { address, publicKey } = spender
    const opened = { address, publicKey, chains: ['bitcoin:regtest'] }
    const { adapter, asked, caller } = await own(opened)
    const psbt = await makePsbt([address], getAccount(4).payment.address, 5_000n)
    const sighashTypes = type === undefined ? undefined : [type]
    const failure = adapter.bitcoin?.signPsbt({
      ...caller,
      psbt,
      inputs: [{ index: 0, address, sighashTypes }],
    })
    // The response is not a PSBT.
    await expect(failure).rejects.toThrow(WalletResponseError)
    const inputs = [{ account: opened, signingIndexes: [0], ...(sigHash && { sigHash }) }]
    expect(asked).toMatchObject([{ inputsToSign: inputs }])
    expect(Object.hasOwn(Reflect.get(Object(asked[0]), 'inputsToSign')[0], 'sigHash')).toBe(
      type !== undefined,
    )
  })
})

/** The testnet payment address of Minnow and Orchard. */
function getTestAddress(opened: TestPage): string {
  const control = opened.control('orchard')
  control.switchNetwork('testnet')
  return control.accounts[0]?.[0]?.address ?? ''
}
