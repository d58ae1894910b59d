import { decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, uint256 amount, bytes data)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  // Permit2
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** A call in words. */
export type EvmCall =
  | { readonly type: 'transfer'; readonly to: Hex; readonly amount: bigint }
  | { readonly type: 'transferFrom'; readonly from: Hex; readonly to: Hex; readonly amount: bigint }
  | {
      readonly type: 'approve'
      /** Of Permit2; absent if the token itself is called. */
      readonly token?: Hex | undefined
      readonly spender: Hex
      readonly amount: bigint
      readonly isUnlimited: boolean
      /** Whether the amount is added to what the spender may take already. */
      readonly isIncrease: boolean
    }
  | { readonly type: 'approveNfts'; readonly operator: Hex; readonly isApproved: boolean }
  | {
      readonly type: 'sendNft'
      readonly from: Hex
      readonly to: Hex
      readonly tokenId: bigint
      readonly amount: bigint
    }
  | { readonly type: 'unknown'; readonly selector: string }

/** Amounts from here on count as unlimited: no token has as many units. */
const unlimitedFrom = { uint256: 2n ** 255n, uint160: 2n ** 159n }

/** Decodes a call of a token. Data that would be encoded differently, such as with additional bytes, is unknown. */
export function readEvmCall(data: Hex): EvmCall {
  const unknown: EvmCall = { type: 'unknown', selector: data.slice(0, 10) }
  try {
    const call = decodeFunctionData({ abi, data })
    const { functionName, args } = call
    if (
      encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]) !==
      data.toLowerCase()
    )
      return unknown
    switch (functionName) {
      case 'transfer':
        return { type: 'transfer', to: args[0], amount: args[1] }
      case 'transferFrom':
        return { type: 'transferFrom', from: args[0], to: args[1], amount: args[2] }
      case 'increaseAllowance':
        return { ...toApproval(args[0], args[1], unlimitedFrom.uint256), isIncrease: true }
      case 'approve':
        return args.length === 2
          ? toApproval(args[0], args[1], unlimitedFrom.uint256)
          : toApproval(args[1], args[2], unlimitedFrom.uint160, args[0])
      case 'permit':
        return toApproval(args[1], args[2], unlimitedFrom.uint256)
      case 'setApprovalForAll':
        return { type: 'approveNfts', operator: args[0], isApproved: args[1] }
      case 'safeTransferFrom': {
        const [from, to, tokenId, amount = 1n, extra = '0x'] = args
        return extra === '0x' ? { type: 'sendNft', from, to, tokenId, amount } : unknown
      }
    }
  } catch {
    // Another function.
    return unknown
  }
}

const toApproval = (
  spender: Hex,
  amount: bigint,
  unlimited: bigint,
  token?: Hex,
): Extract<EvmCall, { type: 'approve' }> => ({
  type: 'approve',
  ...(token && { token }),
  spender,
  amount,
  isUnlimited: amount >= unlimited,
  isIncrease: false,
})
