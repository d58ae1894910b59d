export { connectNode, type NodeOptions } from '../anvil/connectNode.js'
export { type AnvilOptions, startAnvil } from '../anvil/startAnvil.js'
export { type BitcoinAccount, type BitcoinKey, bitcoinAccounts } from '../bitcoin/accounts.js'
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
export type { BitcoinWalletOptions } from '../bitcoinWallet/createBitcoinWallet.js'
export {
  createWalletHost,
  type InstallWalletsOptions,
  installWallets,
  type NamespaceOptions,
  type WalletHost,
} from '../browser/installWallets.js'
export { routeChains } from '../browser/routeChains.js'
export { type Chaos, chaos } from '../chaos/chaos.js'
export type { ChaosOptions } from '../chaos/createDecisions.js'
export { runWithChaos } from '../chaos/runWithChaos.js'
export { type TestToken, tokens } from '../contracts/tokens.js'
export {
  createFakeBitcoinChain,
  type FakeBitcoinChain,
  type FakeBitcoinChainOptions,
} from '../fakeBitcoin/createFakeBitcoinChain.js'
export type { SentBitcoinTransaction } from '../fakeBitcoin/SentBitcoinTransaction.js'
export type { ContractCall } from '../fakeChain/contract.js'
export { createFakeChain, type FakeChain, type FakeChainOptions } from '../fakeChain/createFakeChain.js'
export type { ContractStub } from '../fakeChain/createStub.js'
export type { FakeTokenOptions } from '../fakeChain/createToken.js'
export type { MinedTransaction } from '../fakeChain/ledger.js'
export {
  createFakeSolanaChain,
  type FakeSolanaChain,
  type FakeSolanaChainOptions,
} from '../fakeSolana/createFakeSolanaChain.js'
export type { SentTransaction } from '../fakeSolana/transfers.js'
export { accounts, type TestAccount } from '../foundation/accounts.js'
export { type Post, post } from '../foundation/jsonRpc.js'
export type {
  BitcoinTestChain,
  EsploraRequest,
  EsploraResponse,
  SolanaTestChain,
  UnspentOutput,
} from '../foundation/NamespaceChain.js'
export { ProviderRpcError } from '../foundation/ProviderRpcError.js'
export type { RpcRequest, TestChain } from '../foundation/TestChain.js'
export type { AnswerOptions, BaseTestWallet } from '../host/BaseTestWallet.js'
export type { ApprovalMode } from '../host/createApproval.js'
export type { ExpectedRequest } from '../host/matchRequest.js'
export type { PageWallet } from '../host/PageWallet.js'
export type {
  AnyCallRecord,
  CallRecord,
  DecodedCall,
  RequestKind,
  RequestRecord,
  TypedDataRecord,
  WalletRequestRecord,
} from '../host/requestRecord.js'
export { type RpcServer, startRpcServer } from '../host/startRpcServer.js'
export type { TestWallet } from '../host/TestWallet.js'
export { connectInbox } from '../inbox/connectInbox.js'
export type { ReadMailOptions, TestInbox, WaitForMailOptions } from '../inbox/createInbox.js'
export { type InboxOptions, type StartedInbox, startInbox } from '../inbox/startInbox.js'
export type { TestMail } from '../inbox/TestMail.js'
export type { BitcoinRequestRecord, BitcoinTestWallet } from '../namespaces/BitcoinTestWallet.js'
export type { SolanaRequestRecord, SolanaTestWallet } from '../namespaces/SolanaTestWallet.js'
export { type PersonaBehavior, personaBehaviors } from '../personas/personaBehaviors.js'
export { type PersonaName, personas } from '../personas/personas.js'
export type { OpenedLink } from '../phone/collectLinks.js'
export type { PhoneOptions } from '../phone/PhoneOptions.js'
export { type RedirectRelayOptions, redirectRelay } from '../phone/redirectRelay.js'
export { startPhone } from '../phone/startPhone.js'
export { startRelay, type TestRelay } from '../phone/startRelay.js'
export type { TestPhone } from '../phone/TestPhone.js'
export { type SolanaAccount, solanaAccounts } from '../solana/accounts.js'
export type {
  SolanaWalletControl,
  SolanaWalletControls,
  SolanaWalletState,
} from '../solanaWallet/control.js'
export type { SolanaWalletOptions } from '../solanaWallet/createSolanaWallet.js'
export { solanaMalformedAnswers } from '../solanaWallet/solanaMalformedAnswers.js'
export { lagoon, metaMaskSolana, twinSolana } from '../solanaWallet/solanaWallets.js'
export type { Answer, BaseWalletState, ErrorShape } from '../wallet/baseWalletState.js'
export type { WatchedAsset } from '../wallet/context.js'
export type { ContractAccountOptions } from '../wallet/contractAccount.js'
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
