import { base58, base64 } from '@scure/base'
import type { LedgerAccount } from './ledgerAccount.js'
import {
  parseMint,
  parseTokenAccount,
  token2022Program,
  tokenProgram,
  toTokenAmount,
} from './parseTokenData.js'
import { getDecimals } from './tokenBalances.js'

/** The encoding of an account's data. */
export type AccountEncoding = 'base58' | 'base64' | 'jsonParsed'

/** A part of an account's data. */
export type DataSlice = { readonly offset: number; readonly length: number }

/** The epoch of rent-exempt accounts, which all accounts are now. */
const noRentEpoch = 18_446_744_073_709_551_615n

/** Encodes an account like a node. Data of unknown programs is base64, also as in nodes. */
export function encodeAccount(
  account: LedgerAccount,
  encoding: AccountEncoding,
  find: (address: string) => LedgerAccount | undefined,
  slice?: DataSlice | undefined,
): Readonly<Record<string, unknown>> {
  const { lamports, owner, executable, data } = account
  const parsed = encoding === 'jsonParsed' ? parseData(account, find) : undefined
  const part = slice ? data.slice(slice.offset, slice.offset + slice.length) : data
  return {
    lamports,
    owner,
    executable,
    rentEpoch: noRentEpoch,
    space: data.length,
    data:
      parsed ?? (encoding === 'base58' ? [base58.encode(part), 'base58'] : [base64.encode(part), 'base64']),
  }
}

function parseData(account: LedgerAccount, find: (address: string) => LedgerAccount | undefined): unknown {
  const { owner, data } = account
  if (owner !== tokenProgram && owner !== token2022Program) return undefined
  const parsed = parseTokenInfo(data, find)
  return (
    parsed && { program: owner === tokenProgram ? 'spl-token' : 'spl-token-2022', parsed, space: data.length }
  )
}

function parseTokenInfo(data: Uint8Array, find: (address: string) => LedgerAccount | undefined): unknown {
  const mint = parseMint(data)
  if (mint)
    return {
      type: 'mint',
      info: {
        decimals: mint.decimals,
        freezeAuthority: mint.freezeAuthority ?? null,
        isInitialized: mint.isInitialized,
        mintAuthority: mint.mintAuthority ?? null,
        supply: mint.supply.toString(),
      },
    }
  const token = parseTokenAccount(data)
  const decimals = token && getDecimals(token.mint, find)
  if (!token || decimals === undefined) return undefined
  const { delegate, nativeReserve, closeAuthority } = token
  return {
    type: 'account',
    info: {
      isNative: nativeReserve !== undefined,
      mint: token.mint,
      owner: token.owner,
      state: token.state,
      tokenAmount: toTokenAmount(token.amount, decimals),
      ...(delegate && { delegate, delegatedAmount: toTokenAmount(token.delegatedAmount, decimals) }),
      ...(nativeReserve !== undefined && { rentExemptReserve: toTokenAmount(nativeReserve, decimals) }),
      ...(closeAuthority && { closeAuthority }),
    },
  }
}
