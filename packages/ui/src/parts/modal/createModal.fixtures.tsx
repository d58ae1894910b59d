import type { ModalModel, Route } from '@latchkit/core'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { fullEn } from '../../copy/fullCopy.fixtures.js'
import { one } from '../../views/connect/ConnectView.fixtures.js'
import { ConnectView } from '../../views/connect/ConnectView.js'
import { openModel } from './Modal.fixtures.js'
import { Modal, type ModalProps } from './Modal.js'

export const closedModel: ModalModel = { status: 'closed' }

export function openModelAt(route: Route, more: Partial<typeof openModel> = {}): typeof openModel {
  return { ...openModel, route, ...more }
}

export function createModal(props: Partial<ModalProps> = {}): ReactElement {
  return (
    <Modal model={openModel} copy={fullEn} theme="light" onClose={() => {}} onHelp={() => {}} {...props}>
      {props.children ?? <ConnectView model={one} onSelectWallet={() => {}} />}
    </Modal>
  )
}

export function getShadowRoot(): ShadowRoot {
  const shadow = document.querySelector('[data-latchkit=modal]')?.shadowRoot
  if (!shadow) throw new Error('no modal')
  return shadow
}

/** Returns the name of the focused element. */
export function getFocusedText(): string | undefined {
  const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent ?? undefined
}

export function getDialog(): HTMLDialogElement {
  const element = getShadowRoot().querySelector('dialog')
  if (!element) throw new Error('no dialog')
  return element
}

/** Finishes every animation that has an end. */
export async function finishAnimations(): Promise<void> {
  const getAnimations = () =>
    getShadowRoot()
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await vi.waitFor(() => {
    for (const animation of getAnimations()) animation.finish()
    expect(getAnimations()).toEqual([])
  }, 15_000)
}
