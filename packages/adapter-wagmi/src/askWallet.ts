import { toWalletError } from './toWalletError.js'

/** Does something with a wallet; what it throws becomes one of our errors. */
export async function askWallet<T>(
  subject: { readonly method: string; readonly connectorId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw toWalletError({ ...subject, cause })
  }
}
