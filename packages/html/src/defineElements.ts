import { ConfigError, type Latchkit } from '@latchkit/core'
import { createModal, type Modal } from './createModal.js'
import { createElementClass, type ElementClass } from './elements/createElementClass.js'
import type { PartKind, PartProps } from './page/Page.js'

/** The attributes of each element. */
const elements: { readonly [Kind in PartKind]: readonly (keyof PartProps)[] } = {
  button: ['label', 'namespace', 'disabled'],
  'network-button': ['namespace', 'disabled'],
  'account-button': ['balance', 'namespace', 'disabled'],
  modal: [],
}

/**
 * Defines `<latchkit-button>`, `<latchkit-network-button>`, `<latchkit-account-button>` and `<latchkit-modal>` for a kit, and creates its
 * modal. Elements that are in the document already become buttons. Another call for the same kit does nothing more. On a server, it
 * defines nothing.
 *
 * @throws `ConfigError` if another kit has elements of that name. Two kits in one document need two prefixes.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 * import { defineElements } from '@latchkit/html'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * defineElements(kit)
 *
 * document.body.append(document.createElement('latchkit-button'))
 * ```
 */
export function defineElements(kit: Latchkit, options: defineElements.Options = {}): Modal {
  const { prefix = 'latchkit', ...locale } = options
  const modal = createModal(kit, Object.keys(locale).length > 0 ? locale : undefined)
  if (typeof customElements === 'undefined') return modal
  for (const [kind, attributes] of Object.entries(elements)) {
    const name = `${prefix}-${kind}`
    const defined: ElementClass | undefined = customElements.get(name)
    if (!defined) customElements.define(name, createElementClass(kit, kind as PartKind, attributes))
    else if (defined.kit !== kit)
      throw new ConfigError({
        path: 'prefix',
        reason: `<${name}> belongs to another kit. Define the elements of this one with a prefix of its own, such as defineElements(kit, { prefix: 'shop' }), which defines <shop-${kind}>`,
      })
  }
  return modal
}

export declare namespace defineElements {
  type Options = createModal.Options & {
    /** The first part of the elements' names, in lower case. Default: `latchkit`. */
    readonly prefix?: string | undefined
  }
}
