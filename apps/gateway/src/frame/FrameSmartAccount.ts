/** The smart accounts of a chain. */
export type FrameSmartAccount = SmartAccountServers &
  (
    | (SmartAccountContracts & {
        /** The account keeps its address, and delegates to `EIP7702StatelessDeleGator` (EIP-7702). */
        readonly kind: 'eip7702'
      })
    | (SmartAccountContracts & {
        /** The account is a contract with an address of its own, a proxy of `HybridDeleGator` (ERC-4337). For chains without EIP-7702. */
        readonly kind: 'erc4337'
        /** `SimpleFactory`, which deploys it with its first operation. */
        readonly factory: string
      })
  )

/** Of the Delegation Framework 1.3. */
type SmartAccountContracts = {
  /** EntryPoint 0.7 (ERC-4337). */
  readonly entryPoint: string
  /** The contract whose code accounts have. */
  readonly implementation: string
  /** `DelegationManager` of that contract. */
  readonly delegationManager: string
  /**
   * The contracts that check the caveats of permissions, by their names in the Delegation Framework. Default: the contracts of
   * public chains, if `delegationManager` is theirs; otherwise accounts grant no permissions.
   */
  readonly enforcers?: Readonly<Record<string, string>> | undefined
}

type SmartAccountServers = {
  /** URL of the bundler. Default: the bundler of the gateway, for the project and the chain. */
  readonly bundlerUrl?: string | undefined
  /** Whether a paymaster may be asked to pay the fees. */
  readonly isSponsored: boolean
  /** URL of the paymaster (ERC-7677). Default: the paymaster of the gateway, for the project and the chain. */
  readonly paymasterUrl?: string | undefined
}
