import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import {
  decodePermit2Allowance,
  encodeNonces,
  encodePermit,
  encodePermit2,
  encodePermit2Allowance,
  type PermitFields,
} from '../../../chains/evm/permitData.js'
import { type PermitDomain, readPermitDomain } from '../../../chains/evm/readPermitDomain.js'
import { toQuantity } from '../../../chains/evm/toQuantity.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import type { Network } from '../../../foundation/schema/network.js'
import type { TypedData } from '../../../ports/EvmMethods.js'
import type { SwapFacts, SwapIntent } from './types.js'

type Parameters = {
  readonly network: Network
  readonly intent: SwapIntent
  /** Amount that the swap pays: exactly what is signed. */
  readonly paid: bigint
  /** In seconds since the epoch. */
  readonly deadline: number
  readonly signal: AbortSignal
}

/**
 * Returns the permit that the account signs for a swap, with the nonce of now; `undefined` if none is needed, or the token has no
 * permit that this account could sign.
 */
export async function readPermit(
  request: NetworkRequest,
  { network, intent, paid, deadline, signal }: Parameters,
): Promise<SwapFacts['permit']> {
  const { from, sell, spender, permit2Spender, canPermit, validMs } = intent
  if (!sell.address || !spender) return undefined
  const token = sell.address
  const ask = (method: string, params: readonly unknown[]) =>
    request({ network, method, params, signal, needsMajority: true })
  const call = (to: Hex, data: Hex) => ask('eth_call', [{ to, data }, 'latest'])
  const chainId = Number(network.id)
  if (permit2Spender) {
    const allowance = decodePermit2Allowance(
      await call(spender, encodePermit2Allowance(from, token, permit2Spender)),
    )
    if (!allowance) throw new TransactionMismatchError({ field: 'recipient' })
    const { amount, expiration, nonce } = allowance
    // The deadline moves on with each review, so an allowance that lasts for half of the time is enough.
    const needed = deadline - Math.floor(validMs / 2_000)
    if (amount >= paid && expiration >= BigInt(needed)) return undefined
    const fields = { owner: from, token, spender: permit2Spender, amount: paid, nonce, deadline }
    return { nonce, typedData: toPermit2Data(fields, { chainId, verifyingContract: spender }) }
  }
  if (!canPermit || isContractAccount(await ask('eth_getCode', [from, 'latest']))) return undefined
  const domain = await readPermitDomain((data) => call(token, data), { chainId, token })
  const nonce =
    domain &&
    (await call(token, encodeNonces(from))
      .then(toQuantity)
      .catch(() => undefined))
  if (!domain || nonce === undefined) return undefined
  const fields = { owner: from, token, spender, amount: paid, nonce, deadline }
  return { nonce, typedData: toPermitData(fields, { ...domain, chainId }) }
}

/**
 * A key signs for an account without code, and for one that delegates to code (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const isContractAccount = (code: unknown): boolean =>
  typeof code === 'string' && code.length > 2 && !code.toLowerCase().startsWith('0xef0100')

/** Returns the typed data of a permit (EIP-2612). */
function toPermitData(
  { owner, token, spender, amount, nonce, deadline }: PermitFields,
  domain: PermitDomain & { readonly chainId: number },
): TypedData {
  return {
    domain: { name: domain.name, version: domain.version, chainId: domain.chainId, verifyingContract: token },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender, value: `${amount}`, nonce: `${nonce}`, deadline: `${deadline}` },
  }
}

/** Returns the typed data of a permit of Permit2, for one token and until the swap is over. */
function toPermit2Data(
  { token, spender, amount, nonce, deadline }: PermitFields,
  domain: { readonly chainId: number; readonly verifyingContract: Hex },
): TypedData {
  return {
    domain: { name: 'Permit2', ...domain },
    types: {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    },
    primaryType: 'PermitSingle',
    message: {
      details: { token, amount: `${amount}`, expiration: `${deadline}`, nonce: `${nonce}` },
      spender,
      sigDeadline: `${deadline}`,
    },
  }
}

/**
 * Compares what would be signed with what the user reviewed: chain, token, contract, exact amount and deadline.
 *
 * @throws `TransactionMismatchError` with the field that differs
 */
export function comparePermit(
  typedData: TypedData,
  intent: SwapIntent,
  { paid, deadline, nonce }: Pick<Parameters, 'paid' | 'deadline'> & { readonly nonce: bigint },
): void {
  const { from: owner, sell, spender, permit2Spender } = intent
  if (!sell.address || !spender) throw new TransactionMismatchError({ field: 'token' })
  const chainId = Number(intent.chainId.slice('eip155:'.length))
  const token = sell.address
  const { name, version } = typedData.domain
  const fields = { owner, token, amount: paid, nonce, deadline }
  const expected = permit2Spender
    ? toPermit2Data({ ...fields, spender: permit2Spender }, { chainId, verifyingContract: spender })
    : toPermitData({ ...fields, spender }, { name: String(name), version: String(version), chainId })
  for (const [part, field] of [
    ['domain', 'token'],
    ['types', 'method'],
    ['primaryType', 'method'],
    ['message', 'amount'],
  ] as const) {
    if (JSON.stringify(typedData[part]) !== JSON.stringify(expected[part]))
      throw new TransactionMismatchError({ field })
  }
}

/** Returns what the server needs of a signed permit; nothing without one, or if it is of another amount. */
export function toSignedPermit(
  { from: owner, sell, spender, permit2Spender, permit }: SwapIntent,
  paid: bigint,
): { readonly permit?: Hex; readonly permit2?: Hex } {
  if (!permit || !sell.address || !spender || permit.amount !== paid) return {}
  const fields = { ...permit, owner, token: sell.address }
  if (permit2Spender)
    return { permit2: encodePermit2({ ...fields, spender: permit2Spender }, permit.signature) }
  const encoded = encodePermit({ ...fields, spender }, permit.signature)
  return encoded ? { permit: encoded } : {}
}
