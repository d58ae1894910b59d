import { ChainNotSupportedError, MethodNotSupportedError, WalletRequestError } from '@latchkit/core'
import type { SolanaCaller } from '@latchkit/core/ports'
import type { SolanaSession } from './SolanaSession.js'
import type { SigningFeature, SolanaWallet, WalletAccount } from './SolanaWallet.js'
import { walletChain } from './walletChain.js'

/**
 * The session with a connected wallet.
 *
 * @throws `WalletRequestError` (4100) where the page is not connected with it
 */
export type SessionOf = (connectorId: string, method: string) => SolanaSession

/** Who signs. */
export type Signer = { readonly wallet: SolanaWallet; readonly account: WalletAccount }

/**
 * The account that is to sign, where it can do so in one of these ways.
 *
 * @throws `WalletRequestError` (4100) where the wallet has not opened that account to the page
 * @throws `MethodNotSupportedError` where it has none of the features
 */
export function signerOf(
  sessionOf: SessionOf,
  caller: { readonly connectorId: string; readonly address: string },
  method: string,
  features: readonly SigningFeature[],
): Signer {
  const { wallet, accounts } = sessionOf(caller.connectorId, method)
  const account = accounts.find(({ address }) => address === caller.address)
  if (!account)
    throw new WalletRequestError({
      method,
      rpcCode: 4100,
      details: `${caller.address} is not open to the page.`,
    })
  if (!features.some((feature) => account.features.includes(feature)))
    throw new MethodNotSupportedError({ method, namespace: 'solana' })
  return { wallet, account }
}

/**
 * As `signerOf`, for something that is signed for one network: the session's, and by the name that the wallet knows.
 *
 * @throws also `WalletRequestError` (4901) where the session is on another network, and `ChainNotSupportedError`
 */
export function senderOf(
  sessionOf: SessionOf,
  caller: SolanaCaller,
  method: string,
  features: readonly SigningFeature[],
): Signer & { readonly chain: string } {
  const signer = signerOf(sessionOf, caller, method, features)
  const { network } = caller
  const { chainId } = sessionOf(caller.connectorId, method)
  if (chainId !== network.caipNetworkId)
    throw new WalletRequestError({ method, rpcCode: 4901, details: `The session is on ${chainId}.` })
  const chain = walletChain(signer.account, network)
  if (chain === undefined) throw new ChainNotSupportedError({ network: network.name })
  return { ...signer, chain }
}
