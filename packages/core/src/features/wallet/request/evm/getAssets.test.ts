import { expect, test } from 'vitest'
import { AssetsNotSupportedError } from '../../../../foundation/errors/calls.js'
import { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import { NotConnectedError } from '../../../../foundation/errors/request.js'
import { AbortedError, WalletResponseError } from '../../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../../foundation/errors/walletRequest.js'
import { createTestKit } from '../../../../testing/createTestKit.js'
import { home, other, setUpCalls } from '../../calls/calls.fixtures.js'
import { getAccount } from '../../connection/getAccount.js'
import { getAssets } from './getAssets.js'

const method = 'wallet_getAssets'
const address = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35'
const native = { type: 'native', address: 'native', balance: '0x5', metadata: {} }
const token = { type: 'erc20', address, balance: '0x7', metadata: { symbol: 'TUSD', decimals: 6 } }
const toHex = (id: number | string) => `0x${Number(id).toString(16)}`
const answer = { [toHex(home.id)]: [native, token], [toHex(other.id)]: [native] }
const throwing = (error: unknown) => () => {
  throw error
}

test('default', async () => {
  const { kit, requests } = await setUpCalls({ [method]: answer })
  const id = home.caipNetworkId
  expect(await getAssets(kit)).toEqual({
    [id]: [
      { id: `${id}/slip44:60`, type: 'native', balance: 5n },
      { id: `${id}/erc20:${address}`, type: 'erc20', balance: 7n, address, symbol: 'TUSD', decimals: 6 },
    ],
    [other.caipNetworkId]: [expect.objectContaining({ balance: 5n })],
  })
  expect(requests).toEqual([{ method, params: [{ account: getAccount(kit).address }] }])
})

test('param: chainIds and types, also if the wallet ignores the filters', async () => {
  const { kit, requests } = await setUpCalls({ [method]: answer })
  const found = await getAssets(kit, { chainIds: [home.caipNetworkId], types: ['erc20'] })
  expect(found).toEqual({ [home.caipNetworkId]: [expect.objectContaining({ type: 'erc20' })] })
  expect(requests[0]?.params).toMatchObject([{ chainFilter: [toHex(home.id)], assetTypeFilter: ['erc20'] }])
})

test.each([
  ['MetaMask and Rabby: method not found', { code: -32_601, message: 'The method does not exist' }],
  ['EIP-1193: unsupported method', { code: 4200, message: 'no' }],
  ['a message alone', { message: 'Method wallet_getAssets is not supported' }],
])('error: a wallet without ERC-7811: %s', async (_, error) => {
  const { kit } = await setUpCalls({ [method]: throwing(error) })
  const failure = await getAssets(kit).catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(AssetsNotSupportedError)
  expect(failure).toMatchObject({ code: 'assets-not-supported', details: error.message })
})

test('error: a remote wallet without ERC-7811, whose provider throws an error around that of the kit', async () => {
  const own = new WalletRequestError({ method, rpcCode: -32_601, details: 'The method does not exist' })
  const wrapped = Object.assign(new Error('Internal error', { cause: own }), { code: -32_603 })
  const { kit } = await setUpCalls({ [method]: throwing(wrapped) })
  await expect(getAssets(kit)).rejects.toMatchObject({ code: 'assets-not-supported', details: own.details })
})

test.each([
  ['another error of the wallet', throwing({ code: -32_603, message: 'busy' }), 'wallet-request'],
  ['an answer that is no object', 'none', 'wallet-response'],
])('error: %s', async (_, reply, code) => {
  const { kit } = await setUpCalls({ [method]: reply })
  await expect(getAssets(kit)).rejects.toMatchObject({ code })
})

test('error: no wallet is connected, a chain that is not configured, and aborted', async () => {
  await expect(getAssets(createTestKit().kit)).rejects.toThrow(NotConnectedError)
  const { kit, requests } = await setUpCalls({ [method]: [] })
  await expect(getAssets(kit, { chainIds: ['eip155:1'] })).rejects.toThrow(NetworkNotFoundError)
  await expect(getAssets(kit, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError)
  expect(requests).toEqual([])
  await expect(getAssets(kit)).rejects.toThrow(WalletResponseError)
})
