export { type BitcoinAccount, type BitcoinKey, bitcoinAccounts } from '../bitcoin/accounts.js'
export { type BitcoinChain, bitcoinCaipNetworkId } from '../bitcoin/network.js'
export { bitcoinMalformedAnswers } from '../bitcoinWallet/bitcoinMalformedAnswers.js'
export { ingot, minnow, orchard, saddle, satchel } from '../bitcoinWallet/bitcoinWallets.js'
export type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletControls,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from '../bitcoinWallet/control.js'
export { multicall3Address, permit2Address } from '../contracts/deployContracts.js'
export { type DevnetName, ens, nameResolvers, names, nameZone } from '../contracts/ens.js'
export { type DevnetPool, market, pools } from '../contracts/market.js'
export { collections, type DevnetCollection, type DevnetNft } from '../contracts/nfts.js'
export { delegationContracts, entryPoints, simple7702Account } from '../contracts/smartAccounts.js'
export {
  concentratedPools,
  type DevnetConcentratedPool,
  type MarketToken,
  marketTokenBalance,
  marketTokens,
  swapContracts,
} from '../contracts/swapContracts.js'
export { type DevnetToken, tokens } from '../contracts/tokens.js'
export type { EvmChain, EvmHardfork } from '../evm/evmChain.js'
export { accounts, type DevnetAccount } from '../foundation/accounts.js'
export { DevnetError } from '../foundation/DevnetError.js'
export { freePort } from '../foundation/freePort.js'
export { type Post, post } from '../foundation/jsonRpc.js'
export { type MailSink, startMailSink } from '../mail/startMailSink.js'
export { type SolanaAccount, solanaAccounts } from '../solana/accounts.js'
export {
  type SolanaChain,
  solanaCaipNetworkId,
  solanaGenesisHash,
  solanaStandardChain,
} from '../solana/cluster.js'
export { type SolanaNft, solanaCollection, solanaNfts } from '../solana/nfts.js'
export { type SolanaToken, solanaTokens } from '../solana/tokens.js'
export type { SolanaWalletControl, SolanaWalletControls, SolanaWalletState } from '../solanaWallet/control.js'
export { solanaMalformedAnswers } from '../solanaWallet/solanaMalformedAnswers.js'
export { lagoon, metaMaskSolana, twinSolana } from '../solanaWallet/solanaWallets.js'
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
export type { Answer, BaseWalletState, ErrorShape } from '../wallet/baseWalletState.js'
export type { WatchedAsset } from '../wallet/context.js'
export type { BaseWalletControl, Provider, WalletControl, WalletControls } from '../wallet/control.js'
export type { WalletOptions } from '../wallet/createWallet.js'
export { hostileIcons, hostileName, malformedAnswers } from '../wallet/hostile.js'
export type { Prompt } from '../wallet/prompts.js'
export type { WalletChain, WalletState } from '../wallet/state.js'
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
} from '../wallet/wallets.js'
export { type WalletScriptOptions, walletScript } from '../walletScript.js'
export type { StandardAccount, StandardWallet } from '../walletStandard/standardWallet.js'
