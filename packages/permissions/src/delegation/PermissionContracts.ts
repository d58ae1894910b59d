import type { Address } from 'viem'

/** The contracts that check the caveats of permissions, by their names in the Delegation Framework. */
export type EnforcerName =
  | 'AllowedCalldataEnforcer'
  | 'AllowedMethodsEnforcer'
  | 'AllowedTargetsEnforcer'
  | 'ERC20PeriodTransferEnforcer'
  | 'ERC20TransferAmountEnforcer'
  | 'ExactCalldataEnforcer'
  | 'LimitedCallsEnforcer'
  | 'NativeTokenPeriodTransferEnforcer'
  | 'NativeTokenTransferAmountEnforcer'
  | 'NonceEnforcer'
  | 'TimestampEnforcer'
  | 'ValueLteEnforcer'

/** Addresses of the contracts of the Delegation Framework on a chain. */
export type PermissionContracts = {
  /** `DelegationManager`: redeems delegations (ERC-7710). */
  readonly delegationManager: Address
  /** The contracts that check the caveats. */
  readonly enforcers: Readonly<Record<EnforcerName, Address>>
}

/**
 * The contracts of the Delegation Framework 1.3 on public chains, with the same addresses on each.
 *
 * They are not deployed on every chain: check that there is code at `delegationManager`.
 */
export const delegationFramework: PermissionContracts = {
  delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  enforcers: {
    AllowedCalldataEnforcer: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
    AllowedMethodsEnforcer: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
    AllowedTargetsEnforcer: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
    ERC20PeriodTransferEnforcer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
    ERC20TransferAmountEnforcer: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
    ExactCalldataEnforcer: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
    LimitedCallsEnforcer: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
    NativeTokenPeriodTransferEnforcer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
    NativeTokenTransferAmountEnforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
    NonceEnforcer: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
    TimestampEnforcer: '0x1046bb45C8d673d4ea75321280DB34899413c069',
    ValueLteEnforcer: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  },
}
