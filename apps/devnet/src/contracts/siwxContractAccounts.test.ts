import { createClientReader, createMessage, createRpcReader, verifyMessage } from '@latchkit/siwx'
import {
  type CounterfactualContract,
  createCounterfactual,
  createOwnedAccount,
  deploymentProxy,
} from '@latchkit/test/source/contracts/ownedAccount'
import {
  type Address,
  createPublicClient,
  createTestClient,
  type Hex,
  http,
  publicActions,
  walletActions,
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

const chainId = 'eip155:31337'
const rpcUrl = () => devnet.chains[0]?.rpcUrl ?? ''
const client = () =>
  createTestClient({ mode: 'anvil', transport: http(rpcUrl()) })
    .extend(publicActions)
    .extend(walletActions)

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const ownFields = {
  domain: 'app.example.com',
  address: owner.address,
  uri: 'https://app.example.com',
  nonce: 'k3Vt8sQ2mZ',
  issuedAt: '2026-03-01T12:00:00Z',
}

/** Returns its input: the selector, then the hash. */
const echo: Hex = '0x366000600037366000f3'

/** Returns the first word of its input: 0x1626ba7e, then the start of the hash. */
const echoWord: Hex = '0x60003560005260206000f3'

/** Reverts with the magic value as its reason. */
const reverting: Hex = '0x631626ba7e60e01b60005260206000fd'

async function deploy({ deployment: data }: CounterfactualContract): Promise<void> {
  const account = devnet.accounts[0]?.address ?? '0x'
  const hash = await client().sendTransaction({ account, chain: null, to: deploymentProxy, data })
  expect((await waitForReceipt(client(), hash)).status).toBe('success')
}

async function signIn(
  address: Address,
  wrap: (signature: Hex) => Hex = (signature) => signature,
  signer = owner,
) {
  const fields = { ...ownFields, address, chainId }
  const message = createMessage(fields)
  const signature = wrap(await signer.signMessage({ message }))
  const { domain, uri, nonce } = fields
  const parameters = { message, signature, expected: { domain, uri, nonce } }
  const results = [
    await verifyMessage({ ...parameters, reader: createRpcReader({ rpcUrls: { [chainId]: rpcUrl() } }) }),
    await verifyMessage({
      ...parameters,
      reader: createClientReader(() => createPublicClient({ transport: http(rpcUrl()) })),
    }),
  ]
  return results.map((result) => (result.ok ? 'ok' : result.reason))
}

const valid = ['ok', 'ok']
const invalid = ['invalidSignature', 'invalidSignature']
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)

test('default: an account with a key', async () => {
  expect(await signIn(owner.address)).toEqual(valid)
  expect(await signIn(owner.address, undefined, other)).toEqual(invalid)
})

describe('EIP-1271 and EIP-6492', () => {
  test('behavior: a deployed account', async () => {
    const account = createOwnedAccount(owner.address, 1)
    expect(await signIn(account.address)).toEqual(invalid)
    await deploy(account)
    expect(await signIn(account.address)).toEqual(valid)
    expect(await signIn(account.address, account.wrap)).toEqual(valid)
    expect(await signIn(account.address, undefined, other)).toEqual(invalid)
  })

  test('behavior: an account that is not deployed', async () => {
    const account = createOwnedAccount(owner.address, 2)
    expect(await signIn(account.address, account.wrap)).toEqual(valid)
    expect(await signIn(account.address, account.wrap, other)).toEqual(invalid)
    expect(await client().getCode({ address: account.address })).toBeUndefined()
  })

  // Ambire has signed like this with accounts that are not deployed on the chain, before it supported EIP-6492. Coinbase Smart
  // Wallet and the accounts of viem (Safe, Kernel) wrap the signature instead.
  test('error: an account that is not deployed, with the bare signature of its owner, as Ambire signed', async () => {
    const { address } = createOwnedAccount(owner.address, 6)
    const message = createMessage({ ...ownFields, address, chainId })
    const result = await verifyMessage({
      ...{ message, signature: await owner.signMessage({ message }) },
      expected: { domain: ownFields.domain, uri: ownFields.uri, nonce: ownFields.nonce },
      reader: createRpcReader({ rpcUrls: { [chainId]: rpcUrl() } }),
    })
    expect(result).toMatchObject({
      ...{ ok: false, reason: 'invalidSignature', hasNoContract: true },
      message: `The account ${address} did not sign this message. If it is a smart account, it is not deployed on ${chainId}, and the signature does not contain its deployment (EIP-6492).`,
    })
  })

  test('error: the factory deploys another account', async () => {
    const account = createOwnedAccount(owner.address, 3)
    expect(await signIn(createOwnedAccount(owner.address, 4).address, account.wrap)).toEqual(invalid)
    expect(await signIn(other.address, account.wrap)).toEqual(invalid)
  })

  test.each([
    ['its input', echo],
    ['the first word of its input', echoWord],
    ['a revert with the magic value', reverting],
  ])('error: a contract that returns %s', async (_, runtime) => {
    const account = createCounterfactual(runtime, 5)
    expect(await signIn(account.address, account.wrap)).toEqual(invalid)
    await deploy(account)
    expect(await signIn(account.address)).toEqual(invalid)
    expect(await signIn(account.address, account.wrap)).toEqual(invalid)
  })

  test.each([1, 2, 4])('error: the precompiled contract %i', async (id) => {
    expect(await signIn(`0x${id.toString(16).padStart(40, '0')}`)).toEqual(invalid)
  })
})

test('error: the node is not available', async () => {
  const message = createMessage({ ...ownFields, chainId })
  const { domain, uri, nonce } = ownFields
  const reader = createRpcReader({ rpcUrls: { [chainId]: 'http://127.0.0.1:1' } })
  const parameters = { message, signature: '0x1234', expected: { domain, uri, nonce }, reader }
  const result = await verifyMessage(parameters)
  expect(result).toMatchObject({ ok: false, reason: 'chainUnavailable', cause: { message: 'fetch failed' } })
})
