const method = (name: string, value: unknown) => ({ [name]: value })

/** Name of a set of malformed responses of a Solana wallet. */
export type SolanaMalformedAnswer =
  | 'accountsNotArray'
  | 'accountsNotAddresses'
  | 'accountsEmpty'
  | 'signatureShort'
  | 'signatureMissing'
  | 'transactionMissing'
  | 'hashNull'

/** Responses of broken Solana wallets; a value for `malformed`. Bytes are lists here, because the state is JSON. */
export const solanaMalformedAnswers: Readonly<
  Record<SolanaMalformedAnswer, Readonly<Record<string, unknown>>>
> = {
  accountsNotArray: accountsAre({ address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' }),
  accountsNotAddresses: accountsAre([
    { address: '<b>me</b>', publicKey: [], chains: [], features: [] },
    7,
    null,
  ]),
  accountsEmpty: accountsAre([]),
  signatureShort: method('solana:signMessage', [{ signedMessage: [1], signature: [1, 2, 3] }]),
  signatureMissing: method('solana:signMessage', []),
  transactionMissing: method('solana:signTransaction', [{}]),
  hashNull: method('solana:signAndSendTransaction', [{ signature: null }]),
}

function accountsAre(accounts: unknown): Readonly<Record<string, unknown>> {
  return { 'standard:connect': { accounts }, accounts, change: { accounts } }
}
