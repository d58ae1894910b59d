import { sameBytes } from '../../foundation/encoding/bytes.js'
import { isBytes } from '../../foundation/encoding/isBytes.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { parseTransaction, type WireTransaction } from './parseTransaction.js'

/**
 * Lighthouse: its instructions only make a transaction fail, and move no funds. Phantom and
 * Solflare add them on mainnet.
 */
const guards = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
const fees = 'ComputeBudget111111111111111111111111111111'

/**
 * Checks that a wallet signed the requested transaction, for installed and remote wallets. Besides
 * signatures, a wallet may only add instructions of the Lighthouse program (`guards`), and with
 * `guardsAndFees` another compute budget. Everything else must be unchanged: fee payer, blockhash,
 * and every instruction with its accounts, their roles and its data, in order. After other signers
 * have signed, nothing may change, because any change invalidates their signatures. The account's
 * own signature is verified (ed25519).
 *
 * @param asked The transaction in wire format, already validated.
 * @param answer Untrusted input.
 * @throws `WalletResponseError`
 */
export async function checkSigned(
  method: string,
  asked: Uint8Array,
  answer: unknown,
  { address, mayAdd }: { readonly address: string; readonly mayAdd: 'guards' | 'guardsAndFees' },
): Promise<Uint8Array> {
  const fail = (reason: string, cause?: unknown) => new WalletResponseError({ method, reason, cause })
  const before = parseTransaction(Uint8Array.from(asked))
  const after = parseSignedTransaction(answer, fail)
  const own = signatureOf(after, address)
  if (!own || isEmpty(own)) throw fail('it did not sign')
  const others = before.signers.filter((signer, at) => signer !== address && !isEmpty(before.signatures[at]))
  for (const signer of others) {
    const [was, is] = [signatureOf(before, signer), signatureOf(after, signer)]
    if (!was || !is || !sameBytes(was, is)) throw fail('it dropped the signature of another signer')
  }
  const isSame = sameBytes(before.message, after.message)
  const mayDiffer = others.length === 0 && toComparisonKey(after, mayAdd) === toComparisonKey(before, mayAdd)
  if (!isSame && !mayDiffer) throw fail('it signed another transaction than the requested one')
  const { verifyEd25519 } = await import('./verifyEd25519.js')
  if (!verifyEd25519(address, after.message, own)) throw fail(`its signature is not one of ${address}`)
  return Uint8Array.from(answer as Uint8Array)
}

function parseSignedTransaction(
  answer: unknown,
  fail: (reason: string, cause?: unknown) => Error,
): WireTransaction {
  if (!isBytes(answer)) throw fail('it is not a transaction')
  try {
    return parseTransaction(Uint8Array.from(answer))
  } catch (cause) {
    throw fail('it is not a transaction', cause)
  }
}

function signatureOf({ signers, signatures }: WireTransaction, address: string): Uint8Array | undefined {
  return signatures[signers.indexOf(address)]
}

function isEmpty(signature: Uint8Array | undefined): boolean {
  return signature?.every((byte) => byte === 0) ?? true
}

/** Returns a comparison key of a transaction's effects, without what a wallet may add. */
function toComparisonKey(
  { message, signers, contents }: WireTransaction,
  mayAdd: 'guards' | 'guardsAndFees',
): string {
  // Versions that are not parsed are compared as a whole.
  if (!contents) return message.join()
  const added = mayAdd === 'guards' ? [guards] : [guards, fees]
  const instructions = contents.instructions.filter(({ program }) => !added.includes(program))
  return JSON.stringify([contents.version, contents.lifetime, signers, instructions])
}
