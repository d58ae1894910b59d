import type { Network } from '@latchkit/core'
import { formatUnits, getAddress, type Hex, parseTransaction } from 'viem'
import type { ApprovalContent, TokenFacts } from '../approval/types.js'
import type { ApprovalModel, ModelField, ModelSection, ModelWarning } from './ApprovalModel.js'
import { type EvmCall, readEvmCall } from './readEvmCall.js'
import { toSimulationModel } from './toSimulationModel.js'

type Described = ModelSection & Pick<ApprovalModel, 'title'>

/** Describes a transaction, from the bytes that are signed. */
export function describeEvmTransaction(
  content: Extract<ApprovalContent, { type: 'evmTransaction' }>,
  address: string,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
): ApprovalModel {
  const { transaction, token, simulation } = content
  const {
    to,
    data = '0x',
    value = 0n,
    gas = 0n,
    maxFeePerGas = 0n,
    nonce = 0,
  } = parseTransaction(transaction)
  const { symbol, decimals } = nativeCurrency
  const format = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  const described = describe()
  const paid: ModelField[] =
    value > 0n && data !== '0x' ? [{ name: 'value', values: { symbol }, value: format(value) }] : []
  const model = toSimulationModel(simulation, nativeCurrency)
  return {
    title: described.title,
    fields: [
      ...described.fields,
      ...paid,
      { name: 'maximumFee', value: format(gas * maxFeePerGas) },
      { name: 'nonce', value: String(nonce) },
    ],
    warnings: [
      ...described.warnings,
      ...(simulation.status === 'reverted' ? [{ name: 'wouldFail', level: 'danger' } as const] : []),
    ],
    simulation: model,
  }

  function describe(): Described {
    if (!to)
      return {
        title: { name: 'createContract' },
        fields: [{ name: 'data', value: data }],
        warnings: [{ name: 'createsContract', level: 'danger' }],
      }
    if (data === '0x')
      return {
        title: { name: 'send', values: { symbol } },
        fields: [
          { name: 'amount', value: format(value) },
          { name: 'to', value: getAddress(to) },
        ],
        warnings: [],
      }
    return describeCall(readEvmCall(data), { to: getAddress(to), data, address, token })
  }
}

function describeCall(
  call: EvmCall,
  {
    to,
    data,
    address,
    token,
  }: {
    readonly to: Hex
    readonly data: Hex
    readonly address: string
    readonly token: TokenFacts | undefined
  },
): Described {
  const contract: ModelField = { name: 'token', value: token ? `${token.symbol}\n${to}` : to }
  // ERC-721 has the same functions, with the id of the NFT.
  const toAmount = (amount: bigint): ModelField =>
    token
      ? { name: 'amount', value: `${formatUnits(amount, token.decimals)} ${token.symbol}` }
      : { name: 'amountOrTokenId', value: amount.toString() }
  // Of another account, with the access that this one has.
  const fromOther = (from: Hex): readonly ModelWarning[] =>
    from.toLowerCase() === address.toLowerCase() ? [] : [{ name: 'paysSomeoneElse', level: 'caution' }]
  switch (call.type) {
    case 'transfer':
    case 'transferFrom':
      return {
        title: { name: 'sendToken' },
        fields: [
          toAmount(call.amount),
          ...(call.type === 'transferFrom' ? [{ name: 'from', value: call.from } as const] : []),
          { name: 'to', value: call.to },
          contract,
        ],
        warnings: call.type === 'transferFrom' ? fromOther(call.from) : [],
      }
    case 'approve': {
      const isKnownToken = token !== undefined || call.token !== undefined
      const isEnd = call.amount === 0n && isKnownToken
      const amount: ModelField = isEnd
        ? { name: 'amount', value: { copy: 'none' } }
        : call.isUnlimited
          ? { name: 'amount', value: { copy: 'unlimited' } }
          : call.token
            ? { name: 'amount', value: call.amount.toString() }
            : toAmount(call.amount)
      return {
        title: { name: 'approveToken' },
        fields: [
          { name: 'spender', value: call.spender },
          amount,
          call.token ? { name: 'token', value: call.token } : contract,
        ],
        warnings: isEnd ? [] : [{ name: 'approvesSpender', level: 'danger' }],
      }
    }
    case 'approveNfts':
      return {
        title: { name: 'approveNfts' },
        fields: [
          { name: 'spender', value: call.operator },
          { name: 'amount', value: { copy: call.isApproved ? 'allNfts' : 'none' } },
          { name: 'contract', value: to },
        ],
        warnings: call.isApproved ? [{ name: 'approvesNfts', level: 'danger' }] : [],
      }
    case 'sendNft':
      return {
        title: { name: 'sendNft' },
        fields: [
          { name: 'tokenId', value: call.tokenId.toString() },
          { name: 'amount', value: call.amount.toString() },
          { name: 'from', value: call.from },
          { name: 'to', value: call.to },
          { name: 'contract', value: to },
        ],
        warnings: fromOther(call.from),
      }
    case 'unknown':
      return {
        title: { name: 'callContract' },
        fields: [
          { name: 'contract', value: to },
          { name: 'method', value: call.selector },
          { name: 'data', value: data },
        ],
        warnings: [{ name: 'unknownCall', level: 'caution' }],
      }
  }
}
