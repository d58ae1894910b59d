/**
 * The cause of a `WalletResponseError`: there is no contract at the address of the account, and its key has not made the signature.
 * Wallets sign like this with a smart account that is not deployed, if they do not wrap the signature (ERC-6492).
 *
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export class UndeployedAccountError extends Error {
  override name = 'UndeployedAccountError'
  readonly code = 'undeployed-account'
  constructor({ address, network }: { readonly address: string; readonly network: string }) {
    super(
      `There is no contract at ${address} on ${network} that could verify the signature. If it is a smart account, send a first transaction with its wallet on this network, and sign again.`,
    )
  }
}
