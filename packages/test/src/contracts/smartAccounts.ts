import type { Address } from 'viem'

/**
 * EntryPoint of ERC-4337 by version, at its address on public chains.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export const entryPoints: Readonly<Record<'0.7' | '0.8', Address>> = {
  '0.7': '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0.8': '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
}

/**
 * An account for EIP-7702 with EntryPoint 0.8, at its address on public chains.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const simple7702Account: Address = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** Contracts of the Delegation Framework. */
export type DelegationContracts = {
  /** `DelegationManager`: redeems delegations (ERC-7710). */
  readonly delegationManager: Address
  /** `EIP7702StatelessDeleGator`: the code that an account delegates to with EIP-7702. */
  readonly statelessAccount: Address
  /** `HybridDeleGator`: the implementation behind the proxies of counterfactual accounts. */
  readonly hybridAccount: Address
  /** `SCL_RIP7212`: the library with which `hybridAccount` verifies the signatures of passkeys. */
  readonly passkeyVerifier: Address
  /** `SimpleFactory`: deploys bytecode with CREATE2. */
  readonly factory: Address
  /** The contracts that check the caveats of a delegation, by their names there. */
  readonly enforcers: Readonly<Record<EnforcerName, Address>>
}

/** The enforcers that the devnet has. */
export type EnforcerName =
  | 'AllowedCalldataEnforcer'
  | 'AllowedMethodsEnforcer'
  | 'AllowedTargetsEnforcer'
  | 'ERC20PeriodTransferEnforcer'
  | 'ERC20TransferAmountEnforcer'
  | 'ExactCalldataEnforcer'
  | 'ExactExecutionEnforcer'
  | 'LimitedCallsEnforcer'
  | 'NativeTokenPeriodTransferEnforcer'
  | 'NativeTokenTransferAmountEnforcer'
  | 'NonceEnforcer'
  | 'RedeemerEnforcer'
  | 'TimestampEnforcer'
  | 'ValueLteEnforcer'

/**
 * The contracts of the Delegation Framework 1.3 with EntryPoint 0.7. Public chains have them at other addresses, because
 * the bytecode of the npm package differs in its metadata.
 */
export const delegationContracts: DelegationContracts = {
  delegationManager: '0xEFB0b4e7f0A2c001f538329FD2c48A13C13aBDb1',
  statelessAccount: '0xf7A130a1d82A37Bfd5cbd7d33889A01d8B12f605',
  hybridAccount: '0x8e0716c5f44a70380B0E59aeB586f8147a66B2b4',
  passkeyVerifier: '0xFEBE41256f9F35C76e6A66FD18dBC1c7115899E9',
  factory: '0xb4aB03CBEC72F3C2E6FF50e7D9CB5d2132185A40',
  enforcers: {
    AllowedCalldataEnforcer: '0x4ecC4D7266F00A7a02eE3A99379e4B73CBD7a7A8',
    AllowedMethodsEnforcer: '0xDc25D30a9B635e9659c8Ca648609869d513a4719',
    AllowedTargetsEnforcer: '0x7F1c1e1149Ea80F83E0Db2372B8e156561a42df1',
    ERC20PeriodTransferEnforcer: '0x32d29677Dcb5452A8B8f58781B88f61E10aAee21',
    ERC20TransferAmountEnforcer: '0x4d4eE276A31d5Ceb7F27e9bb76e7E3c59DA01c16',
    ExactCalldataEnforcer: '0xDE53d355640F703B9D9264db54EFb5AD7ECEEaE5',
    ExactExecutionEnforcer: '0x1e384C607e86D18D0b3475951fF2f845022108B8',
    LimitedCallsEnforcer: '0x74AdcA9958988FE8529B1933BDE34C34BF03ce65',
    NativeTokenPeriodTransferEnforcer: '0xDDe1eb11F8365a5C742ce44B1d1D87FE7872140E',
    NativeTokenTransferAmountEnforcer: '0xD2405F6813c164D3Bef840A076b7A53FADa5e2A5',
    NonceEnforcer: '0x78BD50fa4e3fe8772d61909934654CD28FeB937E',
    RedeemerEnforcer: '0xe43235a963e5a192cfaECFd505f6c3D916245Ef6',
    TimestampEnforcer: '0x015a4C29cE7C2dB003519694DEc19aF366edC140',
    ValueLteEnforcer: '0xC3C613576C97bC237C6be5089cE290c5A0Ba4685',
  },
}
