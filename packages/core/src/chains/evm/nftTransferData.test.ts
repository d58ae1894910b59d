import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  decodeNftTransfer,
  encodeNftBalanceOf,
  encodeNftTransfer,
  encodeOwnerOf,
  type NftTransferCall,
  nftTransferLength,
} from './nftTransferData.js'

const abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function ownerOf(uint256 id)',
  'function balanceOf(address account, uint256 id)',
])
const from = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const call: NftTransferCall = { standard: 'erc1155', from, to, tokenId: 7n, amount: 2n }

test('default: another library reads the same calls', () => {
  const args = [from, to, 7n] as const
  expect(encodeNftTransfer({ ...call, standard: 'erc721' })).toBe(
    encodeFunctionData({ abi, functionName: 'safeTransferFrom', args }),
  )
  expect(encodeNftTransfer(call)).toBe(
    encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [...args, 2n, '0x'] }),
  )
  expect(encodeOwnerOf(7n)).toBe(encodeFunctionData({ abi, functionName: 'ownerOf', args: [7n] }))
  expect(encodeNftBalanceOf(from, 7n)).toBe(
    encodeFunctionData({ abi, functionName: 'balanceOf', args: [from, 7n] }),
  )
})

test('behavior: what is decoded is what was encoded, for any id and amount', () => {
  const address = fc.stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}` as const)
  const word = fc.bigInt(0n, 2n ** 256n - 1n)
  const calls = fc.record({
    standard: fc.constantFrom('erc721', 'erc1155'),
    from: address,
    to: address,
    tokenId: word,
    amount: word,
  })
  fc.assert(
    fc.property(calls, (one) => {
      const sent = one.standard === 'erc721' ? { ...one, amount: 1n } : one
      const data = encodeNftTransfer(sent)
      expect(data.length).toBe(2 + nftTransferLength[one.standard] * 2)
      expect(decodeNftTransfer(data)).toEqual(sent)
      expect(decodeFunctionData({ abi, data }).args?.[2]).toBe(one.tokenId)
    }),
  )
})

const data = encodeNftTransfer(call)
const replaceWord = (at: number, word: string) =>
  `${data.slice(0, 10 + 64 * at)}${word}${data.slice(10 + 64 * (at + 1))}`

test.each([
  ['empty', '0x'],
  ['another method', `0xa22cb465${data.slice(10)}`],
  ['too short', data.slice(0, -2)],
  ['too long', `${data}00`],
  ['no digits', data.replace('7', 'x')],
  ['an address of more than 20 bytes', replaceWord(1, `1${to.slice(2).padStart(63, '0')}`)],
  ['another offset of the data', replaceWord(4, 'c0'.padStart(64, '0'))],
  ['data', replaceWord(5, '01'.padStart(64, '0'))],
])('behavior: data that is no transfer is not decoded: %s', (_, text) => {
  expect(decodeNftTransfer(text)).toBeUndefined()
})
