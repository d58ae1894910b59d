import type { Address, Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createOwnedAccount } from '../contracts/ownedAccount.js'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'

/** How a wallet signs with accounts that are contracts. */
export type ContractAccountOptions = {
  /** The salt of the deployment: another account of the same owner. */
  readonly salt: number
  /**
   * The signatures of an account that is not deployed: with its deployment (EIP-6492), or `bare`, which only the deployed
   * contract can verify.
   */
  readonly undeployedSignatures: 'wrapped' | 'bare'
}

/** An account of a wallet: a key, or a contract that a key owns. */
export type WalletAccount = Pick<
  PrivateKeyAccount,
  'address' | 'sign' | 'signAuthorization' | 'signMessage' | 'signTransaction' | 'signTypedData'
>

/**
 * Creates a contract account (EIP-1271) with the key of its owner. It signs messages and typed data, and sends no transactions.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @param isDeployed Returns whether there is a contract on the chain of the site.
 */
export function createContractAccount(
  privateKey: Hex,
  { salt, undeployedSignatures }: ContractAccountOptions,
  isDeployed: (address: Address) => Promise<boolean>,
): WalletAccount {
  const owner = privateKeyToAccount(privateKey)
  const { address, wrap } = createOwnedAccount(owner.address, salt)

  async function toAccountSignature(signature: Hex): Promise<Hex> {
    return undeployedSignatures === 'bare' || (await isDeployed(address)) ? signature : wrap(signature)
  }

  return {
    address,
    sign: async (parameters) => toAccountSignature(await owner.sign(parameters)),
    signMessage: async (parameters) => toAccountSignature(await owner.signMessage(parameters)),
    signTypedData: async (parameters) => toAccountSignature(await owner.signTypedData(parameters)),
    signAuthorization: refuseTransaction,
    signTransaction: refuseTransaction,
  }
}

async function refuseTransaction(): Promise<never> {
  throw new ProviderRpcError(
    errorCodes.unsupportedMethod,
    'The wallet sends no transactions of contract accounts.',
  )
}
