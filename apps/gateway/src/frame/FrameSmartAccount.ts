/** The smart accounts of a chain: an account keeps its address, and delegates to the code of a contract (EIP-7702). */
export type FrameSmartAccount = {
  readonly kind: 'eip7702'
  /** EntryPoint 0.7 (ERC-4337). */
  readonly entryPoint: string
  /** `EIP7702StatelessDeleGator` of the Delegation Framework 1.3. */
  readonly implementation: string
  /** `DelegationManager` of that contract. */
  readonly delegationManager: string
  /** URL of the bundler. Default: that of the gateway, for the project and the chain. */
  readonly bundlerUrl?: string | undefined
  /** Whether a paymaster may be asked to pay the fees. */
  readonly isSponsored: boolean
  /** URL of the paymaster (ERC-7677). Default: that of the gateway, for the project and the chain. */
  readonly paymasterUrl?: string | undefined
}
