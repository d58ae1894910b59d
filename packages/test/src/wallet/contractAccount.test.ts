import { type Hex, isErc6492Signature, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createTestWallet, getErrorCode } from './wallet.fixtures.js'
import { acorn, sapling, vault } from './wallets.js'

const owner = privateKeyToAccount(vault.privateKeys[0] ?? '0x')
const message = 'Sign in'
const state = { connected: true }

/** A wallet on a chain where its account has this code. */
function createContractWallet(options: typeof vault, code: Hex) {
  const { control, request } = createTestWallet(
    { ...options, state },
    {
      async call(_, method) {
        if (method === 'eth_getCode') return code
        throw new TypeError('fetch failed')
      },
    },
  )
  const [address = ''] = control.accounts
  const sign = async () => (await request('personal_sign', [message, address])) as Hex
  return { address, request, sign }
}

test('default: the account is a contract, and its owner signs', async () => {
  const { address, sign } = createContractWallet(vault, '0x60')
  expect(address).not.toBe(owner.address)
  expect(await verifyMessage({ address: owner.address, message, signature: await sign() })).toBe(true)
})

test('behavior: before the deployment, the signature contains it', async () => {
  expect(isErc6492Signature(await createContractWallet(sapling, '0x').sign())).toBe(true)
  expect(isErc6492Signature(await createContractWallet(sapling, '0x60').sign())).toBe(false)
})

test('behavior: a wallet without EIP-6492 signs with the bare signature of the owner', async () => {
  const signature = await createContractWallet(acorn, '0x').sign()
  expect(await verifyMessage({ address: owner.address, message, signature })).toBe(true)
})

test('behavior: three wallets have three accounts', () => {
  const addresses = [vault, sapling, acorn].map((options) => createContractWallet(options, '0x').address)
  expect(new Set(addresses).size).toBe(3)
})

test('error: a transaction', async () => {
  const { address, request } = createContractWallet(vault, '0x60')
  const call = { from: address, to: owner.address, gas: '0x5208', nonce: '0x0', gasPrice: '0x1' }
  expect(await getErrorCode(request('eth_sendTransaction', [call]))).toBe(4200)
})
