import { ChainNotSupportedError } from '@latchkit/core'
import { MethodNotSupportedError, WalletRequestError } from '@latchkit/core/errors'
import type { SolanaSigner, SolanaSignerOf } from '@latchkit/core/solana'
import { getWalletChain } from './getWalletChain.js'
import { findAccounts, type SolanaSession } from './SolanaSession.js'
import { askWallet } from './toWalletError.js'
import type { SigningFeature, SolanaWallet, WalletAccount } from './wallet/SolanaWallet.js'

/**
 * Returns the session with a connected wallet.
 *
 * @throws `WalletRequestError` (4100) if the app is not connected to it
 */
export type GetSession = (connectorId: string, method: string) => SolanaSession

/** A wallet with accounts of one address. At least one account can sign. */
type Signers = {
  readonly wallet: SolanaWallet
  readonly accounts: readonly [WalletAccount, ...WalletAccount[]]
}

/**
 * Returns the accounts of an address that have one of the features. A wallet may list an address once per chain.
 *
 * @throws `WalletRequestError` (4100) if the wallet has not authorized that address
 * @throws `MethodNotSupportedError` if the account has none of the features
 */
export function getSigners(
  getSession: GetSession,
  caller: { readonly connectorId: string; readonly address: string },
  method: string,
  features: readonly SigningFeature[],
): Signers {
  const { wallet, accounts } = getSession(caller.connectorId, method)
  const known = findAccounts(accounts, caller.address)
  if (known.length === 0)
    throw new WalletRequestError({
      method,
      rpcCode: 4100,
      details: `The wallet has not authorized ${caller.address} for this site.`,
    })
  const [first, ...others] = known.filter((account) =>
    features.some((each) => account.features.includes(each)),
  )
  if (!first) throw new MethodNotSupportedError({ method, namespace: 'solana' })
  return { wallet, accounts: [first, ...others] }
}

/**
 * Creates the transaction signer for the session's network. The wallet receives the network under the name it supports.
 */
export function createSigner(
  getSession: GetSession,
  ...[caller, method, features]: Parameters<SolanaSignerOf>
): SolanaSigner {
  const { wallet, accounts } = getSigners(getSession, caller, method, features)
  const { connectorId, network } = caller
  const { chainId } = getSession(connectorId, method)
  if (chainId !== network.caipNetworkId)
    throw new WalletRequestError({ method, rpcCode: 4901, details: `The session is on ${chainId}.` })
  const account = accounts.find((each) => getWalletChain(each, network))
  const chain = account && getWalletChain(account, network)
  if (!account || !chain) throw new ChainNotSupportedError({ network: network.name })
  const ask = <T>(work: () => Promise<T>) => askWallet({ method, connectorId }, work)
  return {
    wallet,
    name: wallet.name,
    can: (signing) => account.features.includes(signing),
    takes: (signing, version) => wallet.supportsVersion(signing, version),
    signTransactions: (transactions) => ask(() => wallet.signTransactions(account, transactions, chain)),
    signAndSend: (transaction, options) =>
      ask(() => wallet.signAndSend(account, transaction, chain, options)),
  }
}
