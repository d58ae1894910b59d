import { ChainNotSupportedError, MethodNotSupportedError, WalletRequestError } from '@latchkit/core'
import type { SolanaSigner, SolanaSignerOf } from '@latchkit/core/solana'
import { accountsAt, type SolanaSession } from './SolanaSession.js'
import type { SigningFeature, SolanaWallet, WalletAccount } from './SolanaWallet.js'
import { askWallet } from './toWalletError.js'
import { walletChain } from './walletChain.js'

/**
 * The session with a connected wallet.
 *
 * @throws `WalletRequestError` (4100) where the page is not connected with it
 */
export type SessionOf = (connectorId: string, method: string) => SolanaSession

/** Who signs: a wallet with one of an address's accounts. There is at least one that can. */
type Signers = {
  readonly wallet: SolanaWallet
  readonly accounts: readonly [WalletAccount, ...WalletAccount[]]
}

/**
 * The accounts of an address that can sign in one of these ways: a wallet may list it once for each chain.
 *
 * @throws `WalletRequestError` (4100) where the wallet has not opened that address to the page
 * @throws `MethodNotSupportedError` where it has none of the features
 */
export function signersOf(
  sessionOf: SessionOf,
  caller: { readonly connectorId: string; readonly address: string },
  method: string,
  features: readonly SigningFeature[],
): Signers {
  const { wallet, accounts } = sessionOf(caller.connectorId, method)
  const known = accountsAt(accounts, caller.address)
  if (known.length === 0)
    throw new WalletRequestError({
      method,
      rpcCode: 4100,
      details: `${caller.address} is not open to the page.`,
    })
  const [first, ...others] = known.filter((account) =>
    features.some((each) => account.features.includes(each)),
  )
  if (!first) throw new MethodNotSupportedError({ method, namespace: 'solana' })
  return { wallet, accounts: [first, ...others] }
}

/** Who signs transactions: for the session's network, which the wallet is told by the name that it knows. */
export function signerOf(
  sessionOf: SessionOf,
  ...[caller, method, ways]: Parameters<SolanaSignerOf>
): SolanaSigner {
  const { wallet, accounts } = signersOf(sessionOf, caller, method, ways)
  const { connectorId, network } = caller
  const { chainId } = sessionOf(connectorId, method)
  if (chainId !== network.caipNetworkId)
    throw new WalletRequestError({ method, rpcCode: 4901, details: `The session is on ${chainId}.` })
  const account = accounts.find((each) => walletChain(each, network))
  const chain = account && walletChain(account, network)
  if (!account || !chain) throw new ChainNotSupportedError({ network: network.name })
  const ask = <T>(work: () => Promise<T>) => askWallet({ method, connectorId }, work)
  return {
    wallet,
    name: wallet.name,
    can: (signing) => account.features.includes(signing),
    takes: (signing, version) => wallet.takes(signing, version),
    signTransactions: (transactions) => ask(() => wallet.signTransactions(account, transactions, chain)),
    signAndSend: (transaction, options) =>
      ask(() => wallet.signAndSend(account, transaction, chain, options)),
  }
}
