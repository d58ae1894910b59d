import type { Fees } from './transactionFees.js'

/** Why a node does not take a transaction. */
export type Refusal =
  /** It has the transaction already, or its nonce is used: the receipt decides. */
  | { readonly kind: 'known' }
  /** It has another transaction with this nonce. `asked`: the fees that it requires, if it names them. */
  | { readonly kind: 'replacement'; readonly asked: Fees }
  /** The executor has too little for it: the operation is not the reason. */
  | { readonly kind: 'funds' }
  /** It does not have the transaction. `asked`: the fees that it requires, if it names them. */
  | { readonly kind: 'refused'; readonly asked: Fees }

const known =
  /already (?:known|imported|exists|in (?:the )?(?:mem)?pool)|known transaction|alreadyknown|same hash was already imported/i
/** "authority nonce too low" is about the authorization of an operation. */
const usedNonce = /(?<!authority )nonce (?:is )?too low|nonce_too_low|oldnonce|nonce has already been used/i
const replacement =
  /replacement transaction underpriced|replacement.?not.?allowed|could not replace|transaction_replacement_underpriced/i

/** A sequencer may execute a transaction before it takes it, and return the reason of the revert: contracts of the operation choose that text. */
const reverted = /\brevert/i

const funds = /insufficient (?:funds|balance)|insufficientfunds|upfront cost exceeds|overdraft/i

/** Reads the error of `eth_sendRawTransaction`, for which there are only texts. */
export function classifyRefusal(message: string): Refusal {
  if (reverted.test(message)) return { kind: 'refused', asked: { maxFee: 0n, maxPriorityFee: 0n } }
  if (known.test(message) || usedNonce.test(message)) return { kind: 'known' }
  if (funds.test(message)) return { kind: 'funds' }
  const priority = readNumber(message, /(?:minimum needed|tip needed|minimum tip:?)\s*(\d+)/i)
  const maxFee = readNumber(message, /(?:baseFee:|base fee:?|minimum fee:?)\s*(\d+)/i)
  const asked = { maxFee, maxPriorityFee: priority }
  if (replacement.test(message)) return { kind: 'replacement', asked: toAsked(message, asked) }
  return { kind: 'refused', asked }
}

/** "new tx gas fee cap 5 <= 10 queued", "new tx gas tip cap 5 < 10 queued + 100% replacement penalty". */
function toAsked(message: string, asked: Fees): Fees {
  const pattern = /(fee|tip) cap \d+ <=? (\d+) queued(?: \+ (\d+)% replacement penalty)?/gi
  let { maxFee, maxPriorityFee } = asked
  for (const [, name, queued = '0', penalty = '0'] of message.matchAll(pattern)) {
    const fee = (BigInt(queued) * (100n + BigInt(penalty)) + 99n) / 100n + (penalty === '0' ? 1n : 0n)
    if (name?.toLowerCase() === 'tip') maxPriorityFee = fee
    else maxFee = fee
  }
  return { maxFee, maxPriorityFee }
}

function readNumber(message: string, pattern: RegExp): bigint {
  return BigInt(pattern.exec(message)?.[1] ?? 0)
}
