/** The strings of the choice between the ordinary account and the smart account of a login. */
export type AccountTypeCopy = {
  /** The name of the section. */
  readonly heading: string
  /** The name of the switch. */
  readonly title: string
  readonly on: string
  readonly off: string
  /** Explanation of a smart account. */
  readonly text: string
  /** Both accounts have one address (EIP-7702). */
  readonly sameAddress: string
  /** The smart account has another address (ERC-4337): what the user owns does not move with the switch. */
  readonly otherAddress: string
  /** It does not exist on the chain yet. */
  readonly notDeployed: string
  readonly switching: { readonly eoa: string; readonly smartAccount: string }
  /** Titles of a change that failed, by the type that was chosen. */
  readonly failed: { readonly eoa: string; readonly smartAccount: string }
  /** Follows them if the reason is not known. */
  readonly unchanged: string
  /** Placeholder: `{network}`. */
  readonly unavailable: string
}
