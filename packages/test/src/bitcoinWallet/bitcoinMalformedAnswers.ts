/** Name of a set of malformed responses of a Bitcoin wallet. */
export type BitcoinMalformedAnswer =
  | 'accountsNotArray'
  | 'accountsNotAddresses'
  | 'accountsEmpty'
  | 'signatureEmpty'
  | 'psbtNonsense'
  | 'txidNull'

/** Responses of broken Bitcoin wallets, in every style; a value for `malformed`. */
export const bitcoinMalformedAnswers: Readonly<
  Record<BitcoinMalformedAnswer, Readonly<Record<string, unknown>>>
> = {
  accountsNotArray: accountsAre({ address: 'bcrt1q' }),
  accountsNotAddresses: accountsAre([
    { address: '<b>me</b>', publicKey: 'zz', purpose: 'payment', type: 'p2wpkh' },
    7,
    null,
  ]),
  accountsEmpty: accountsAre([]),
  signatureEmpty: { signMessage: '', 'bitcoin:signMessage': [{ signature: [] }] },
  psbtNonsense: {
    signPsbt: { psbt: 'cHNidP8', hex: '70736274' },
    'bitcoin:signTransaction': [{ signedPsbt: [1, 2, 3] }],
  },
  txidNull: {
    sendBitcoin: null,
    send: { txhash: null },
    sendTransfer: { txid: null },
    'bitcoin:signAndSendTransaction': [{ txId: null }],
  },
}

function accountsAre(accounts: unknown): Readonly<Record<string, unknown>> {
  return {
    accounts,
    'bitcoin:connect': { accounts },
    change: { accounts },
    getAccounts: accounts,
    requestAccounts: accounts,
    accountsChanged: accounts,
    connect: accounts,
    getAddresses: { addresses: accounts },
    wallet_connect: { addresses: accounts },
    wallet_getAccount: { addresses: accounts },
  }
}
