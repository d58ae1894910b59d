export { type BitcoinAccount, type BitcoinKey, bitcoinAccounts } from '@latchkit/test/source/bitcoin/accounts'
export { bitcoinMalformedAnswers } from '@latchkit/test/source/bitcoinWallet/bitcoinMalformedAnswers'
export { ingot, minnow, orchard, saddle, satchel } from '@latchkit/test/source/bitcoinWallet/bitcoinWallets'
export type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletControls,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from '@latchkit/test/source/bitcoinWallet/control'
export {
  delegationContracts,
  entryPoints,
  simple7702Account,
} from '@latchkit/test/source/contracts/smartAccounts'
export { type TestToken, tokens } from '@latchkit/test/source/contracts/tokens'
export { accounts, type TestAccount } from '@latchkit/test/source/foundation/accounts'
export { type Post, post } from '@latchkit/test/source/foundation/jsonRpc'
export { type SolanaAccount, solanaAccounts } from '@latchkit/test/source/solana/accounts'
export {
  solanaCaipNetworkId,
  solanaGenesisHash,
  solanaStandardChain,
} from '@latchkit/test/source/solana/cluster'
export type {
  SolanaWalletControl,
  SolanaWalletControls,
  SolanaWalletState,
} from '@latchkit/test/source/solanaWallet/control'
export { solanaMalformedAnswers } from '@latchkit/test/source/solanaWallet/solanaMalformedAnswers'
export { lagoon, metaMaskSolana, twinSolana } from '@latchkit/test/source/solanaWallet/solanaWallets'
export type { Answer, BaseWalletState, ErrorShape } from '@latchkit/test/source/wallet/baseWalletState'
export type { WatchedAsset } from '@latchkit/test/source/wallet/context'
export type {
  BaseWalletControl,
  Provider,
  WalletControl,
  WalletControls,
} from '@latchkit/test/source/wallet/control'
export type { WalletOptions } from '@latchkit/test/source/wallet/createWallet'
export { hostileIcons, hostileName, malformedAnswers } from '@latchkit/test/source/wallet/hostile'
export type { Prompt } from '@latchkit/test/source/wallet/prompts'
export type { WalletChain, WalletState } from '@latchkit/test/source/wallet/state'
export {
  acorn,
  delta,
  fjord,
  harbor,
  marsh,
  meadow,
  metaMask,
  sapling,
  twin,
  vault,
} from '@latchkit/test/source/wallet/wallets'
export { type WalletScriptOptions, walletScript } from '@latchkit/test/source/walletScript'
export type { StandardAccount, StandardWallet } from '@latchkit/test/source/walletStandard/standardWallet'
export { type BitcoinChain, bitcoinCaipNetworkId } from '../bitcoin/network.js'
export { multicall3Address, permit2Address } from '../contracts/deployContracts.js'
export { type DevnetName, ens, nameResolvers, names, nameZone } from '../contracts/ens.js'
export { type DevnetPool, market, pools } from '../contracts/market.js'
export { collections, type DevnetCollection, type DevnetNft } from '../contracts/nfts.js'
export {
  concentratedPools,
  type DevnetConcentratedPool,
  type MarketToken,
  marketTokenBalance,
  marketTokens,
  swapContracts,
} from '../contracts/swapContracts.js'
export type { EvmChain, EvmHardfork } from '../evm/evmChain.js'
export { DevnetError } from '../foundation/DevnetError.js'
export { freePort } from '../foundation/freePort.js'
export { type MailSink, startMailSink } from '../mail/startMailSink.js'
export { type SolanaNft, solanaCollection, solanaNfts } from '../solana/nfts.js'
export type { SolanaChain } from '../solana/SolanaChain.js'
export { type SolanaToken, solanaTokens } from '../solana/tokens.js'
export { type Devnet, type DevnetOptions, startDevnet } from '../startDevnet.js'
export {
  type SolanaMakerBehavior,
  solanaMakerBehaviors,
  solanaMakerThief,
} from '../swapServers/solanaMakerBehaviors.js'
export {
  type Aggregator,
  type AggregatorBehavior,
  aggregatorBehaviors,
  aggregatorThief,
} from '../swapServers/startAggregator.js'
export type { Bridge } from '../swapServers/startBridge.js'
export type { SolanaMaker } from '../swapServers/startSolanaMaker.js'
