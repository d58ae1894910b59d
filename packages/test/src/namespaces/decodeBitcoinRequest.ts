import { base64, hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import type { BitcoinNetworkName, BitcoinWalletStyle } from '../bitcoinWallet/control.js'
import { bitcoinStyles } from '../bitcoinWallet/createBitcoinWallet.js'
import { bitcoinNetworks } from '../bitcoinWallet/keys.js'
import type { AnyCallRecord } from '../host/requestRecord.js'
import type { BitcoinRequestRecord } from './BitcoinTestWallet.js'

type Decoded = Omit<BitcoinRequestRecord, 'origin' | 'status' | 'result' | 'error'>
type Fields = Readonly<Record<string, unknown>>

const satsPerCoin = 100_000_000

/**
 * Decodes a request in the style of its wallet. Returns `undefined` for one that a wallet answers without its user.
 *
 * @param params What the method was called with: a list, or an object in the styles with `request`.
 */
export function decodeBitcoinRequest(
  style: BitcoinWalletStyle,
  method: string,
  params: unknown,
  network: BitcoinNetworkName,
): Decoded | undefined {
  if (!bitcoinStyles[style].promptingMethods.includes(method)) return undefined
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const fields: Fields = Object(list[0])
  const head = { method, params }
  switch (method.replace(/^bitcoin:/, '')) {
    case 'signMessage': {
      const from = toText(Object(fields.account).address ?? fields.address)
      return { ...head, kind: 'message', from, message: decodeText(fields.message ?? list[0]) }
    }
    case 'sendBitcoin':
      return { ...head, kind: 'transaction', calls: [toCall(list[0], list[1])] }
    case 'send':
      return {
        ...head,
        kind: 'transaction',
        from: toText(fields.from),
        calls: [toCall(fields.to, Math.round(Number(fields.value) * satsPerCoin))],
      }
    case 'sendTransfer': {
      const recipients = Array.isArray(fields.recipients) ? fields.recipients : [fields]
      const calls = recipients.map((recipient) => toCall(Object(recipient).address, Object(recipient).amount))
      return { ...head, kind: 'transaction', calls }
    }
    case 'signPsbt':
    case 'signPsbts':
    case 'signTransaction':
    case 'signAndSendTransaction':
      return { ...head, kind: 'transaction', calls: list.flatMap((item) => decodePsbts(item, network)) }
    default:
      return { ...head, kind: 'connect' }
  }
}

function toCall(address: unknown, amount: unknown): AnyCallRecord {
  return { to: toText(address), value: toAmount(amount) }
}

function toAmount(value: unknown): bigint | undefined {
  return /^\d+$/.test(String(value)) ? BigInt(String(value)) : undefined
}

/** Returns the outputs of the PSBTs in a parameter of any style. */
function decodePsbts(item: unknown, network: BitcoinNetworkName): readonly AnyCallRecord[] {
  if (Array.isArray(item)) return item.flatMap((each) => decodePsbts(each, network))
  const { psbt, hex: text } = Object(item)
  const bytes = toBytes(typeof item === 'string' ? item : (psbt ?? text))
  try {
    const transaction = Transaction.fromPSBT(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true })
    return Array.from({ length: transaction.outputsLength }, (_, index) => {
      const { script, amount } = transaction.getOutput(index)
      return { to: script && toAddress(script, network), value: amount }
    })
  } catch {
    // The wallet rejects it.
    return []
  }
}

function toBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  const text = String(value)
  try {
    return /^[0-9a-f]*$/i.test(text) ? hex.decode(text) : base64.decode(text)
  } catch {
    return new Uint8Array()
  }
}

function toAddress(script: Uint8Array, network: BitcoinNetworkName): string | undefined {
  try {
    return Address(bitcoinNetworks[network]).encode(OutScript.decode(script))
  } catch {
    // It has no address, such as OP_RETURN.
    return undefined
  }
}

function decodeText(value: unknown): string | undefined {
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : toText(value)
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
