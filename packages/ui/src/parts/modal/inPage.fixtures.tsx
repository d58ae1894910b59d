import type { ModalModel, Route } from '@latchkit/core'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { en } from '../../copy/en.js'
import { one } from '../../views/connect/ConnectView.fixtures.js'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { open } from './Modal.fixtures.js'
import { Modal, type ModalProps } from './Modal.js'

export const closed: ModalModel = { status: 'closed' }

export function at(route: Route, more: Partial<typeof open> = {}): typeof open {
  return { ...open, route, ...more }
}

export function modal(props: Partial<ModalProps> = {}): ReactElement {
  return (
    <Modal model={open} copy={en} theme="light" onClose={() => {}} onHelp={() => {}} {...props}>
      {props.children ?? <ConnectView model={one} onSelectWallet={() => {}} />}
    </Modal>
  )
}

export function root(): ShadowRoot {
  const shadow = document.querySelector('[data-latchkit=modal]')?.shadowRoot
  if (!shadow) throw new Error('no modal')
  return shadow
}

/** What has the focus, by its name. */
export function focused(): string | undefined {
  const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent ?? undefined
}

export function dialog(): HTMLDialogElement {
  const element = root().querySelector('dialog')
  if (!element) throw new Error('no dialog')
  return element
}

/** Lets every animation end at once. */
export async function settle(): Promise<void> {
  await vi.waitFor(() => {
    for (const animation of root().getAnimations()) animation.finish()
    expect(root().getAnimations()).toEqual([])
  })
}
