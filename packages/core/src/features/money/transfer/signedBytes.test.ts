import fc from 'fast-check'
import { decodeFunctionData, parseAbi, parseTransaction, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { parseAmount, toAmountText } from '../amount/parseAmount.js'
import { facts, from, native, tokenFacts } from './transfer.fixtures.js'
import { transferReview } from './transferReview.js'
import type { TransferIntent } from './types.js'

const abi = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])
const address = fc.stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}` as const)
const uint256 = fc.bigInt(0n, 2n ** 256n - 1n)
const kind = fc.oneof(
  fc.constant({}),
  address.map((token) => ({ token })),
  fc
    .tuple(address, uint256, fc.constantFrom('erc721' as const, 'erc1155' as const))
    .map(([token, tokenId, standard]) => ({ token, nft: { tokenId, standard } })),
)

test('behavior: viem reads exactly the reviewed transfer from the bytes, for any amount and decimals', () => {
  const typed = fc.record({ to: address, kind, units: uint256, decimals: fc.nat({ max: 80 }) })
  fc.assert(
    fc.property(typed, fc.constantFrom('slow', 'normal', 'fast'), ({ to, kind, units, decimals }, speed) => {
      // The text that the user would type; the longest ones are not parsed.
      const text = toAmountText(units, decimals)
      fc.pre(text.length <= 100)
      const parsed = parseAmount(text, decimals)
      expect(parsed).toBe(units)
      const isSingle = 'nft' in kind && kind.nft.standard === 'erc721'
      const intent: TransferIntent = { ...native, ...kind, to, amount: isSingle ? 1n : units }
      const known = 'token' in kind ? tokenFacts : facts
      const { write } = transferReview.toPlan(intent, known, speed)
      if (write.kind !== 'sendTransaction') throw new TypeError('It sends no transaction')
      transferReview.compare(write, { id: '', intent, speed }, known)
      const { to: target, value, data, gas } = write.transaction
      const bytes = serializeTransaction({ to: target, value, data, gas, chainId: 1, type: 'eip1559' })
      const read = parseTransaction(bytes)
      expect(read.to).toBe(intent.token ?? to)
      if (!intent.token) {
        expect([read.value ?? 0n, read.data]).toEqual([units, undefined])
        return
      }
      expect(read.value ?? 0n).toBe(0n)
      const { functionName, args } = decodeFunctionData({ abi, data: read.data ?? '0x' })
      const lower = args.map((one) => (typeof one === 'string' ? one.toLowerCase() : one))
      const sender = from.toLowerCase()
      const ofToken = ['transfer', to, units]
      const ofNft = ['safeTransferFrom', sender, to, intent.nft?.tokenId]
      const isMany = intent.nft?.standard === 'erc1155'
      const expected = !intent.nft ? ofToken : isMany ? [...ofNft, units, '0x'] : ofNft
      expect([functionName, ...lower]).toEqual(expected)
    }),
  )
})
