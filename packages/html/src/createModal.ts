import { closeModal, type Latchkit, openModal, type RegisteredKit } from '@latchkit/core'
import { getPage } from './page/getPage.js'
import type { LocaleOptions } from './page/Page.js'

/** The modal of a kit. */
export type Modal = {
  readonly kit: RegisteredKit
  /** Opens the modal. Resolves with the account the user connects, or with `undefined` if the modal closes without one. */
  readonly open: (parameters?: openModal.Parameters) => Promise<openModal.ReturnType>
  readonly close: (parameters?: closeModal.Parameters) => Promise<closeModal.ReturnType>
  /** Switches the language of the buttons and of the modal, also of an open one, which keeps its state. */
  readonly setLocale: (locale: LocaleOptions['locale']) => void
  /** Removes the modal and the contents of the elements, and stops the kit. `createModal` renders them again. */
  readonly destroy: () => void
}

/**
 * Renders the modal of a kit at the end of the body, and mounts the kit. A kit has one modal: another call returns it, and sets its
 * language if there are options. On a server, it renders nothing.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { base, mainnet } from '@latchkit/core/networks'
 * import { createModal } from '@latchkit/html'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * const modal = createModal(kit, { locale: 'auto' })
 *
 * document.querySelector('#connect')?.addEventListener('click', () => modal.open())
 * ```
 */
export function createModal(kit: Latchkit, options?: createModal.Options): Modal {
  const page = getPage(kit)
  if (options) page.setLocale(options)
  page.mount()
  return {
    // The app states that its page has the kit of `Register`.
    kit: kit as RegisteredKit,
    open: (parameters) => openModal(kit, parameters),
    close: (parameters) => closeModal(kit, parameters),
    setLocale: (locale) => page.setLocale({ ...page.getState(), locale }),
    destroy: page.unmount,
  }
}

export declare namespace createModal {
  type Options = LocaleOptions
}
