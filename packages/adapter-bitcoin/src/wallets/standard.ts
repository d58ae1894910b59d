import { type BitcoinAnswer, field, isBytes, listOf, unauthorizedError } from '@latchkit/core/bip122'
import { addListener, callMethod, hasMethod } from './provider.js'
import type { WalletStyle } from './WalletStyle.js'

/** The Wallet Standard's names of signature hash types, by their lower bits. */
const sigHashes = ['ALL', 'ALL', 'NONE', 'SINGLE'] as const
const anyoneCanPay = 0x80

/** Returns whether a Wallet Standard wallet supports Bitcoin. */
export function isStandardWallet(wallet: unknown): wallet is object {
  return hasMethod(field(field(wallet, 'features'), 'bitcoin:connect'), 'connect')
}

/** Creates the driver of a Wallet Standard wallet. An authorized app sees its accounts without a request. */
export function standard(wallet: object): WalletStyle {
  const getFeature = (name: string) =>
    field(field(wallet, 'features'), `bitcoin:${name}`) ??
    field(field(wallet, 'features'), `standard:${name}`)

  let opened: unknown

  /** The wallet expects its own account objects. Not every wallet lists those it has authorized. */
  function getOwnAccount(address: string, method: string): unknown {
    const accounts = [...listOf(field(wallet, 'accounts')), ...listOf(opened)]
    const account = accounts.find((one) => field(one, 'address') === address)
    // Without an account, the wallet might sign with any of them.
    if (!account) throw unauthorizedError(method, address)
    return account
  }

  return {
    async connect() {
      const purposes = ['payment', 'ordinals']
      opened = field(await callMethod(getFeature('connect'), 'connect', { purposes }), 'accounts')
      return toAnswer(opened)
    },
    read: async () => toAnswer(field(wallet, 'accounts')),
    watch: (changed) => addListener(getFeature('events'), 'on', 'change', () => changed()),
    disconnect: async () => callMethod(getFeature('disconnect'), 'disconnect'),
    async signMessage({ address, message, protocol }) {
      const input = { account: getOwnAccount(address, 'signMessage'), message, type: protocol }
      const [output] = listOf(await callMethod(getFeature('signMessage'), 'signMessage', input))
      return copyBytes(field(output, 'signature'))
    },
    async signPsbt({ psbt, inputs }) {
      const inputsToSign = inputs.map(({ index, address, sighashTypes: [type] = [] }) => ({
        account: getOwnAccount(address, 'signPsbt'),
        signingIndexes: [index],
        ...(type === undefined
          ? {}
          : { sigHash: sigHashes[type & 3] + (type & anyoneCanPay ? '|ANYONECANPAY' : '') }),
      }))
      const [output] = listOf(
        await callMethod(getFeature('signTransaction'), 'signTransaction', { psbt, inputsToSign }),
      )
      return copyBytes(field(output, 'signedPsbt'))
    },
  }
}

function toAnswer(accounts: unknown): BitcoinAnswer {
  return {
    accounts,
    network: listOf(accounts).flatMap((account) => listOf(field(account, 'chains'))),
  }
}

function copyBytes(value: unknown): Uint8Array {
  if (!isBytes(value)) throw new TypeError('it is not a byte array')
  return Uint8Array.from(value)
}
