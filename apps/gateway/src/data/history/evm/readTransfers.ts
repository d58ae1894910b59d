import type { AssetTransfer } from '../../sources/HistorySource.js'
import type { EvmTransaction } from './readBlock.js'

/** A transfer as its transaction reports it. */
export type EvmTransfer = Omit<AssetTransfer, 'direction'> & { readonly from: string; readonly to: string }

type Log = EvmTransaction['receipt']['logs'][number]

/** The address that tokens are minted from and burned to. */
export const zeroAddress = `0x${'0'.repeat(40)}`

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle(address,address,address,uint256,uint256)` of ERC-1155. */
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` of ERC-1155. */
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/**
 * Returns the transfers of a transaction: first the native one, then the transfers of tokens in the order of the logs. Events of
 * another form are ignored, and so are transfers of nothing, which anyone can make in the name of any account.
 */
export function readTransfers({ from, to, value, receipt }: EvmTransaction): readonly EvmTransfer[] {
  if (isFailed(receipt)) return []
  const native = { kind: 'native', contract: '', tokenId: '', amount: String(value), from } as const
  const recipient = to ?? receipt.contractAddress
  return [
    ...(recipient === null ? [] : [{ ...native, to: recipient }]),
    ...receipt.logs.flatMap(readLog),
  ].filter(({ amount }) => amount !== '0')
}

/** Whether a transaction was reverted. */
export function isFailed({ status }: EvmTransaction['receipt']): boolean {
  return status === 0
}

function readLog({ address: contract, topics, data }: Log): readonly EvmTransfer[] {
  const [topic, first = '', second = '', third] = topics
  if (topic === transferTopic && third !== undefined)
    return topics.length === 4 && data === '0x'
      ? [
          {
            kind: 'erc721',
            contract,
            tokenId: String(BigInt(third)),
            amount: '1',
            from: topicToAddress(first),
            to: topicToAddress(second),
          },
        ]
      : []
  if (topic === transferTopic) {
    const [amount, ...rest] = readWords(data) ?? []
    if (topics.length !== 3 || amount === undefined || rest.length > 0) return []
    const parties = { from: topicToAddress(first), to: topicToAddress(second) }
    return [{ kind: 'erc20', contract, tokenId: '', amount: String(amount), ...parties }]
  }
  if ((topic !== singleTopic && topic !== batchTopic) || third === undefined || topics.length !== 4) return []
  const words = readWords(data) ?? []
  const [ids, amounts] =
    topic === singleTopic
      ? [words.slice(0, 1), words.slice(1, 2)]
      : [readArray(words, 0), readArray(words, 1)]
  if (ids.length !== amounts.length) return []
  const parties = { from: topicToAddress(second), to: topicToAddress(third) }
  return ids.map((id, index) => ({
    kind: 'erc1155',
    contract,
    tokenId: String(id),
    amount: String(amounts[index]),
    ...parties,
  }))
}

function readWords(data: string): readonly bigint[] | undefined {
  if ((data.length - 2) % 64 !== 0) return undefined
  return Array.from({ length: (data.length - 2) / 64 }, (_, index) =>
    BigInt(`0x${data.slice(2 + 64 * index, 2 + 64 * (index + 1))}`),
  )
}

/** Reads the array whose offset in bytes is a word of ABI-encoded data. Empty if the data is malformed. */
function readArray(words: readonly bigint[], offsetIndex: number): readonly bigint[] {
  const start = Number(words[offsetIndex] ?? 0n) / 32
  const length = Number(words[start] ?? 0n)
  return start + 1 + length <= words.length ? words.slice(start + 1, start + 1 + length) : []
}

function topicToAddress(topic: string): string {
  return `0x${topic.slice(26)}`
}
