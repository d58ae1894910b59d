import type { ChainNamespace } from '@latchkit/core'
import type { DefineComponent, PropType } from 'vue'
import { createElementComponent } from './createElementComponent.js'

/** Props of the component {@link LatchkitButton}. */
export type LatchkitButtonProps = {
  /** Replaces "Connect wallet". */
  readonly label?: string | undefined
  /** The namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  readonly disabled?: boolean | undefined
}

/** Props of the component {@link LatchkitAccountButton}. */
export type LatchkitAccountButtonProps = {
  /** Whether the button shows the balance. Default: `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** The namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  readonly disabled?: boolean | undefined
}

/** Props of the component {@link LatchkitNetworkButton}. */
export type LatchkitNetworkButtonProps = {
  /** The namespace of the network. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  readonly disabled?: boolean | undefined
}

const namespace = { type: String as PropType<ChainNamespace> }

/**
 * Opens the modal, and shows the account while a wallet is connected.
 *
 * @example
 * ```ts
 * import { LatchkitButton } from '@latchkit/vue/elements'
 * import { h } from 'vue'
 *
 * const render = () => h(LatchkitButton, { label: 'Sign in' })
 * ```
 */
export const LatchkitButton: DefineComponent<LatchkitButtonProps> =
  createElementComponent<LatchkitButtonProps>('LatchkitButton', 'button', {
    label: String,
    namespace,
    disabled: Boolean,
  })

/**
 * Shows the connected account with its balance, and opens its view. Shows nothing while no wallet is connected.
 *
 * @example
 * ```ts
 * import { LatchkitAccountButton } from '@latchkit/vue/elements'
 * import { h } from 'vue'
 *
 * const render = () => h(LatchkitAccountButton, { balance: 'hide' })
 * ```
 */
export const LatchkitAccountButton: DefineComponent<LatchkitAccountButtonProps> =
  createElementComponent<LatchkitAccountButtonProps>('LatchkitAccountButton', 'account-button', {
    balance: { type: String as PropType<'show' | 'hide'> },
    namespace,
    disabled: Boolean,
  })

/**
 * Shows the current network, and opens the list of networks. Shows nothing if the option `enableNetworkSwitch` is false.
 *
 * @example
 * ```ts
 * import { LatchkitNetworkButton } from '@latchkit/vue/elements'
 * import { h } from 'vue'
 *
 * const render = () => h(LatchkitNetworkButton)
 * ```
 */
export const LatchkitNetworkButton: DefineComponent<LatchkitNetworkButtonProps> =
  createElementComponent<LatchkitNetworkButtonProps>('LatchkitNetworkButton', 'network-button', {
    namespace,
    disabled: Boolean,
  })

/**
 * The modal as a card in the page, with the option `enableEmbedded`.
 *
 * @example
 * ```ts
 * import { LatchkitModal } from '@latchkit/vue/elements'
 * import { h } from 'vue'
 *
 * const render = () => h(LatchkitModal)
 * ```
 */
export const LatchkitModal: DefineComponent<Record<never, never>> = createElementComponent<
  Record<never, never>
>('LatchkitModal', 'modal', {})
