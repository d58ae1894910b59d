import type { ChainNamespace, RegisteredKit } from '@latchkit/core'

/** An element of a kit. */
export interface LatchkitElement extends HTMLElement {
  /** The kit of `defineElements`. */
  readonly kit: RegisteredKit
}

/** An element that is a button. Each property is the attribute of the same name. */
interface ButtonElement extends LatchkitElement {
  /** The namespace of the account or of the network. Default: the active namespace. */
  namespace: ChainNamespace | undefined
  disabled: boolean
}

/** `<latchkit-button>`: opens the modal, and shows the account while a wallet is connected. */
export interface LatchkitButtonElement extends ButtonElement {
  /** Replaces "Connect wallet". */
  label: string | undefined
}

/** `<latchkit-network-button>`: shows the current network, and opens the list of networks. */
export interface LatchkitNetworkButtonElement extends ButtonElement {}

/** `<latchkit-account-button>`: shows the connected account with its balance. Shows nothing while no wallet is connected. */
export interface LatchkitAccountButtonElement extends ButtonElement {
  /** Whether the button shows the balance. Default: `show`. */
  balance: 'show' | 'hide' | undefined
}

/** `<latchkit-modal>`: the modal as a card in the page, with the option `enableEmbedded`. */
export interface LatchkitModalElement extends LatchkitElement {}

declare global {
  interface HTMLElementTagNameMap {
    'latchkit-button': LatchkitButtonElement
    'latchkit-network-button': LatchkitNetworkButtonElement
    'latchkit-account-button': LatchkitAccountButtonElement
    'latchkit-modal': LatchkitModalElement
  }
}
