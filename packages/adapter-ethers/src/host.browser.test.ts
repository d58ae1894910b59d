import { away, home, homeUrl, rpc } from '@latchkit/adapter-tests/evm/chains'
import { connectorId, installTestWallets } from '@latchkit/adapter-tests/evm/testWallets'
import { getRejection, waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { createLatchkit, type Latchkit } from '@latchkit/core'
import {
  connect,
  sendTransaction,
  signTypedData,
  switchNetwork,
  waitForReceipt,
} from '@latchkit/core/actions'
import { NotConnectedError } from '@latchkit/core/errors'
import type { AdapterFactory } from '@latchkit/core/ports'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ethers5 } from './v5/ethers5.js'
import { getEthersProvider as getProvider5 } from './v5/getEthersProvider.js'
import { getEthersSigner as getSigner5 } from './v5/getEthersSigner.js'
import { ethers } from './v6/ethers.js'
import { getEthersProvider } from './v6/getEthersProvider.js'
import { getEthersSigner } from './v6/getEthersSigner.js'

const chain = createPublicClient({ transport: http(homeUrl), cacheTime: 0 })
const to = '0x00000000000000000000000000000000000000bb'

// Accounts used only in this file: transactions of other files must not change the balances checked here.
const privateKeys = [generatePrivateKey(), generatePrivateKey()]
const wallets = () => installTestWallets({ privateKeys })

beforeEach(async () => {
  for (const key of privateKeys) {
    await rpc(homeUrl, 'anvil_setBalance', [privateKeyToAddress(key), `0x${(10n ** 20n).toString(16)}`])
  }
})

/** Creates a kit connected with Harbor until the test ends. */
async function connectKit(
  adapter: AdapterFactory,
): Promise<{ readonly kit: Latchkit; readonly address: `0x${string}` }> {
  const kit = createLatchkit({
    projectId: 'test',
    networks: [home, away],
    adapters: [adapter],
    storage: null,
  })
  onTestFinished(kit.mount())
  await waitUntilSettled()
  const { address } = await connect(kit, { connectorId })
  return { kit, address: address as `0x${string}` }
}

/**
 * Returns the receipt of a transaction on a chain that goes on. ethers asks again only with a new block: on a chain that stands still
 * after the transaction, `wait()` never ends if its first request was earlier.
 */
async function getReceipt<receipt>(sent: { readonly wait: () => Promise<receipt> }): Promise<receipt> {
  const waiting: { receipt?: receipt } = {}
  const done = sent.wait().then((receipt) => Object.assign(waiting, { receipt }))
  await expect
    .poll(async () => {
      await rpc(homeUrl, 'evm_mine', [])
      return 'receipt' in waiting
    })
    .toBe(true)
  return (await done).receipt
}

describe('ethers 6', () => {
  it('default: returns a provider for the wallet’s chain', async () => {
    const { control } = wallets()
    const { kit, address } = await connectKit(ethers())
    const provider = await getEthersProvider(kit)
    expect((await provider.getNetwork()).chainId).toBe(BigInt(home.id))
    expect(await provider.getBalance(address)).toBe(await chain.getBalance({ address }))
    expect(control.prompts.length).toBe(1)
  })

  it('default: returns a signer of the connected account without a prompt', async () => {
    const { control } = wallets()
    const { kit, address } = await connectKit(ethers())
    const signer = await getEthersSigner(kit)
    expect(signer.address).toBe(address)
    expect(control.prompts.length).toBe(1)
    const signature = (await signer.signMessage('hello')) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  it('behavior: the signer sends a transaction and returns the receipt', async () => {
    wallets()
    const { kit, address } = await connectKit(ethers())
    const signer = await getEthersSigner(kit)
    const sent = await signer.sendTransaction({ to, value: 1n })
    expect(await getReceipt(sent)).toMatchObject({ status: 1, from: address })
  })

  it('behavior: another account has another signer', async () => {
    const { control } = wallets()
    const { kit } = await connectKit(ethers())
    control.switchAccount(1)
    await waitUntilSettled()
    expect((await getEthersSigner(kit)).address).toBe(control.accounts[1])
  })

  it('error: rejects after the wallet switches to another chain', async () => {
    wallets()
    const { kit } = await connectKit(ethers())
    const provider = await getEthersProvider(kit)
    await switchNetwork(kit, { network: away.caipNetworkId })
    expect(await getRejection(provider.getNetwork())).toMatchObject({ code: 'NETWORK_ERROR' })
    expect((await (await getEthersProvider(kit)).getNetwork()).chainId).toBe(BigInt(away.id))
  })
})

describe('ethers 5', () => {
  it('default: returns a provider for the wallet’s chain', async () => {
    const { control } = wallets()
    const { kit, address } = await connectKit(ethers5())
    const provider = await getProvider5(kit)
    expect((await provider.getNetwork()).chainId).toBe(home.id)
    expect(BigInt((await provider.getBalance(address)).toString())).toBe(await chain.getBalance({ address }))
    expect(control.prompts.length).toBe(1)
  })

  it('default: returns a signer of the connected account without a prompt', async () => {
    const { control } = wallets()
    const { kit, address } = await connectKit(ethers5())
    const signer = await getSigner5(kit)
    expect(await signer.getAddress()).toBe(address)
    expect(control.prompts.length).toBe(1)
    const signature = (await signer.signMessage('hello')) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  it('behavior: the signer sends a transaction and returns the receipt', async () => {
    wallets()
    const { kit, address } = await connectKit(ethers5())
    const signer = await getSigner5(kit)
    const sent = await signer.sendTransaction({ to, value: 1 })
    expect(await getReceipt(sent)).toMatchObject({ status: 1, from: address })
  })

  it('error: rejects after the wallet switches to another chain', async () => {
    wallets()
    const { kit } = await connectKit(ethers5())
    const provider = await getProvider5(kit)
    await switchNetwork(kit, { network: away.caipNetworkId })
    expect(await getRejection(provider.getNetwork())).toMatchObject({ code: 'NETWORK_ERROR' })
    expect((await (await getProvider5(kit)).getNetwork()).chainId).toBe(away.id)
  })
})

describe.each([
  ['ethers 6', ethers, getEthersProvider, getEthersSigner],
  ['ethers 5', ethers5, getProvider5, getSigner5],
] as const)('%s', (_, create, provider, signer) => {
  it('error: rejects when no wallet is connected', async () => {
    const kit = createLatchkit({ projectId: 'test', networks: [home], adapters: [create()], storage: null })
    expect(await getRejection(provider(kit))).toBeInstanceOf(NotConnectedError)
    expect(await getRejection(signer(kit))).toBeInstanceOf(NotConnectedError)
  })

  it('behavior: transfers extreme amounts exactly', async () => {
    wallets()
    const { kit, address } = await connectKit(create())
    const gas = 21_000n
    const gasPrice = 30_000_000_000n
    const before = await chain.getBalance({ address })
    for (const value of [1n, before - 1n - 3n * gas * gasPrice]) {
      const hash = await sendTransaction(kit, { to, value, gas, gasPrice })
      expect(await chain.getTransaction({ hash })).toMatchObject({ value })
      // The node can answer before the block.
      expect(await waitForReceipt(kit, { hash })).toMatchObject({ status: 'success' })
    }
    expect(await chain.getBalance({ address })).toBe(gas * gasPrice)
  })

  it('behavior: signs typed data with extreme values, used types and unused types', async () => {
    wallets()
    const { kit, address } = await connectKit(create())
    const typedData = {
      domain: { name: 'Latchkit', version: '1', chainId: home.id, verifyingContract: to },
      types: {
        Amount: [
          { name: 'most', type: 'uint256' },
          { name: 'least', type: 'int256' },
        ],
        Order: [
          { name: 'amounts', type: 'Amount[]' },
          { name: 'salt', type: 'bytes32' },
        ],
        Unused: [{ name: 'nothing', type: 'bool' }],
      },
      primaryType: 'Order',
      message: {
        amounts: [{ most: 2n ** 256n - 1n, least: -(2n ** 255n) }],
        salt: `0x${'ff'.repeat(32)}`,
      },
    } as const
    const signature = await signTypedData(kit, typedData)
    expect(await verifyTypedData({ ...typedData, address, signature })).toBe(true)
    const message = { ...typedData.message, salt: `0x${'fe'.repeat(32)}` as const }
    expect(await verifyTypedData({ ...typedData, message, address, signature })).toBe(false)
  })
})
