import { createOwnedAccount } from '@latchkit/test/source/contracts/ownedAccount'
import { deployer, type TestToken, tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { type Address, encodeDeployData, type Hex } from 'viem'
import { DevnetError } from '../foundation/DevnetError.js'
import { type ContractName, readArtifact } from './artifact.js'

/** Address of Multicall3 on public chains and here. */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Address of Permit2 on public chains and here. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** The owner and the salt of the contract account that exists on every chain: the account of the wallet Vault. */
const deployedAccount = { owner: accounts[8]?.address ?? deployer, salt: 1 }

/**
 * Deploys Multicall3, Permit2, a contract account and the tokens on a new chain.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployContracts(rpcUrl: string): Promise<void> {
  const setCode = (name: ContractName, address: Address) =>
    jsonRpc(post, rpcUrl, 'anvil_setCode', [address, readArtifact(name).deployedBytecode])
  await setCode('Multicall3', multicall3Address)
  await setCode('Permit2', permit2Address)
  const { address, runtime } = createOwnedAccount(deployedAccount.owner, deployedAccount.salt)
  // Without a transaction, because the addresses of other contracts follow from the number of transactions.
  await jsonRpc(post, rpcUrl, 'anvil_setCode', [address, runtime])
  for (const token of tokens) {
    const receipt = await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [
      { from: deployer, data: creation(token) },
    ])
    const { contractAddress } = receipt as { contractAddress: string | null }
    if (contractAddress !== token.address.toLowerCase())
      throw new DevnetError(
        `The contract of ${token.symbol} is at ${contractAddress}, not at ${token.address}.`,
      )
  }
}

function creation({ name, symbol, decimals, balance }: TestToken): Hex {
  const holders = accounts.map(({ address }) => address)
  const { abi, bytecode } = readArtifact(symbol === 'ODD' ? 'OddCoin' : 'Coin')
  const args = symbol === 'ODD' ? [holders, balance] : [name, symbol, decimals, holders, balance]
  return encodeDeployData({ abi, bytecode, args })
}
