import { AccountNotFoundError } from '../../../../foundation/errors/connection.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import type { Network } from '../../../../foundation/schema/network.js'
import type { Session } from '../../../../ports/Adapter.js'
import type { PsbtInput } from '../../../../ports/BitcoinMethods.js'
import { checkBitcoinAddress } from './checkBitcoinAddress.js'

/** `psbt` and 0xff in base64, the first bytes of every PSBT (BIP-174). */
const magic = /^cHNidP[89+/]/
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Validates a PSBT, and that its inputs belong to accounts of the session.
 *
 * @throws `InvalidParameterError`, `InvalidAddressError` or `AccountNotFoundError`.
 */
export function checkPsbt(
  { psbt, inputs }: { readonly psbt: unknown; readonly inputs: readonly PsbtInput[] },
  { accounts }: Session,
  network: Network,
): void {
  const reject = (field: string, reason: string) => {
    throw new InvalidParameterError({ field, reason })
  }
  if (typeof psbt !== 'string' || !base64.test(psbt) || !magic.test(psbt))
    reject('psbt', 'it is no PSBT in base64 (BIP-174)')
  // JavaScript callers can omit it.
  if (!Array.isArray(inputs) || inputs.length === 0) reject('inputs', 'there is none to be signed')
  for (const [place, { index, address, sighashTypes = [] }] of inputs.entries()) {
    const field = `inputs[${place}]`
    if (!isWhole(index)) reject(`${field}.index`, 'it is a whole number from 0')
    if (inputs.findIndex((input) => input.index === index) < place)
      reject(`${field}.index`, `input ${index} is named twice`)
    if (!sighashTypes.every((type) => isWhole(type) && type <= 0xff))
      reject(`${field}.sighashTypes`, 'they are whole numbers from 0 to 255')
    checkBitcoinAddress(address, `${field}.address`, network)
    if (!accounts.some((account) => account.address === address)) throw new AccountNotFoundError({ address })
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
