export type { Answer, BaseWalletState, ErrorShape } from '@latchkit/test/source/wallet/baseWalletState'
export type { Provider, WalletControl, WalletControls } from '@latchkit/test/source/wallet/control'
export type { WalletOptions } from '@latchkit/test/source/wallet/createWallet'
export { malformedAnswers } from '@latchkit/test/source/wallet/hostile'
export {
  type InstallOptions,
  installWallets,
  type WalletPage,
} from '@latchkit/test/source/wallet/page/installWallets'
export { openPage, type TestPage } from '@latchkit/test/source/wallet/page/openPage'
export type { WalletChain, WalletState } from '@latchkit/test/source/wallet/state'
export {
  acorn,
  delta,
  fjord,
  harbor,
  marsh,
  meadow,
  sapling,
  twin,
  vault,
} from '@latchkit/test/source/wallet/wallets'
export type { ProvidedDevnet } from '../vitest/provided.js'
