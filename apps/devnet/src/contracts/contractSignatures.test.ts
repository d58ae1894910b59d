import { checkSignature, type NetworkRequest } from '@latchkit/core/eip1193'
import { WalletResponseError } from '@latchkit/core/errors'
import { fakeClock, testNetworks } from '@latchkit/core/testing'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import {
  type Address,
  concatHex,
  createTestClient,
  getCreate2Address,
  type Hex,
  http,
  publicActions,
  serializeErc6492Signature,
  walletActions,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitForReceipt } from '../foundation/waitForReceipt.js'
import { type Devnet, startDevnet } from '../startDevnet.js'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
})
afterAll(() => devnet.stop())

function client() {
  const transport = http(devnet.chains[0]?.rpcUrl)
  return createTestClient({ mode: 'anvil', transport }).extend(publicActions).extend(walletActions)
}

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const text = 'Signed by a contract account'
const message = new TextEncoder().encode(text)

/**
 * The deterministic deployment proxy that anvil predeploys: deploys the bytecode after the first 32 bytes, the salt.
 */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/**
 * Init code of a contract account with one owner, equivalent to:
 *
 * function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
 * (bytes32 r, bytes32 s, uint8 v) = split(signature);
 * return ecrecover(hash, v, r, s) == owner ? bytes4(0x1626ba7e) : bytes4(0);
 * }
 */
function initCode(ownerAddress: Address): Hex {
  const runtime = concatHex([
    '0x600435600052', // mstore(0x00, calldataload(0x04)): hash
    '0x60a43560001a602052', // mstore(0x20, byte(0, calldataload(0xa4))): v
    '0x606435604052', // mstore(0x40, calldataload(0x64)): r
    '0x608435606052', // mstore(0x60, calldataload(0x84)): s
    '0x60206080608060006001', // out size, out offset, in size, in offset, address of ecrecover
    '0x5afa', // staticcall(gas(), …)
    '0x608051', // mload(0x80): the signer
    '0x73',
    ownerAddress,
    '0x1416', // eq, and: the call succeeded and the signer is the owner
    '0x631626ba7e0260e01b', // mul(…, 0x1626ba7e), shl(0xe0, …)
    '0x60005260206000f3', // return(0x00, 0x20)
  ])
  // Copies the code after these nine bytes and returns it.
  const size = ((runtime.length - 2) / 2).toString(16).padStart(2, '0')
  return concatHex([`0x60${size}8060093d393df3`, runtime])
}

/** Creates a separate account per test: its address depends on the salt. */
function contractAccount(salt: number) {
  const bytecode = initCode(owner.address)
  const saltBytes: Hex = `0x${salt.toString(16).padStart(64, '0')}`
  const address = getCreate2Address({ from: factory, salt: saltBytes, bytecode })
  const data = concatHex([saltBytes, bytecode])
  const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
  async function deploy(): Promise<void> {
    const account = accounts[0]?.address ?? '0x'
    const hash = await client().sendTransaction({ account, chain: null, to: factory, data })
    const { status } = await waitForReceipt(client(), hash)
    expect(status).toBe('success')
  }
  return { address, wrap, deploy }
}

/** Verifies a signature through the node, like the adapters. */
function check(address: Address, signature: Hex) {
  const warnings: unknown[] = []
  const request: NetworkRequest = ({ method, params }) =>
    client().request({ method, params } as Parameters<ReturnType<typeof client>['request']>[0])
  const context = { clock: fakeClock(), warn: (...parts: unknown[]) => void warnings.push(parts) }
  const subject = { method: 'personal_sign', address, network: testNetworks[0], request, context }
  return { checked: checkSignature(signature, { message }, subject), warnings }
}

async function refused(address: Address, signature: Hex): Promise<void> {
  const { checked, warnings } = check(address, signature)
  await expect(checked).rejects.toThrow(WalletResponseError)
  expect(warnings).toEqual([])
}

describe('a deployed contract account (ERC-1271)', () => {
  const { address, deploy } = contractAccount(1)

  test('default: accepts the owner’s signature', async () => {
    await deploy()
    expect(await client().getCode({ address })).toBeDefined()
    const signature = await owner.signMessage({ message: text })
    const { checked, warnings } = check(address, signature)
    expect(await checked).toBe(signature)
    expect(warnings).toEqual([])
  })

  test('error: rejects the signature of another account or message', async () => {
    await refused(address, await other.signMessage({ message: text }))
    await refused(address, await owner.signMessage({ message: 'Pay everything' }))
  })

  test('error: rejects an address without a contract', async () => {
    const { address } = contractAccount(2)
    const { checked } = check(address, await owner.signMessage({ message: text }))
    await expect(checked).rejects.toThrow(WalletResponseError)
    await expect(checked).rejects.toMatchObject({ cause: { name: 'UndeployedAccountError' } })
  })
})

describe('a contract account that is not deployed yet (ERC-6492)', () => {
  test('default: accepts the owner’s wrapped signature without deploying', async () => {
    const { address, wrap } = contractAccount(3)
    const signature = wrap(await owner.signMessage({ message: text }))
    const { checked, warnings } = check(address, signature)
    expect(await checked).toBe(signature)
    expect(warnings).toEqual([])
    expect(await client().getCode({ address })).toBeUndefined()
  })

  test('behavior: accepts it after the contract is deployed', async () => {
    const { address, wrap, deploy } = contractAccount(4)
    const signature = wrap(await owner.signMessage({ message: text }))
    await deploy()
    expect(await check(address, signature).checked).toBe(signature)
  })

  test('error: rejects the signature of another account or message', async () => {
    const { address, wrap } = contractAccount(5)
    await refused(address, wrap(await other.signMessage({ message: text })))
    await refused(address, wrap(await owner.signMessage({ message: 'Pay everything' })))
  })

  test('error: rejects a factory that deploys to another address', async () => {
    const signature = contractAccount(6).wrap(await owner.signMessage({ message: text }))
    await refused(contractAccount(7).address, signature)
  })

  test('error: rejects a factory that fails', async () => {
    const signature = await owner.signMessage({ message: text })
    const wrapped = serializeErc6492Signature({ address: factory, data: zeroHash, signature })
    await refused(contractAccount(8).address, wrapped)
  })
})
