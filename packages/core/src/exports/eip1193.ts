export { type AnnouncedWallet, type Eip1193Provider, watchAnnouncedWallets } from '../browser/eip6963.js'
export { askNetwork, type NetworkRequest } from '../chains/evm/askNetwork.js'
export { askWallet } from '../chains/evm/askWallet.js'
export { checkSignature, type SignatureCheck } from '../chains/evm/checkSignature.js'
export { checkTypedDataChain } from '../chains/evm/checkTypedDataChain.js'
export { getBalance } from '../chains/evm/getBalance.js'
export { getCapabilities } from '../chains/evm/getCapabilities.js'
export { getDomainFields } from '../chains/evm/getDomainFields.js'
export { hashTypedData } from '../chains/evm/hashTypedData.js'
export { isEip1193Provider } from '../chains/evm/isEip1193Provider.js'
export { isRejection } from '../chains/evm/isRejection.js'
export { type Effect, readEffects } from '../chains/evm/readEffects.js'
export { type ReadError, readError } from '../chains/evm/readError.js'
export { revokeAccounts } from '../chains/evm/revokeAccounts.js'
export { sendTransaction, type WalletNow } from '../chains/evm/sendTransaction.js'
export { signMessage } from '../chains/evm/signMessage.js'
export { signTypedData } from '../chains/evm/signTypedData.js'
export {
  balanceOverride,
  createBalanceCall,
  type SimulatedCall,
  type SimulatedResult,
  simulateCalls,
} from '../chains/evm/simulateCalls.js'
export {
  type SimulatedCallResult,
  type SimulatedEvent,
  simulateEvents,
} from '../chains/evm/simulateEvents.js'
export { switchChain } from '../chains/evm/switchChain.js'
export type { Capabilities } from '../chains/evm/toCapabilities.js'
export { toChainId } from '../chains/evm/toChainId.js'
export { type Answer, toSession } from '../chains/evm/toSession.js'
export { toSignature } from '../chains/evm/toSignature.js'
export { toSwitchError } from '../chains/evm/toSwitchError.js'
export { toWallet, type Wallet } from '../chains/evm/toWallet.js'
export type { SignedPayload } from '../chains/evm/verifySignature.js'
export { waitForReceipt } from '../chains/evm/waitForReceipt.js'
export { createNetworkRequest } from '../chains/rpc/createNetworkRequest.js'
export { getRpcUrls } from '../chains/rpc/getRpcUrls.js'
export { rankWhileUsed } from '../chains/rpc/rankWhileUsed.js'
export { requestClient } from '../chains/rpc/requestClient.js'
export { abortable } from '../foundation/async/abortable.js'
