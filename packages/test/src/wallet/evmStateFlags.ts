import { malformedAnswers } from './hostile.js'
import type { WalletState } from './state.js'
import { baseWalletFlags, createMalformedFlags, type StateFlags } from './stateFlags.js'

/** The URL flags of an EVM wallet. */
export const evmStateFlags: StateFlags<WalletState> = {
  flags: {
    ...baseWalletFlags.flags,
    lower: { addressCase: 'lower' },
    atomic: { atomic: 'supported' },
    'atomic-rejected': { atomic: 'rejected' },
    'calls-v1': { atomic: 'supported', callsVersion: '1.0' },
    hashes: { tellsHashes: true },
    sponsored: { sponsorsCalls: true },
    'shows-calls': { showsCalls: true },
    assets: { reportsAssets: true },
    permissions: { permissions: 'current' },
    'no-revoke': { revokesPermissions: false },
    'no-nonce': { usesNonce: false },
    'no-add': { addsChains: false },
    'no-switch-on-add': { switchesOnAdd: false },
    ...createMalformedFlags(malformedAnswers),
  },
  numbers: {
    ...baseWalletFlags.numbers,
    chain: (chainId) => ({ chainId }),
    fee: (feePercent) => ({ feePercent }),
  },
}
