export type {
  AdapterCapabilities,
  AdapterUnderTest,
  EvmUnderTest,
  HostUnderTest,
  OptionalWalletMethod,
  WalletBehavior,
  WalletFault,
  WalletQuestion,
  WalletUnderTest,
} from '../testing/conformance/AdapterUnderTest.js'
export { adapterConformance } from '../testing/conformance/adapterConformance.js'
export type { BitcoinOutput, BitcoinUnderTest } from '../testing/conformance/BitcoinUnderTest.js'
export type { SolanaUnderTest } from '../testing/conformance/SolanaUnderTest.js'
export type { Expect, TestRunner } from '../testing/conformance/TestRunner.js'
export { createFakeFrame, type FakeFrame, type FakeFrameMethod } from '../testing/createFakeFrame.js'
export { createTestKit, type TestKit } from '../testing/createTestKit.js'
export { type FakeAdapter, fakeAdapter } from '../testing/fakeAdapter.js'
export type { FakeBitcoin } from '../testing/fakeBitcoin.js'
export { type FakeClock, fakeClock } from '../testing/fakeClock.js'
export { type FakeDataApi, fakeDataApi } from '../testing/fakeDataApi.js'
export type { FakeEvm } from '../testing/fakeEvm.js'
export {
  type FakeRelay,
  type FakeRelayBehavior,
  type FakeRelayRequest,
  fakeRelay,
} from '../testing/fakeRelay.js'
export { fakeSignature } from '../testing/fakeSignature.js'
export type { FakeSolana } from '../testing/fakeSolana.js'
export { type FakeStorage, fakeStorage } from '../testing/fakeStorage.js'
export type {
  FakeWallet,
  FakeWalletBehavior,
  FakeWalletOptions,
  FakeWalletQuestion,
} from '../testing/fakeWallet.js'
export { nextMacrotask } from '../testing/nextMacrotask.js'
export { testNetworks } from '../testing/testNetworks.js'
