import { formatUnits, getAddress, type Hex } from 'viem'
import { readRevocation } from '../../shared/permission/readRevocation.js'
import type { Prices, TokenFacts } from '../approval/types.js'
import { type EvmCall, readEvmCall } from '../decode/readEvmCall.js'
import type { ApprovalModel, ModelField, ModelSection, ModelWarning } from './ApprovalModel.js'
import { toUsd } from './toUsd.js'

/** A call in words. */
export type DescribedCall = ModelSection & Pick<ApprovalModel, 'title'>

/** Describes a call of an account: a transfer of the native token, or a call of a contract. `token`: of the called contract. */
export function describeEvmCall(
  { to, value, data }: { readonly to: Hex; readonly value: bigint; readonly data: Hex },
  address: string,
  {
    token,
    nativeCurrency,
    delegationManager,
    prices,
  }: {
    readonly token: TokenFacts | undefined
    readonly nativeCurrency: TokenFacts
    /** Of the account's smart contract. */
    readonly delegationManager?: Hex | undefined
    readonly prices?: Prices | undefined
  },
): DescribedCall {
  const revoked = delegationManager && readRevocation({ to, value, data }, address, delegationManager)
  if (revoked)
    return {
      title: { name: 'revokePermission' },
      fields: [{ name: 'sessionAccount', value: getAddress(revoked.delegate) }],
      warnings: [],
    }
  const { symbol, decimals } = nativeCurrency
  const amount = `${formatUnits(value, decimals)} ${symbol}`
  if (data === '0x')
    return {
      title: { name: 'send', values: { symbol } },
      fields: [
        { name: 'amount', value: amount, ...toUsd(value, decimals, prices?.native) },
        { name: 'to', value: getAddress(to) },
      ],
      warnings: [],
    }
  const described = describeData(readEvmCall(data), { to: getAddress(to), data, address, token, prices })
  if (value === 0n) return described
  const paid: ModelField = { name: 'value', values: { symbol }, value: amount }
  return { ...described, fields: [...described.fields, paid] }
}

function describeData(
  call: EvmCall,
  {
    to,
    data,
    address,
    token,
    prices,
  }: {
    readonly to: Hex
    readonly data: Hex
    readonly address: string
    readonly token: TokenFacts | undefined
    readonly prices: Prices | undefined
  },
): DescribedCall {
  const contract: ModelField = { name: 'token', value: token ? `${token.symbol}\n${to}` : to }
  // ERC-721 has the same functions, with the id of the NFT.
  const toAmount = (amount: bigint): ModelField =>
    token
      ? {
          name: 'amount',
          value: `${formatUnits(amount, token.decimals)} ${token.symbol}`,
          ...toUsd(amount, token.decimals, prices?.tokens[to.toLowerCase()]),
        }
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
