import * as z from 'zod/mini'
import { type AccountEncoding, encodeAccount } from '../encodeAccount.js'
import { address, createInvalidParamsError, encoding, parseParams, wholeNumber } from '../params.js'
import { parseTokenAccount, token2022Program, tokenProgram, toTokenAmount } from '../parseTokenData.js'
import { getDecimals } from '../tokenBalances.js'
import type { NodeContext, NodeMethod } from './method.js'
import { atSlot } from './slots.js'

const options = z.optional(
  z.nullable(
    z.looseObject({
      encoding: z.optional(encoding),
      dataSlice: z.nullish(z.object({ offset: wholeNumber, length: wholeNumber })),
      minContextSlot: z.nullish(wholeNumber),
    }),
  ),
)
type Options = z.infer<typeof options>
const ofOne = z.tuple([address, options])
const ofMany = z.tuple([z.array(address).check(z.maxLength(100)), options])
const tokenFilter = z.union([z.object({ mint: address }), z.object({ programId: address })])
const ofOwner = z.tuple([address, tokenFilter, options])

/** Methods that read accounts. */
export const accountMethods: Readonly<Record<string, NodeMethod>> = {
  getBalance(context, params) {
    const [of, given] = parseParams(ofOne, params)
    return atSlot(context, given, context.ledger.account(of)?.lamports ?? 0n)
  },
  getAccountInfo(context, params) {
    const [of, given] = parseParams(ofOne, params)
    return atSlot(context, given, encoded(context, of, given))
  },
  getMultipleAccounts(context, params) {
    const [of, given] = parseParams(ofMany, params)
    return atSlot(
      context,
      given,
      of.map((each) => encoded(context, each, given)),
    )
  },
  getTokenAccountBalance(context, params) {
    const [of, given] = parseParams(ofOne, params)
    const found = context.ledger.account(of)
    if (!found) throw createInvalidParamsError('Invalid param: could not find account')
    const token = isTokenProgram(found.owner) ? parseTokenAccount(found.data) : undefined
    const decimals = token && getDecimals(token.mint, context.ledger.account)
    if (!token || decimals === undefined) throw createInvalidParamsError('Invalid param: not a Token account')
    return atSlot(context, given, toTokenAmount(token.amount, decimals))
  },
  getTokenAccountsByOwner(context, params) {
    const [owner, wanted, given] = parseParams(ofOwner, params)
    const { ledger } = context
    const programs = 'programId' in wanted ? [wanted.programId] : [tokenProgram, token2022Program]
    const accounts = programs
      .filter(isTokenProgram)
      .flatMap(ledger.programAccounts)
      .filter(({ data }) => {
        const token = parseTokenAccount(data)
        return token?.owner === owner && (!('mint' in wanted) || token.mint === wanted.mint)
      })
      .map((account) => ({
        pubkey: account.address,
        account: encodeAccount(
          account,
          given?.encoding ?? 'base64',
          ledger.account,
          given?.dataSlice ?? undefined,
        ),
      }))
    return atSlot(context, given, accounts)
  },
  getMinimumBalanceForRentExemption({ ledger }, params) {
    const [bytes] = parseParams(z.tuple([wholeNumber, z.optional(z.unknown())]), params)
    return ledger.rentFor(bytes)
  },
  devnet_setBalance({ ledger }, params) {
    const [of, lamports] = parseParams(z.tuple([address, z.string().check(z.regex(/^\d{1,20}$/))]), params)
    ledger.setLamports(of, BigInt(lamports))
    return null
  },
  devnet_setAccount({ ledger }, params) {
    const schema = z.tuple([address, z.object({ owner: address, data: z.string() })])
    const [of, { owner, data }] = parseParams(schema, params)
    ledger.setAccount({ address: of, owner, data: Uint8Array.from(Buffer.from(data, 'base64')) })
    return null
  },
}

function encoded({ ledger }: NodeContext, of: string, given: Options): unknown {
  const account = ledger.account(of)
  // Base58, the default here, supports only short data in nodes, so every client sets an encoding.
  const coding: AccountEncoding = given?.encoding ?? 'base58'
  return account ? encodeAccount(account, coding, ledger.account, given?.dataSlice ?? undefined) : null
}

function isTokenProgram(program: string): boolean {
  return program === tokenProgram || program === token2022Program
}
