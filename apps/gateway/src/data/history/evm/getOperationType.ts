import type { AssetTransfer } from '../../sources/HistorySource.js'
import type { EvmTransaction } from './readBlock.js'
import { zeroAddress } from './readTransfers.js'

/** A transfer as an account sees it, with the account on the other side. */
export type AccountTransfer = AssetTransfer & { readonly from: string; readonly to: string }

/** Selectors of functions that allow another account to spend tokens. */
const approvals: ReadonlySet<string> = new Set([
  // approve(address,uint256)
  '0x095ea7b3',
  // setApprovalForAll(address,bool)
  '0xa22cb465',
  // increaseAllowance(address,uint256)
  '0x39509351',
  // approve(address,address,uint160,uint48) of Permit2
  '0x87517c45',
])

/** Selectors of functions that send tokens of the sender. They tell what a failed transaction would have done. */
const sends: ReadonlySet<string> = new Set([
  // transfer(address,uint256)
  '0xa9059cbb',
  // transferFrom(address,address,uint256)
  '0x23b872dd',
  // safeTransferFrom(address,address,uint256)
  '0x42842e0e',
  // safeTransferFrom(address,address,uint256,bytes)
  '0xb88d4fde',
  // safeTransferFrom(address,address,uint256,uint256,bytes) of ERC-1155
  '0xf242432a',
  // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes) of ERC-1155
  '0x2eb2c2d6',
])

/** Returns what a transaction does, seen from an account that sends it or takes part in a transfer. */
export function getOperationType(
  { from, to, input }: Pick<EvmTransaction, 'from' | 'to' | 'input'>,
  account: string,
  transfers: readonly AccountTransfer[],
): string {
  if (to === null && from === account) return 'deploy'
  const received = transfers.filter(({ direction }) => direction === 'in')
  const sent = transfers.filter(({ direction }) => direction === 'out')
  // The price of a mint is in the native token. Tokens for tokens are a trade, even if one of them is minted.
  const isPaid = sent.some(({ kind }) => kind !== 'native')
  if (received.length > 0 && !isPaid && received.every((one) => one.from === zeroAddress)) return 'mint'
  if (received.length > 0 && sent.length > 0) return 'trade'
  if (received.length > 0) return 'receive'
  const tokens = sent.filter(({ kind }) => kind !== 'native')
  if (tokens.length > 0 && tokens.every((one) => one.to === zeroAddress)) return 'burn'
  if (transfers.length > 0)
    return tokens.length === 0 && sent.length > 0 && input !== '0x' ? 'execute' : 'send'
  const selector = input.slice(0, 10)
  if (approvals.has(selector)) return 'approve'
  if (input === '0x') return from === account ? 'send' : 'receive'
  return from === account && sends.has(selector) ? 'send' : 'execute'
}
